import Pixels

extension APNGReplay {
  /// The most frames that are encoded on trial.
  private static let maximumTrialCount = 6

  /// Encodes some frames by several encoders on trial.
  ///
  /// - Parameters:
  ///   - encoders: The encoders.
  ///   - frameCount: The number of frames that differ from the frame before.
  /// - Returns: The number of bytes that each takes for the same frames.
  /// - Throws: ``OutputError`` when the frames cannot be read back or encoded.
  func trials(of encoders: [APNGFrameEncoder], frameCount: Int) throws(OutputError) -> [Int] {
    var replay = self
    var counts = [Int](repeating: 0, count: encoders.count)
    let period = max(1, frameCount / Self.maximumTrialCount)
    var previous: Bitmap?
    var number = 0
    while let picture = try replay.next() {
      // The first frame has no unchanged pixels to omit, so it is sampled only if there is no other.
      if number % period == period / 2 {
        for (index, encoder) in encoders.enumerated() {
          counts[index] += try encoder.encode(picture, after: previous).drawings.first?.data.count ?? 0
        }
      }
      previous = picture
      number += 1
    }
    return counts
  }
}
