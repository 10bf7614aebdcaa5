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

  /// The threshold of Pop's spring for the property, in units of the measured values.
  ///
  /// Source: `POPAnimatableProperty.mm` of facebookarchive/pop.
  var popThreshold: Double {
    switch self {
    case .position, .positionX, .positionY: 1
    case .scale, .scaleX, .scaleY: 0.005
    case .rotation: 0.01 * 180 / .pi
    case .opacity: 0.01
    case .color: 0.01 * 255
    }
  }
}
