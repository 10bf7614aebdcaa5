import Pixels

/// A player's canvas after the images written so far, together with the pending changes.
///
/// Each array has an element per canvas pixel. Memory is unmanaged because kernels process it pixel by pixel; they stay
/// within a rectangle that was checked to be on the canvas.
@safe final class GIFCanvas: @unchecked Sendable {
  // Unchecked because of the pointers; sound because each row belongs to one image at a time: an image uses only rows
  // released by the images before it, synchronized by a lock. `keepsWanted` only changes between windows.

  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The colors that a player shows; zero where nothing was drawn.
  let shown: UnsafeMutablePointer<UInt32>
  /// The color index of each shown color, in the table where it was last looked up.
  let numbers: UnsafeMutablePointer<UInt8>
  /// The colors that should be shown; zero where they equal the shown ones.
  let wanted: UnsafeMutablePointer<UInt32>
  /// A bit mask of the upcoming images that change each pixel, from the current one up to ``PixelWeights/foresight``
  /// images ahead.
  let changeMask: UnsafeMutablePointer<UInt8>
  /// True if the wanted colors are stored; they are, beginning with the first lossy window.
  private(set) var keepsWanted = false
  /// For each row, the first image of the window whose changes are not yet in ``changeMask``.
  private let foreseen: UnsafeMutablePointer<Int>

  /// Creates a transparent canvas.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let area = width * height
    unsafe shown = .zeroed(capacity: area)
    unsafe numbers = .zeroed(capacity: area)
    // The system commits none of its pages as long as all colors are exact.
    unsafe wanted = .zeroed(capacity: area)
    unsafe changeMask = .zeroed(capacity: area)
    unsafe foreseen = .zeroed(capacity: height)
  }

  deinit {
    unsafe shown.free()
    unsafe numbers.free()
    unsafe wanted.free()
    unsafe changeMask.free()
    unsafe foreseen.free()
  }

  /// Returns whether a rectangle is on the canvas and not empty.
  func contains(_ rectangle: PixelRect) -> Bool {
    rectangle.x >= 0 && rectangle.y >= 0 && rectangle.width > 0 && rectangle.height > 0 && rectangle.maxX <= width
      && rectangle.maxY <= height
  }

  /// Begins a window of images, after all images of the previous window have been drawn.
  ///
  /// - Parameter isExact: True if the window shows all colors exactly.
  func beginWindow(isExact: Bool) {
    unsafe foreseen.update(repeating: 0, count: height)
    if !isExact { keepsWanted = true }
  }

  /// Adds the upcoming changes of some rows to ``changeMask``.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - images: The images of the window.
  ///   - index: The index of the image that is being encoded.
  func foresee(_ rows: Range<Int>, in images: [GIFWindowPlan.Image], from index: Int) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "\(rows)")
    let end = min(images.count, index + 1 + PixelWeights.foresight)
    // Images whose changes have been released have nothing left to draw.
    for image in index..<end {
      let changes = images[image].frame.changes
      guard let bounds = changes.bounds, let content = changes.rows.content else { continue }
      for y in rows.clamped(to: bounds.y..<bounds.maxY) where unsafe foreseen[y] <= image {
        foresee(content, y, by: image)
      }
    }
    for y in rows { unsafe foreseen[y] = max(foreseen[y], end) }
  }

  private func foresee(_ rows: ChangedRows.Content, _ y: Int, by image: Int) {
    let stretches = rows.stretches.span
    let bit = PixelWeights.bit(of: image)
    let changeMask = unsafe changeMask
    var pixel = y * width
    // Adjacent runs of different colors are marked together.
    var start = pixel
    for index in rows.row(y) {
      let stretch = stretches[index]
      if stretch.stays {
        // Sound: a row's runs are no longer than the row.
        for pixel in start..<pixel { unsafe changeMask[pixel] |= bit }
        start = pixel &+ stretch.count
      }
      pixel &+= stretch.count
    }
    for pixel in start..<pixel { unsafe changeMask[pixel] |= bit }
  }

  /// Draws some rows of an image as players do.
  ///
  /// - Parameters:
  ///   - rows: The canvas rows to draw; rows outside the image are ignored.
  ///   - image: The image.
  ///   - index: The image's index in the window.
  ///   - made: The image's color indices.
  func show(_ rows: Range<Int>, of image: GIFWindowPlan.Image, _ index: Int, _ made: borrowing GIFImageRows) {
    let rectangle = made.rectangle
    precondition(contains(rectangle), "\(rectangle)")
    let symbols = unsafe made.symbols
    var words = [UInt32](repeating: 0, count: 256)
    for (number, color) in image.table.colors.enumerated() { words[number] = color.word }
    let transparentIndex = image.transparentIndex.map(Int.init) ?? -1
    let runs = UInt64(image.transparentIndex ?? 0) &* 0x0101_0101_0101_0101
    let table = words.span
    let others = ~PixelWeights.bit(of: index)
    // Copied to local variables, here and below, so that writing through them cannot change the pointers themselves.
    let (shown, numbers, changeMask) = unsafe (shown, numbers, changeMask)
    for y in rows.clamped(to: rectangle.y..<rectangle.maxY) {
      let start = y * width + rectangle.x
      var pixel = made.start(ofRow: y)
      let end = pixel + rectangle.width
      // Sound: the pixels are within the rectangle, which is on the canvas, and the row is finished.
      for place in start..<start + rectangle.width { unsafe changeMask[place] &= others }
      let shift = start - pixel
      while pixel < end {
        let next = min(end, pixel &+ 8)
        if transparentIndex >= 0, next &- pixel == 8,
          unsafe UnsafeRawPointer(symbols + pixel).loadUnaligned(as: UInt64.self) == runs
        {
          pixel = next
          continue
        }
        // Branchless: a branch would often be mispredicted.
        while pixel < next {
          let symbol = unsafe symbols[pixel]
          let place = pixel &+ shift
          let (color, number) = unsafe (shown[place], numbers[place])
          let stays = Int(symbol) == transparentIndex
          unsafe shown[place] = stays ? color : table[Int(symbol)]
          unsafe numbers[place] = stays ? number : symbol
          pixel &+= 1
        }
      }
    }
  }

  /// Clears some rows of a rectangle.
  func clear(_ rows: Range<Int>, of rectangle: PixelRect) {
    precondition(contains(rectangle), "\(rectangle)")
    for y in rows.clamped(to: rectangle.y..<rectangle.maxY) {
      unsafe (shown + y * width + rectangle.x).update(repeating: 0, count: rectangle.width)
      if keepsWanted { unsafe (wanted + y * width + rectangle.x).update(repeating: 0, count: rectangle.width) }
    }
  }
}
