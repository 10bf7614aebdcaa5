import Geometry

extension PixelQuad {
  /// Returns the pixels composited over others.
  @inline(__always)
  func over(_ below: PixelQuad) -> PixelQuad { weighed(1, below, 1 - alpha) }

  /// Returns the pixels composited with others by an operator (Porter and Duff, Compositing Digital Images, 1984).
  @inline(__always)
  func composited(_ below: PixelQuad, _ way: FilterGraph.Operator) -> PixelQuad {
    switch way {
    case .over: return over(below)
    case .in: return multiplied(by: below.alpha)
    case .out: return multiplied(by: 1 - below.alpha)
    case .atop: return weighed(below.alpha, below, 1 - alpha)
    case .xor: return weighed(1 - below.alpha, below, 1 - alpha)
    case .lighter: return weighed(1, below, SIMD4(repeating: 1))
    case .arithmetic(let k1, let k2, let k3, let k4):
      let k = SIMD4<Float>(Float(k1), Float(k2), Float(k3), Float(k4))
      func component(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        var value = a * b * k[0]
        value += a * k[1]
        value += b * k[2]
        return PixelQuad.limited(value + k[3])
      }
      return PixelQuad(
        red: component(red, below.red), green: component(green, below.green), blue: component(blue, below.blue),
        alpha: component(alpha, below.alpha))
    }
  }

  /// Returns the weighted mean with `other`, whose weight is `share`.
  @inline(__always)
  func mixed(with other: PixelQuad, _ share: Float) -> PixelQuad {
    weighed(1 - share, other, SIMD4(repeating: share))
  }

  /// Returns the pixels with a 4 × 5 matrix applied to their unpremultiplied components.
  @inline(__always)
  func colored(_ factors: [Float]) -> PixelQuad {
    let divisor = alpha.replacing(with: 1, where: .!(alpha .> 0))
    let (r, g, b) = (red / divisor, green / divisor, blue / divisor)
    func component(_ row: Int) -> SIMD4<Float> {
      let first = 5 * row
      let light = r * factors[first] + g * factors[first + 1] + b * factors[first + 2]
      let value = light + alpha * factors[first + 3] + factors[first + 4]
      return PixelQuad.limited(value)
    }
    let opacity = component(3)
    return PixelQuad(
      red: component(0) * opacity, green: component(1) * opacity, blue: component(2) * opacity, alpha: opacity)
  }

  @inline(__always)
  private func weighed(_ own: SIMD4<Float>, _ below: PixelQuad, _ other: SIMD4<Float>) -> PixelQuad {
    PixelQuad(
      red: red * own + below.red * other, green: green * own + below.green * other,
      blue: blue * own + below.blue * other, alpha: alpha * own + below.alpha * other)
  }

  @inline(__always)
  private func weighed(_ own: Float, _ below: PixelQuad, _ other: SIMD4<Float>) -> PixelQuad {
    weighed(SIMD4(repeating: own), below, other)
  }

  /// Returns the values clamped to 0 to 1.
  @inline(__always)
  private static func limited(_ values: SIMD4<Float>) -> SIMD4<Float> {
    let positive = values.replacing(with: 0, where: .!(values .> 0))
    return positive.replacing(with: 1, where: positive .> 1)
  }
}
