/// A property of a part that can be measured.
package enum MeasuredProperty: String, CaseIterable, Sendable {
  /// The center, in points.
  case position
  /// The horizontal coordinate of the center, in points.
  case positionX = "position.x"
  /// The vertical coordinate of the center, in points.
  case positionY = "position.y"
  /// Both scales, relative to the initial size.
  case scale
  /// The horizontal scale, relative to the initial width.
  case scaleX = "scale.x"
  /// The vertical scale, relative to the initial height.
  case scaleY = "scale.y"
  /// The angle, in degrees, clockwise.
  case rotation
  /// The opacity, as a fraction of its maximum in the recording.
  case opacity
  /// The color: red, green, and blue from 0 to 255.
  case color
}
