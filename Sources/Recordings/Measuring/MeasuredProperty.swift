/// A property of a part that can move.
package enum MeasuredProperty: String, CaseIterable, Sendable {
  /// The middle, in points.
  case position
  /// The horizontal coordinate of the middle, in points.
  case positionX = "position.x"
  /// The vertical coordinate of the middle, in points.
  case positionY = "position.y"
  /// Both scales, as multiples of the first size.
  case scale
  /// The horizontal scale.
  case scaleX = "scale.x"
  /// The vertical scale.
  case scaleY = "scale.y"
  /// The angle, in degrees clockwise.
  case rotation
  /// The opacity, as a share of the greatest one seen.
  case opacity
  /// The color: red, green, and blue from 0 to 255.
  case color
}
