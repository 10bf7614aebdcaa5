/// A length with its unit.
struct Length: Hashable {
  enum Unit: String {
    case number = ""
    case px, pt, pc, mm, cm, em, ex, rem, ch
    case inches = "in"
    case quarterMillimeters = "q"
    case percent = "%"
  }

  var value: Double
  var unit = Unit.number
  /// The further terms of a `calc()` sum.
  private(set) var addends: [Length] = []

  init(_ value: Double, _ unit: Unit = .number) {
    self.value = value
    self.unit = unit
  }

  /// Parses a text that is a single length.
  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    guard let length = Length(&scanner), scanner.isAtEnd else { return nil }
    self = length
  }

  /// Parses the length that comes next.
  init?(_ scanner: inout ValueScanner) {
    guard let value = scanner.number() else {
      guard let call = CalculatedText.call(&scanner), let lengths = CalculatedText.lengths(call),
        let first = lengths.first
      else { return nil }
      self = first
      addends = Array(lengths.dropFirst())
      return
    }
    let name = scanner.take("%") ? "%" : scanner.unit()
    guard let unit = Unit(rawValue: name) else { return nil }
    self.init(value, unit)
  }

  /// Returns the length in pixels, where 100 % are `whole` and one `em` is `fontSize`.
  func pixels(of whole: Double, fontSize: Double) -> Double {
    addends.reduce(ownPixels(of: whole, fontSize: fontSize)) { $0 + $1.pixels(of: whole, fontSize: fontSize) }
  }

  /// Returns the sum with each of its lengths transformed by `change`.
  func mapped(_ change: (Length) -> Length) -> Length {
    var own = self
    own.addends = []
    var result = change(own)
    result.addends += addends.map(change)
    return result
  }

  private func ownPixels(of whole: Double, fontSize: Double) -> Double {
    switch unit {
    case .number, .px: value
    case .pt: value * 96 / 72
    case .pc: value * 16
    case .inches: value * 96
    case .cm: value * 96 / 2.54
    case .mm: value * 96 / 25.4
    case .quarterMillimeters: value * 96 / 101.6
    case .em: value * fontSize
    // Half an em, as CSS specifies if the x-height or the width of a zero cannot be measured.
    case .ex, .ch: value * fontSize / 2
    // The root element's font size is assumed to be the default.
    case .rem: value * 16
    case .percent: value * whole / 100
    }
  }

  /// Parses lengths separated by white space or commas; nil if the text contains anything else.
  static func list(_ text: String) -> [Length]? {
    var scanner = ValueScanner(text.trimmed)
    var lengths: [Length] = []
    while !scanner.isAtEnd {
      guard let length = Length(&scanner) else { return nil }
      lengths.append(length)
      scanner.skipSeparator()
    }
    return lengths
  }
}
