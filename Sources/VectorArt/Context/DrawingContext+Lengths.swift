import Geometry

/// The viewport extent that percentage lengths refer to.
enum LengthAxis {
  case width, height
  /// The diagonal divided by the square root of two, for lengths that are neither horizontal nor vertical.
  case diagonal

  func whole(of size: Size) -> Double {
    switch self {
    case .width: size.width
    case .height: size.height
    case .diagonal: ((size.width * size.width + size.height * size.height) / 2).squareRoot()
    }
  }
}

extension DrawingContext {
  /// Returns the value of a length attribute in pixels; nil if it is missing or invalid.
  func length(_ element: Element, _ name: String, _ axis: LengthAxis, _ style: Style, _ space: Space) -> Double? {
    guard let text = element[name], let length = Length(text) else { return nil }
    return pixels(length, axis, style, space)
  }

  /// Returns a length in pixels.
  func pixels(_ length: Length, _ axis: LengthAxis, _ style: Style, _ space: Space) -> Double {
    length.mapped { $0.unit == .rem ? Length($0.value * rootFontSize) : $0 }
      .pixels(of: axis.whole(of: space.viewport), in: style)
  }
}
