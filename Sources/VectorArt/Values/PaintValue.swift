/// The value of `fill` and `stroke`.
enum PaintValue: Hashable {
  case none
  case color(ColorValue)
  /// A gradient or pattern by its id, with the fallback if it cannot be used.
  indirect case server(String, fallback: PaintValue)
  /// The fill of the context element: the `use` element, or the shape that has the marker (`context-fill`).
  case contextFill
  /// The stroke of the context element: the `use` element, or the shape that has the marker (`context-stroke`).
  case contextStroke

  /// True if the paint is a gradient or a pattern.
  var isServer: Bool { if case .server = self { true } else { false } }

  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    guard let value = PaintValue(&scanner) else { return nil }
    self = value
  }

  private init?(_ scanner: inout ValueScanner) {
    let start = scanner
    let name = scanner.name().lowercased()
    switch name {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    case "url":
      guard scanner.take("("), let link = scanner.text(upTo: ")") else { return nil }
      scanner.skipSpace()
      if scanner.isAtEnd {
        self = .server(Reference.id(link), fallback: .none)
      } else if let fallback = PaintValue(&scanner) {
        self = .server(Reference.id(link), fallback: fallback)
      } else {
        return nil
      }
    default:
      scanner = start
      // As in browsers, a color followed by an ICC color isn't a valid value.
      guard let color = ColorValue(&scanner), scanner.isAtEnd else { return nil }
      self = .color(color)
    }
  }
}

/// The value of a property that may refer to another element: `url(#id)`.
enum Reference: Hashable {
  case none
  /// A reference to the element with an id.
  case id(String)
  /// Anything other than a reference to an element of the file.
  case other(String)

  init(_ text: String) {
    let text = text.trimmed
    var scanner = ValueScanner(text)
    if text.lowercased() == "none" || text.isEmpty {
      self = .none
    } else if scanner.name().lowercased() == "url", scanner.take("("), let link = scanner.text(upTo: ")"),
      scanner.isAtEnd
    {
      self = .id(Reference.id(link))
    } else {
      self = .other(text)
    }
  }

  /// Returns the id in `#id`, with or without quotes.
  static func id(_ link: String) -> String {
    let link = link.trimmed
    let bare = link.hasPrefix("'") || link.hasPrefix("\"") ? String(link.dropFirst().dropLast()).trimmed : link
    return bare.hasPrefix("#") ? String(bare.dropFirst()) : bare
  }
}
