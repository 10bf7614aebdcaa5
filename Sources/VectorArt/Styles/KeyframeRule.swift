/// The keyframes of an `@keyframes` rule, in the order of their offsets.
struct KeyframeRule: Hashable {
  struct Keyframe: Hashable {
    /// The position in the iteration, 0 to 1.
    var offset: Double
    var declarations: [StyleDeclaration]
    /// The easing to the next keyframe; nil for the element's easing.
    var easing: EasingFunction?
  }

  private(set) var keyframes: [Keyframe] = []

  /// Parses the rules inside the braces of an `@keyframes` rule.
  init(_ body: String, _ problems: inout [String]) {
    for block in StyleText.blocks(body) {
      let declarations = block.body.map { StyleDeclaration.list($0) } ?? []
      // Important declarations in keyframes are ignored (CSS Animations Level 1, section 3).
      let kept = declarations.filter { !$0.isImportant }
      let easing = kept.last { $0.name == "animation-timing-function" }.flatMap { EasingFunction($0.value) }
      for selector in StyleText.split(block.prelude, at: ",") {
        guard block.body != nil, let offset = Self.offset(selector.trimmed.lowercased()) else {
          problems.append("the keyframe ‘\(selector.trimmed.prefix(40))’ is left out")
          continue
        }
        keyframes.append(Keyframe(offset: offset, declarations: kept, easing: easing))
      }
    }
    let sorted = keyframes.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    keyframes = sorted.map(\.element)
  }

  private static func offset(_ text: String) -> Double? {
    switch text {
    case "from": return 0
    case "to": return 1
    default:
      guard text.last == "%", let percent = Double(number: String(text.dropLast())), (0...100).contains(percent) else {
        return nil
      }
      return percent / 100
    }
  }
}
