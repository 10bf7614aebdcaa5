import Pixels

/// Some frames of an animation as they were painted, to judge files by.
///
/// They are spread evenly, and never many, so that a long animation takes no more memory than a short one.
struct WebPSamples: Sendable {
  private static let most = 12
  private var frames: [(start: Int, bitmap: Bitmap)] = []
  private var count = 0
  /// True until there is a frame.
  var isEmpty: Bool { frames.isEmpty }
  /// The interval, in frames, between samples.
  private var step = 1

  /// Keeps a frame if it is one of the samples for judging files.
  ///
  /// - Parameters:
  ///   - frame: The next frame.
  ///   - milliseconds: Its start time.
  mutating func add(_ frame: Bitmap, at milliseconds: Int) {
    defer { count += 1 }
    guard count.isMultiple(of: step) else { return }
    frames.append((milliseconds, frame))
    guard frames.count == Self.most else { return }
    frames = frames.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    step *= 2
  }

  /// The mean squared error of a file, over the three components of every pixel, plus the error of alpha.
  ///
  /// - Throws: ``ImageError`` when the file cannot be read.
  func error(of file: [UInt8]) throws(ImageError) -> Double {
    let decoder = try WebPAnimationDecoder(file)
    var rest = frames[...]
    var (sum, components) = (0.0, 0)
    while let next = rest.first, let shown = try decoder.next() {
      guard next.start < decoder.end else { continue }
      rest.removeFirst()
      sum += WebPSamples.squares(shown, next.bitmap)
      components += 3 * shown.width * shown.height
    }
    return sum / Double(max(1, components))
  }

  /// The sum of the squared differences of two images.
  private static func squares(_ a: Bitmap, _ b: Bitmap) -> Double {
    var sum = 0
    for y in 0..<min(a.height, b.height) {
      a.withWords(ofRow: y) { first in
        b.withWords(ofRow: y) { second in
          for x in 0..<min(first.count, second.count) where first[x] != second[x] {
            for shift in [0, 8, 16, 24] as [UInt32] {
              let difference =
                Int(truncatingIfNeeded: UInt32(littleEndian: first[x]) >> shift & 255)
                - Int(truncatingIfNeeded: UInt32(littleEndian: second[x]) >> shift & 255)
              sum += difference * difference
            }
          }
        }
      }
    }
    return Double(sum)
  }
}
