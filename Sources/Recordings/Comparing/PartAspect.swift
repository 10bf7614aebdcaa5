/// An aspect of a part's motion that is compared over time.
package enum PartAspect: String, CaseIterable, Sendable {
  /// The center, in points.
  case position
  /// The width and the height, in points.
  case size
  /// The angle, in degrees, clockwise.
  case rotation
  /// Red, green, blue, and the contrast with the background, from 0 to 255.
  case color

  /// Returns the aspect that a property belongs to.
  package init(_ property: MeasuredProperty) {
    self =
      switch property {
      case .position, .positionX, .positionY: .position
      case .scale, .scaleX, .scaleY: .size
      case .rotation: .rotation
      case .opacity, .color: .color
      }
  }
}
