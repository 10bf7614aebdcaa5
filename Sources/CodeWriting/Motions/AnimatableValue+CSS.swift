import Geometry
import Motion

extension AnimatableValue {
  /// The components between which CSS interpolates: those of colors are multiplied by the opacity (CSS Color Module
  /// Level 4, section 12.3), unlike Core Animation's.
  var cssComponents: [Double] {
    guard case .color(let color) = self else { return allComponents }
    let alpha = min(1, max(0, color.alpha))
    return [color.red, color.green, color.blue].map { min(1, max(0, $0)) * alpha } + [alpha]
  }

  /// Returns the value at a fraction of the way to another one, interpolated as in CSS.
  func interpolatedInCSS(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    guard case .color = self, case .color = end else { return interpolated(to: end, fraction: fraction) }
    let mixed = zip(cssComponents, end.cssComponents).map { $0 + ($1 - $0) * fraction }
    let alpha = mixed[3]
    guard alpha > 0 else { return .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
    return .color(Color(red: mixed[0] / alpha, green: mixed[1] / alpha, blue: mixed[2] / alpha, alpha: alpha))
  }

  /// Returns the visible distance to another value: for colors, the largest difference of the components in CSS.
  func distanceInCSS(to other: AnimatableValue) -> Double {
    guard case .color = self, case .color = other else { return distance(to: other) }
    return zip(cssComponents, other.cssComponents).map { abs($0 - $1) }.max() ?? 0
  }
}
