import Pixels

/// What a player shows after the images written so far, and the image that is being made over it.
///
/// All arrays have an element for each pixel of the canvas. Memory is unmanaged since kernels walk it pixel by pixel;
/// they stay within a rectangle that was checked to lie on the canvas.
@safe final class GIFCanvas: @unchecked Sendable {
  // Unchecked because of the pointers; sound because each row belongs to one image at a time: an image does nothing with
  // rows that those before it have not passed on, for which a lock is taken.

  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The colours that players show; zero where nothing was drawn.
  let shown: UnsafeMutablePointer<UInt32>
  /// The numbers of the shown colours in the table in force, where it has them.
  let numbers: UnsafeMutablePointer<UInt8>
  /// The colours that should be shown.
  let wanted: UnsafeMutablePointer<UInt32>
  /// The image being made: a number for each pixel.
  let symbols: UnsafeMutablePointer<UInt8>
  /// For how many frames the image's pixels will be seen, at most ``longestLife``; 0 for those that do not change.
  let lives: UnsafeMutablePointer<UInt8>

  /// Pixels that last longer count as if they lasted for so many frames.
  static let longestLife = 4

  /// A clear canvas.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let area = width * height
    unsafe shown = .allocate(capacity: area)
    unsafe numbers = .allocate(capacity: area)
    unsafe wanted = .allocate(capacity: area)
    unsafe symbols = .allocate(capacity: area)
    unsafe lives = .allocate(capacity: area)
    unsafe shown.initialize(repeating: 0, count: area)
    unsafe numbers.initialize(repeating: 0, count: area)
    unsafe wanted.initialize(repeating: 0, count: area)
    unsafe symbols.initialize(repeating: 0, count: area)
    unsafe lives.initialize(repeating: 0, count: area)
  }

  deinit {
    unsafe shown.deallocate()
    unsafe numbers.deallocate()
    unsafe wanted.deallocate()
    unsafe symbols.deallocate()
    unsafe lives.deallocate()
  }

  /// Whether a rectangle lies on the canvas.
  func contains(_ rectangle: PixelRect) -> Bool {
    rectangle.x >= 0 && rectangle.y >= 0 && rectangle.width > 0 && rectangle.height > 0 && rectangle.maxX <= width
      && rectangle.maxY <= height
  }

  /// Draws some rows of an image as players do.
  func show(_ rows: Range<Int>, of image: GIFWindowPlan.Image) {
    let rectangle = image.frame.rectangle
    precondition(contains(rectangle), "\(rectangle)")
    var words = [UInt32](repeating: 0, count: 256)
    for (number, color) in image.table.colors.enumerated() { words[number] = color.word }
    let still = image.table.still.map(Int.init) ?? -1
    let table = words.span
    for y in rows.clamped(to: rectangle.y..<rectangle.maxY) {
      for pixel in y * width + rectangle.x..<y * width + rectangle.maxX {
        let symbol = unsafe symbols[pixel]
        if Int(symbol) == still { continue }
        unsafe shown[pixel] = table[Int(symbol)]
        unsafe numbers[pixel] = symbol
      }
    }
  }

  /// Numbers the shown colours of some rows by another table.
  func renumber(_ rows: Range<Int>, by table: ColorTable) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "\(rows)")
    var last: UInt32 = 0
    var number: UInt8 = 0
    for pixel in rows.lowerBound * width..<rows.upperBound * width {
      let word = unsafe shown[pixel]
      if word != last {
        last = word
        number = table.number(of: OpaqueColor(word: word)) ?? 0
      }
      unsafe numbers[pixel] = number
    }
  }

  /// Makes some rows of a rectangle clear.
  func clear(_ rows: Range<Int>, of rectangle: PixelRect) {
    precondition(contains(rectangle), "\(rectangle)")
    for y in rows.clamped(to: rectangle.y..<rectangle.maxY) {
      unsafe (shown + y * width + rectangle.x).update(repeating: 0, count: rectangle.width)
      unsafe (wanted + y * width + rectangle.x).update(repeating: 0, count: rectangle.width)
    }
  }
}
