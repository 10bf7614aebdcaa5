/// Finds the nearest colours of a palette for millions of pixels.
///
/// The cube of colours is divided into cells of eight values a side. For each cell, when it is first met, the palette's
/// colours are found that can be nearest to any colour in it: those that are no farther from its nearest corner than
/// some other is from its farthest. Mostly these are few, and only they are compared.
struct PaletteMap {
  /// The colours by number.
  let colors: [OpaqueColor]
  /// For each cell where its candidates begin and how many there are, 0 before it is met.
  private var cells: [UInt32]
  /// The candidates of all cells met: their colours with their numbers in place of alpha, in the order of the numbers.
  private var candidates: [UInt32] = []

  /// The components of eight colours each; after the last colour, the first again.
  private let components: [Components]
  // How far the colours are from a cell, for `meet`.
  private var distances: [SIMD8<Int32>]

  private struct Components {
    var red: SIMD8<Int32>
    var green: SIMD8<Int32>
    var blue: SIMD8<Int32>
  }

  private static let cellBits = 5

  /// - Precondition: The palette has 1 to 256 colours.
  init(_ colors: [OpaqueColor]) {
    precondition((1...256).contains(colors.count), "a palette of \(colors.count) colours")
    self.colors = colors
    cells = [UInt32](repeating: 0, count: 1 << (3 * PaletteMap.cellBits))
    components = stride(from: 0, to: colors.count, by: 8).map { start in
      func vector(_ component: (OpaqueColor) -> Int) -> SIMD8<Int32> {
        var vector = SIMD8<Int32>.zero
        for lane in 0..<8 { vector[lane] = Int32(component(colors[start + lane < colors.count ? start + lane : 0])) }
        return vector
      }
      return Components(red: vector(\.red), green: vector(\.green), blue: vector(\.blue))
    }
    distances = [SIMD8<Int32>](repeating: .zero, count: components.count)
  }

  /// The number of the nearest colour; of equally near ones, the lowest.
  ///
  /// - Parameter color: The colour to look for.
  /// - Returns: A number in the palette.
  @inline(__always)
  mutating func number(nearestTo color: OpaqueColor) -> UInt8 {
    let cell = color.cell(bits: PaletteMap.cellBits)
    if cells[cell] == 0 { meet(cell) }
    let entry = cells[cell]
    let start = Int(entry >> 9)
    let candidates = candidates.span
    var best = UInt32.max
    var least = Int.max
    for index in start..<start + Int(entry & 511) {
      let distance = OpaqueColor(word: candidates[index]).squaredDistance(to: color)
      if distance < least {
        least = distance
        best = candidates[index]
      }
    }
    return UInt8(truncatingIfNeeded: best >> 24)
  }

  /// Finds the candidates of a cell.
  private mutating func meet(_ cell: Int) {
    let bits = PaletteMap.cellBits
    let mask = 1 << bits - 1
    let corner = OpaqueColor(
      red: (cell >> (2 * bits)) << (8 - bits), green: ((cell >> bits) & mask) << (8 - bits),
      blue: (cell & mask) << (8 - bits))
    var bound = SIMD8<Int32>(repeating: .max)
    for index in components.indices {
      var (nearest, farthest) = (SIMD8<Int32>.zero, SIMD8<Int32>.zero)
      func add(_ value: SIMD8<Int32>, from low: Int) {
        let low = Int32(low)
        let high = low &+ Int32(1 << (8 - bits) - 1)
        let outside = pointwiseMax(pointwiseMax(low &- value, value &- high), .zero)
        let far = pointwiseMax(value &- low, high &- value)
        nearest &+= outside &* outside
        farthest &+= far &* far
      }
      add(components[index].red, from: corner.red)
      add(components[index].green, from: corner.green)
      add(components[index].blue, from: corner.blue)
      distances[index] = nearest
      bound = pointwiseMin(bound, farthest)
    }
    let least = bound.min()
    let start = candidates.count
    for (number, color) in colors.enumerated() where distances[number >> 3][number & 7] <= least {
      candidates.append(color.word & 0xFF_FFFF | UInt32(number) << 24)
    }
    cells[cell] = UInt32(start) << 9 | UInt32(candidates.count - start)
  }
}
