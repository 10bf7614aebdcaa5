/// An aspect of a part that is compared over time.
package enum PartAspect: String, CaseIterable, Sendable {
  /// The middle, in points.
  case position
  /// The width and the height, in points.
  case size
  /// The angle, in degrees clockwise.
  case rotation
  /// Red, green, and blue, and the difference from the ground, from 0 to 255.
  case color

  /// The aspect that a property belongs to.
  init(_ property: MeasuredProperty) {
    self =
      switch property {
      case .position, .positionX, .positionY: .position
      case .scale, .scaleX, .scaleY: .size
      case .rotation: .rotation
      case .opacity, .color: .color
      }
  }
}
