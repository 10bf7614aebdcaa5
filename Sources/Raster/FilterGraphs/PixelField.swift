import Pixels

/// A copy of a canvas' pixels, for filters that read many pixels to compute each one.
///
/// Pixels are premultiplied words, with red in the lowest byte.
struct PixelField {
  let box: PixelRect
  private var words: [UInt32]
  private let columns: Int

  /// Creates a field of transparent pixels.
  init(_ box: PixelRect) {
    self.box = box
    columns = box.maxX - box.minX
    // Budget: `PlacedFilterGraph.maximumOwnPixelCount`, or the surface that is filtered.
    words = [UInt32](repeating: 0, count: columns * (box.maxY - box.minY))
  }

  /// Creates a field with the pixels of a canvas.
  init(_ canvas: Canvas) {
    self.init(canvas.box)
    for y in box.minY..<box.maxY {
      // Sound: the row contains the box's columns.
      let row = unsafe canvas.pixel(x: box.minX, y: y)
      for x in 0..<columns {
        words[(y - box.minY) * columns + x] = unsafe row.load(fromByteOffset: 4 * x, as: UInt32.self)
      }
    }
  }

  /// Accesses a pixel; pixels outside the box are transparent.
  subscript(x: Int, y: Int) -> UInt32 {
    get {
      guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return 0 }
      return words[(y - box.minY) * columns + x - box.minX]
    }
    set { words[(y - box.minY) * columns + x - box.minX] = newValue }
  }

  /// Returns the pixel's components from 0 to 255: red, green, blue, and alpha.
  func components(_ x: Int, _ y: Int) -> SIMD4<Float> { Self.components(self[x, y]) }

  static func components(_ word: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<UInt32>(repeating: word) &>> SIMD4(0, 8, 16, 24) & SIMD4(repeating: 255))
  }

  /// Returns the premultiplied pixel with the given components from 0 to 255, clamped and rounded.
  static func word(_ components: SIMD4<Float>) -> UInt32 {
    let alpha = min(255, max(0, components.w))
    var limited = components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    limited.w = alpha
    let bytes = SIMD4<UInt32>(limited.rounded(.toNearestOrAwayFromZero)) &<< SIMD4(0, 8, 16, 24)
    return bytes.wrappedSum()
  }

  /// Writes the pixels to a canvas with the same box.
  func write(to canvas: Canvas) {
    precondition(canvas.box == box, "the canvas must cover the same pixels")
    for y in box.minY..<box.maxY {
      // Sound: the row contains the box's columns.
      let row = unsafe canvas.pixel(x: box.minX, y: y)
      for x in 0..<columns {
        unsafe row.storeBytes(of: words[(y - box.minY) * columns + x], toByteOffset: 4 * x, as: UInt32.self)
      }
    }
  }
}
