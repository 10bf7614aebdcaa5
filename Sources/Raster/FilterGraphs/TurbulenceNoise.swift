import Arithmetic
import Geometry

/// Perlin noise with exactly the values of the reference code in Filter Effects Level 1, section 9.20.
struct TurbulenceNoise {
  /// The period of the noise, in steps of the lattice.
  private struct Stitch {
    var width: Int
    var height: Int
    var wrapX: Int
    var wrapY: Int
  }

  private static let size = 256
  /// An offset that makes most coordinates positive.
  private static let shift = 4096.0
  /// The maximum number of octaves; additional ones change no byte of the result.
  private static let maximumOctaveCount = 16

  private let turbulence: FilterGraph.Turbulence
  private var frequency: Size
  private var stitch: Stitch?
  private var lattice = [Int](repeating: 0, count: 2 * size + 2)
  // The x and y components of the lattice gradients, with a lane for each color component.
  private var gradientsX = [SIMD4<Double>](repeating: .zero, count: 2 * size + 2)
  private var gradientsY = [SIMD4<Double>](repeating: .zero, count: 2 * size + 2)

  init(_ turbulence: FilterGraph.Turbulence) {
    self.turbulence = turbulence
    frequency = turbulence.frequency
    fillLattice()
    guard let tile = turbulence.stitched, tile.width > 0, tile.height > 0 else { return }
    func fitting(_ frequency: Double, _ length: Double) -> Double {
      guard frequency > 0 else { return frequency }
      let (low, high) = (
        (length * frequency).rounded(.down) / length, (length * frequency).rounded(.up) / length
      )
      return low > 0 && frequency / low < high / frequency ? low : high
    }
    frequency = Size(fitting(frequency.width, tile.width), fitting(frequency.height, tile.height))
    func whole(_ value: Double) -> Int { abs(value) < 1e9 ? Int(saturating: value) : 0 }
    let width = whole(tile.width * frequency.width + 0.5)
    let height = whole(tile.height * frequency.height + 0.5)
    stitch = Stitch(
      width: width, height: height, wrapX: whole(tile.minX * frequency.width + Self.shift) + width,
      wrapY: whole(tile.minY * frequency.height + Self.shift) + height)
  }

  private mutating func fillLattice() {
    var seed = turbulence.seed <= 0 ? -(turbulence.seed % 2_147_483_646) + 1 : min(turbulence.seed, 2_147_483_646)
    func next() -> Int {
      let result = 16_807 * (seed % 127_773) - 2_836 * (seed / 127_773)
      seed = result <= 0 ? result + 2_147_483_647 : result
      return seed
    }
    for channel in 0..<4 {
      for index in 0..<Self.size {
        lattice[index] = index
        func component() -> Double { Double(next() % (2 * Self.size) - Self.size) / Double(Self.size) }
        let (x, y) = (component(), component())
        let length = (x * x + y * y).squareRoot()
        gradientsX[index][channel] = length > 0 ? x / length : 0
        gradientsY[index][channel] = length > 0 ? y / length : 0
      }
    }
    for index in stride(from: Self.size - 1, to: 0, by: -1) { lattice.swapAt(index, next() % Self.size) }
    for index in 0..<(Self.size + 2) {
      lattice[Self.size + index] = lattice[index]
      gradientsX[Self.size + index] = gradientsX[index]
      gradientsY[Self.size + index] = gradientsY[index]
    }
  }

  /// Returns the unpremultiplied components at a point in the layer, from 0 to 1.
  func color(at point: Point) -> SIMD4<Double> {
    var (x, y, share) = (point.x * frequency.width, point.y * frequency.height, 1.0)
    var stitch = stitch
    var sum = SIMD4<Double>.zero
    for _ in 0..<min(turbulence.octaves, Self.maximumOctaveCount) {
      let noise = noise(x, y, stitch)
      sum += (turbulence.isFractal ? noise : noise.replacing(with: -noise, where: noise .< 0)) * share
      (x, y, share) = (x * 2, y * 2, share / 2)
      if let old = stitch {
        stitch = Stitch(
          width: old.width * 2, height: old.height * 2, wrapX: 2 * old.wrapX - Int(Self.shift),
          wrapY: 2 * old.wrapY - Int(Self.shift))
      }
    }
    if turbulence.isFractal { sum = (sum + 1) / 2 }
    return sum.clamped(lowerBound: .zero, upperBound: .one)
  }

  private func noise(_ x: Double, _ y: Double, _ stitch: Stitch?) -> SIMD4<Double> {
    let (x, y) = (x + Self.shift, y + Self.shift)
    // Farther from the origin, coordinates have no fractional bits.
    guard abs(x) < 1e12, abs(y) < 1e12 else { return .zero }
    var (left, top) = (Int(saturating: x), Int(saturating: y))
    var (right, bottom) = (left + 1, top + 1)
    let (x0, y0) = (x - Double(left), y - Double(top))
    let (x1, y1) = (x0 - 1, y0 - 1)
    if let stitch {
      if left >= stitch.wrapX { left -= stitch.width }
      if right >= stitch.wrapX { right -= stitch.width }
      if top >= stitch.wrapY { top -= stitch.height }
      if bottom >= stitch.wrapY { bottom -= stitch.height }
    }
    let (i, j) = (lattice[left & 255], lattice[right & 255])
    func part(_ column: Int, _ row: Int, _ dx: Double, _ dy: Double) -> SIMD4<Double> {
      let index = lattice[column + row & 511]
      return gradientsX[index] * dx + gradientsY[index] * dy
    }
    let (curveX, curveY) = (x0 * x0 * (3 - 2 * x0), y0 * y0 * (3 - 2 * y0))
    func mix(_ share: Double, _ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a + (b - a) * share }
    let upper = mix(curveX, part(i, top & 255, x0, y0), part(j, top & 255, x1, y0))
    let lower = mix(curveX, part(i, bottom & 255, x0, y1), part(j, bottom & 255, x1, y1))
    return mix(curveY, upper, lower)
  }
}
