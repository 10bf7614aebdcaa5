/// The value of `fill` and `stroke`.
enum PaintValue: Hashable {
  case none
  case color(ColorValue)
  /// A gradient or pattern by its id, and the fallback if it can't paint.
  indirect case server(String, fallback: PaintValue)
  /// As the element that uses this one, or that a marker is on, is filled.
  case contextFill
  /// As the element that uses this one, or that a marker is on, is stroked.
  case contextStroke

  /// True if it is a gradient or a pattern.
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

/// A property that names another element: `url(#id)`.
enum Reference: Hashable {
  case none
  /// The element of the id.
  case id(String)
  /// Something else than a reference to an element of the file.
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

  /// The id in `#id`, with or without quotes.
  static func id(_ link: String) -> String {
    let link = link.trimmed
    let bare = link.hasPrefix("'") || link.hasPrefix("\"") ? String(link.dropFirst().dropLast()).trimmed : link
    return bare.hasPrefix("#") ? String(bare.dropFirst()) : bare
  }
}
