import Arithmetic
import Geometry
import Pixels

/// A lit surface whose height is an image's alpha (Filter Effects Level 1, sections 9.10 and 9.19).
struct LitSurface {
  private let heights: PixelField
  /// The rectangle of the surface; pixels outside are ignored.
  private let bounds: PixelRect
  private let lighting: FilterGraph.Lighting
  /// The color of the light, from 0 to 255, in the color space of the image.
  private let color: SIMD3<Double>

  /// Creates a surface; the positions of the light are in pixels.
  init(_ heights: PixelField, bounds: PixelRect, _ lighting: FilterGraph.Lighting, isLinear: Bool) {
    (self.heights, self.bounds, self.lighting) = (heights, bounds, lighting)
    let bytes = [lighting.color.red, lighting.color.green, lighting.color.blue].map { component -> Double in
      let byte = Int(saturating: (min(1, max(0, component)) * 255).rounded())
      return Double(isLinear ? LinearLight.toLinear[byte] : UInt8(byte))
    }
    color = SIMD3(bytes[0], bytes[1], bytes[2])
  }

  /// Returns the reflected light.
  func painted() -> PixelField {
    var result = PixelField(heights.box)
    let seen = bounds.intersection(heights.box)
    guard !seen.isEmpty else { return result }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX { result[x, y] = PixelField.word(SIMD4<Float>(pixel(x, y))) }
    }
    return result
  }

  private func height(_ x: Int, _ y: Int) -> Double { Double(heights[x, y] >> 24) / 255 }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let normal = normal(x, y)
    let toLight = toLight(x, y)
    let light = light(toLight)
    switch lighting.reflection {
    case .diffuse(let constant):
      let share = constant * (normal * toLight).sum()
      return SIMD4((light * share).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255)), 255)
    case .specular(let constant, let exponent):
      let half = Self.unit(toLight + SIMD3(0, 0, 1))
      let cosine = (normal * half).sum()
      let share = cosine > 0 ? constant * pow(cosine, exponent) : 0
      let shine = (light * share).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
      return SIMD4(shine, shine.max())
    }
  }

  /// Returns the unit normal of the surface, by the Sobel operator on the existing neighbors.
  private func normal(_ x: Int, _ y: Int) -> SIMD3<Double> {
    let columns = (max(x - 1, bounds.minX), min(x + 1, bounds.maxX - 1))
    let rows = (max(y - 1, bounds.minY), min(y + 1, bounds.maxY - 1))
    func slope(_ span: (Int, Int), _ across: (Int, Int), _ middle: Int, _ height: (Int, Int) -> Double) -> Double {
      guard span.1 > span.0 else { return 0 }
      var (sum, weights) = (0.0, 0.0)
      for place in across.0...across.1 {
        let weight = place == middle ? 2.0 : 1
        sum += weight * (height(span.1, place) - height(span.0, place))
        weights += weight
      }
      return sum / weights * (span.1 - span.0 == 1 ? 2 : 1)
    }
    let acrossX = slope(columns, rows, y) { self.height($0, $1) }
    let acrossY = slope(rows, columns, x) { self.height($1, $0) }
    return Self.unit(SIMD3(-lighting.surfaceScale * acrossX, -lighting.surfaceScale * acrossY, 1))
  }

  /// Returns the unit vector toward the light.
  private func toLight(_ x: Int, _ y: Int) -> SIMD3<Double> {
    switch lighting.source {
    case .distant(let azimuth, let elevation):
      SIMD3(cos(azimuth) * cos(elevation), sin(azimuth) * cos(elevation), sin(elevation))
    case .point(let place), .spot(let place, _, _, _):
      Self.unit(place - SIMD3(Double(x), Double(y), lighting.surfaceScale * height(x, y)))
    }
  }

  /// Returns the color of the light that arrives from a direction.
  private func light(_ toLight: SIMD3<Double>) -> SIMD3<Double> {
    guard case .spot(let place, let target, let exponent, let cone) = lighting.source else { return color }
    let cosine = -(toLight * Self.unit(target - place)).sum()
    if cosine <= 0 { return .zero }
    if let cone, cosine < cos(cone) { return .zero }
    return color * pow(cosine, exponent)
  }

  private static func unit(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let length = (vector * vector).sum().squareRoot()
    return length > 0 ? vector / length : .zero
  }
}

/// Conversions between linear light and sRGB components, both as bytes (IEC 61966-2-1).
enum LinearLight {
  /// The linear light for each sRGB component.
  static let toLinear = (0..<256).map { byte -> UInt8 in
    let value = Double(byte) / 255
    let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return UInt8(saturating: (light * 255).rounded())
  }

  /// The sRGB component for each value of linear light.
  static let toSRGB = (0..<256).map { byte -> UInt8 in
    let light = Double(byte) / 255
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(saturating: (value * 255).rounded())
  }
}
