import Foundation
import Geometry
import Pixels

/// Gradients computed the slow way, by their definition, in double precision.
struct GradientTwin {
  let gradient: Gradient
  /// From pixels to the gradient's own space.
  let inverse: Projection

  init?(_ gradient: Gradient, through projection: Projection) {
    let whole = Projection(gradient.transform).concatenating(projection)
    guard let inverse = whole.inverted else { return nil }
    (self.gradient, self.inverse) = (gradient, inverse)
  }

  /// The parameter at the center of a pixel; nil where nothing is painted.
  func parameter(x: Int, y: Int) -> Double? {
    let point = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
    switch gradient.geometry {
    case .axial(let from, let to):
      let (way, own) = (to - from, point - from)
      return (own.x * way.x + own.y * way.y) / (way.x * way.x + way.y * way.y)
    case .radial(let center, let radius, let focus, let focusRadius):
      let (way, own, growth) = (center - focus, point - focus, radius - focusRadius)
      let a = way.x * way.x + way.y * way.y - growth * growth
      let b = own.x * way.x + own.y * way.y + focusRadius * growth
      let c = own.x * own.x + own.y * own.y - focusRadius * focusRadius
      let candidates: [Double]
      if a == 0 {
        candidates = [c / (2 * b)]
      } else {
        guard b * b - a * c >= 0 else { return nil }
        let root = (b * b - a * c).squareRoot()
        candidates = [(b + root) / a, (b - root) / a]
      }
      return candidates.filter { focusRadius + $0 * growth >= 0 }.max()
    case .conic(let center, let angle):
      let own = point - center
      let turn = (atan2(own.y, own.x) - angle) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Red, green, blue and alpha at a parameter: premultiplied, 0 to 255, not rounded.
  func color(at parameter: Double, opacity: Double = 1) -> [Double] {
    var t = parameter
    switch gradient.spread {
    case .pad: break
    case .repeat: t -= t.rounded(.down)
    case .reflect:
      t = abs(t.truncatingRemainder(dividingBy: 2))
      if t > 1 { t = 2 - t }
    }
    func premultiplied(_ color: Color) -> [Double] {
      let alpha = color.alpha * opacity * 255
      return [color.red * alpha, color.green * alpha, color.blue * alpha, alpha]
    }
    let stops = gradient.stops
    guard let after = stops.firstIndex(where: { $0.location > t }) else {
      return premultiplied(stops[stops.count - 1].color)
    }
    guard after > 0 else { return premultiplied(stops[0].color) }
    let (a, b) = (stops[after - 1], stops[after])
    let share = (t - a.location) / (b.location - a.location)
    if gradient.interpolation == .straight {
      func mix(_ part: KeyPath<Color, Double>) -> Double {
        a.color[keyPath: part] + (b.color[keyPath: part] - a.color[keyPath: part]) * share
      }
      return premultiplied(Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
    }
    return zip(premultiplied(a.color), premultiplied(b.color)).map { $0 + ($1 - $0) * share }
  }

  /// Whether a pixel is what it should be, to one level; beside a hard edge it may be on either side.
  func allows(_ pixel: Pixel, x: Int, y: Int, opacity: Double = 1) -> Bool {
    func isNear(_ color: [Double]) -> Bool {
      zip(color, pixel.components).allSatisfy { abs($0 - Double($1)) <= 1 }
    }
    guard let t = parameter(x: x, y: y) else { return isNear([0, 0, 0, 0]) || isBesideNothing(x: x, y: y) }
    // Far out the parameter of a cone grows without limit, and with it what rounding changes.
    let slack = 2e-5 * (1 + abs(t)) + 1e-6 * t * t
    return (-8...8).contains { isNear(color(at: t + slack * Double($0) / 8, opacity: opacity)) } || slack > 0.01
      || isBesideNothing(x: x, y: y) || isBesideSeam(t, isNear)
  }

  /// Whether a whole turn ends at `t`.
  private func isBesideSeam(_ t: Double, _ isNear: ([Double]) -> Bool) -> Bool {
    guard case .conic = gradient.geometry, t < 1e-5 || t > 1 - 1e-5 else { return false }
    return isNear(color(at: 0)) || isNear(color(at: 1))
  }

  /// Whether the boundary of what is painted passes so near that the sign of a difference can't be determined.
  private func isBesideNothing(x: Int, y: Int) -> Bool {
    guard case .radial(let center, let radius, let focus, let focusRadius) = gradient.geometry else { return false }
    let point = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
    let (way, own, growth) = (center - focus, point - focus, radius - focusRadius)
    let a = way.x * way.x + way.y * way.y - growth * growth
    guard a >= 0 else { return false }
    let b = own.x * way.x + own.y * way.y + focusRadius * growth
    let c = own.x * own.x + own.y * own.y - focusRadius * focusRadius
    return abs(b * b - a * c) < 1e-3 * (b * b + abs(a * c)) || abs(b) < 1e-4 * (own.length * way.length)
  }
}
