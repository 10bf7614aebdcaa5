import CodeNotation

/// Assigns unique Swift identifiers.
struct SwiftNames {
  private var taken: Set<String>
  /// The next number to try for each name.
  private var nextNumbers: [String: Int] = [:]

  /// The identifiers that Swift, UIKit, and the code's helpers already use.
  private static let reserved: Set<String> = [
    "self", "init", "if", "else", "for", "in", "let", "var", "func", "class", "struct", "enum", "case", "default",
    "switch", "return", "true", "false", "nil", "is", "as", "do", "try", "where", "while", "repeat", "break",
    "continue",
    "import", "static", "public", "private", "internal", "super", "throw", "throws", "guard", "defer", "operator",
    "protocol", "extension", "inout", "any", "some", "Any", "Self", "Type", "layer", "frame", "bounds", "center",
    "mask", "tag", "transform", "alpha", "window", "superview", "subviews", "next", "hash", "description", "image",
    "start", "after", "pop", "shown", "animate", "value", "opaque", "hidden", "backgroundColor", "tintColor",
    "delegate",
    "state", "path", "background", "debugDescription", "isHidden", "isOpaque", "finished", "superlayer", "controller",
    "animateAdditively", "every", "frames", "follow", "place", "fit", "mix", "release", "recognize", "percentComplete",
    "everyFrame",
    "numberText",
    "namedImage", "drawnPath",
    "components", "perspective", "centerText", "shownSize", "shownLayer", "targets", "spring", "play", "replaceSpring",
    "movingSprings",
  ]

  /// The additional identifiers that a SwiftUI view uses.
  private static let reservedInSwiftUI: Set<String> = ["body", "withAnimation", "content", "animation", "id"]

  /// The suffix for a name that is already in use.
  private let suffix: String
  private let reserved: Set<String>

  init(suffix: String, style: SceneCodeStyle? = nil) {
    reserved = style == .swiftUI ? Self.reserved.union(Self.reservedInSwiftUI) : Self.reserved
    taken = reserved
    self.suffix = suffix
  }

  /// Returns a name in camel case, with only letters and digits.
  static func camelCase(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return "" }
    var joined = first.prefix(1).lowercased() + first.dropFirst()
    for word in words.dropFirst() { joined += word.prefix(1).uppercased() + word.dropFirst() }
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// Returns the name of a type, without a leading article.
  static func typeName(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let hasArticle = words.count > 1 && ["the", "a", "an"].contains(words[0].lowercased())
    let name = camelCase(hasArticle ? words.dropFirst().joined(separator: " ") : text)
    let letters = name.drop { $0 == "_" }
    let base = letters.prefix(1).uppercased() + letters.dropFirst()
    return base.isEmpty ? "Scene" : base.first?.isNumber == true ? "Scene" + base : String(base)
  }

  /// Returns a unique name: the text itself, or prefixed with the enclosing name, or with a number appended.
  ///
  /// If the text is empty, the standard name is used, prefixed with the enclosing name.
  mutating func name(for text: String, in outer: String? = nil, otherwise standard: String) -> String {
    let own = Self.camelCase(text)
    var base = own.isEmpty ? standard : own
    let around = outer.map(Self.camelCase) ?? ""
    if !around.isEmpty, own.isEmpty || taken.contains(base) {
      base = around + base.prefix(1).uppercased() + base.dropFirst()
    } else if reserved.contains(base) {
      base += suffix
    }
    var name = base
    while !taken.insert(name).inserted {
      let number = nextNumbers[base] ?? 2
      name = "\(base)\(number)"
      nextNumbers[base] = number + 1
    }
    return name
  }
}
