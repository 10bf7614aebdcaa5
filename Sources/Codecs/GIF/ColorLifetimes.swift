import Pixels

/// The usage intervals of the colors of an animation: how long each one is visible, summed over all pixels and frames
/// of a part.
///
/// A color is counted when it is replaced, weighted by the time it was visible, so only changed pixels are read, yet
/// the sums cover all pixels of all frames. Pixels drawn before this part don't count, because they aren't drawn again.
///
/// Memory is unmanaged for fast access pixel by pixel; runs and rectangles are checked to be within bounds.
@safe struct ColorLifetimes: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer; sound because this noncopyable value is its only owner.

  private let width: Int
  private let height: Int
  /// The color of each pixel, with the index of the frame that drew it in the alpha byte: 0 for none, 1 for a frame of
  /// an earlier part, then the frames of this part.
  private let standing: UnsafeMutablePointer<UInt32>
  /// The start of each frame of this part, in hundredths of a second, indexed by frame.
  private var starts = ColorLifetimes.noStarts
  /// True if the first frame of this part is the animation's first.
  private var hasOpening = true
  private var histogram = LifetimeHistogram()

  /// The number of changed pixels above which only one in four is sampled, along diagonals.
  private static let sampledArea = 50_000
  private static let noStarts = [0, 0]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    unsafe standing = .zeroed(capacity: width * height)
  }

  deinit { unsafe standing.free() }

  /// Draws a frame's changes, and counts the colors that they replace.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - time: The start of the frame, in hundredths of a second.
  /// - Precondition: This part has no more than ``GIFWindow/maximumFrameCount`` frames.
  mutating func add(_ changes: FrameChanges, at time: Int) {
    precondition(starts.count <= 255, "a part can have at most 255 frames")
    let number = UInt32(starts.count) << 24
    starts.append(time)
    guard let bounds = changes.bounds else { return }
    precondition(bounds.x >= 0 && bounds.maxX <= width && bounds.y >= 0 && bounds.maxY <= height, "\(bounds)")
    let isSampled = changes.pixelCount > ColorLifetimes.sampledArea
    guard let rows = changes.rows.content else { return }
    let stretches = rows.stretches.span
    for y in bounds.y..<bounds.maxY {
      var pixel = y * width
      for index in rows.row(y) {
        let stretch = stretches[index]
        let end = pixel &+ stretch.count
        if !stretch.stays {
          count(pixel..<end, y, at: time, isSampled: isSampled)
          draw(number | stretch.color.word & 0xFF_FFFF, pixel..<end)
        }
        pixel = end
      }
    }
  }

  /// Clears a rectangle, and counts the colors that it removes.
  mutating func clear(_ rectangle: PixelRect, at time: Int) {
    precondition(
      rectangle.x >= 0 && rectangle.maxX <= width && rectangle.y >= 0 && rectangle.maxY <= height, "\(rectangle)")
    let isSampled = rectangle.area > ColorLifetimes.sampledArea
    for y in rectangle.y..<rectangle.maxY {
      let pixels = y * width + rectangle.x..<y * width + rectangle.maxX
      count(pixels, y, at: time, isSampled: isSampled)
      draw(0, pixels)
    }
  }

  /// Ends this part of the animation, and begins the next.
  ///
  /// - Parameter time: The end, in hundredths of a second.
  /// - Returns: The colors of this part.
  mutating func finishPart(at time: Int) -> LifetimeHistogram {
    let isSampled = width * height > ColorLifetimes.sampledArea
    for y in 0..<height { count(y * width..<(y + 1) * width, y, at: time, isSampled: isSampled) }
    for pixel in 0..<width * height {
      let word = unsafe standing[pixel]
      unsafe standing[pixel] = word == 0 ? 0 : word & 0xFF_FFFF | 1 << 24
    }
    starts = ColorLifetimes.noStarts
    hasOpening = false
    defer { histogram = LifetimeHistogram() }
    return histogram
  }

  @inline(__always)
  private func draw(_ word: UInt32, _ pixels: Range<Int>) {
    unsafe (standing + pixels.lowerBound).update(repeating: word, count: pixels.count)
  }

  private mutating func count(_ pixels: Range<Int>, _ y: Int, at time: Int, isSampled: Bool) {
    let weight = isSampled ? 4 : 1
    let standing = unsafe standing
    var pixel = pixels.lowerBound
    if isSampled { pixel += (pixel - y * width + 2 * y).remainder4 }
    while pixel < pixels.upperBound {
      let word = unsafe standing[pixel]
      var count = 0
      repeat {
        count &+= weight
        pixel &+= weight
      } while unsafe pixel < pixels.upperBound && standing[pixel] == word
      let number = Int(word >> 24)
      guard number > 1 else { continue }
      let lifetime = max(1, time - starts[number])
      let color = OpaqueColor(word: word | 0xFF00_0000)
      if hasOpening, number == ColorLifetimes.noStarts.count {
        histogram.opening.add(color, count: count * lifetime)
      } else {
        histogram.rest.add(color, count: count * lifetime)
      }
    }
  }
}

extension Int {
  /// The distance to the next multiple of four.
  fileprivate var remainder4: Int { (4 - self & 3) & 3 }
}
