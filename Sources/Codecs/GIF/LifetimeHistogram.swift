import Pixels

/// How long the colours of an animation are seen, over all pixels and all frames of a part of it.
///
/// A colour counts when it goes, with the time it stood there: so only pixels that change are looked at, and the sums
/// are those of all pixels of all frames. What was drawn before this part does not count, as it is not drawn again.
struct LifetimeHistogram: Sendable {
  /// The colours of the first frame, if it is of this part.
  private(set) var opening = ColorHistogram()
  /// The colours of all other frames.
  private(set) var rest = ColorHistogram()

  private let width: Int
  /// For each pixel the number of the frame of this part that drew it, from 1; 0 for frames before.
  private var births: [UInt16]
  /// When each frame of this part begins, in hundredths of a second; none for number 0.
  private var starts = [0]
  /// Whether the first frame of this part is that of the animation.
  private let hasOpening: Bool

  /// The most frames that can be counted.
  static let mostFrames = Int(UInt16.max)
  /// Of frames that change more pixels, one in four is looked at, along diagonals.
  private static let sampledArea = 50_000

  init(width: Int, height: Int, hasOpening: Bool) {
    self.width = width
    self.hasOpening = hasOpening
    births = [UInt16](repeating: 0, count: width * height)
  }

  /// Counts what goes when a frame's changes are drawn over the picture before, at a time in hundredths of a second.
  mutating func add(_ changes: FrameChanges, after previous: Bitmap?, at time: Int, matte: Matte) {
    starts.append(time)
    let number = UInt16(starts.count - 1)
    guard let bounds = changes.bounds else { return }
    let isSampled = changes.pixelCount > LifetimeHistogram.sampledArea
    let stretches = changes.stretches.span
    for y in bounds.y..<bounds.maxY {
      let row = changes.row(y)
      guard let previous else {
        draw(stretches, row, y, number)
        continue
      }
      previous.withWords(ofRow: y) { old in
        var x = 0
        for index in row {
          let stretch = stretches[index]
          if !stretch.stays { count(old, x..<x + stretch.count, y, at: time, matte, isSampled: isSampled) }
          x += stretch.count
        }
      }
      draw(stretches, row, y, number)
    }
  }

  /// Counts what is seen at the end of this part.
  mutating func finish(showing frame: Bitmap, at time: Int, matte: Matte) {
    let isSampled = frame.width * frame.height > LifetimeHistogram.sampledArea
    for y in 0..<frame.height {
      frame.withWords(ofRow: y) { count($0, 0..<frame.width, y, at: time, matte, isSampled: isSampled) }
    }
  }

  private mutating func draw(_ stretches: Span<Stretch>, _ row: Range<Int>, _ y: Int, _ number: UInt16) {
    var position = y * width
    var births = births.mutableSpan
    for index in row {
      let stretch = stretches[index]
      if !stretch.stays { for pixel in position..<position + stretch.count { births[pixel] = number } }
      position += stretch.count
    }
  }

  private mutating func count(
    _ colors: Span<UInt32>, _ columns: Range<Int>, _ y: Int, at time: Int, _ matte: Matte, isSampled: Bool
  ) {
    let weight = isSampled ? 4 : 1
    var x = isSampled ? columns.lowerBound + (columns.lowerBound + 2 * y).remainder4 : columns.lowerBound
    while x < columns.upperBound {
      let word = colors[x]
      let birth = births[y * width + x]
      var pixels = 0
      repeat {
        pixels += weight
        x += weight
      } while x < columns.upperBound && colors[x] == word && births[y * width + x] == birth
      guard birth > 0 else { continue }
      let color = matte.visible(word)
      guard !color.isClear else { continue }
      let lifetime = max(1, time - starts[Int(birth)])
      if hasOpening, birth == 1 {
        opening.add(color, count: pixels * lifetime)
      } else {
        rest.add(color, count: pixels * lifetime)
      }
    }
  }
}

extension Int {
  /// How far the next multiple of four is.
  fileprivate var remainder4: Int { (4 - self & 3) & 3 }
}
