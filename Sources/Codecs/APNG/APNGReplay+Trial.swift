import Pixels

extension APNGReplay {
  /// The maximum number of frames that are encoded as a trial.
  private static let maximumTrialCount = 6

  /// Encodes a sample of the frames with several encoders.
  ///
  /// - Parameters:
  ///   - encoders: The encoders.
  ///   - frameCount: The number of frames that differ from the previous frame.
  /// - Returns: The number of bytes that each encoder takes for the same frames.
  /// - Throws: ``OutputError`` when the frames cannot be read back or encoded.
  func trials(of encoders: [APNGFrameEncoder], frameCount: Int) throws(OutputError) -> [Int] {
    var replay = self
    var counts = [Int](repeating: 0, count: encoders.count)
    let period = max(1, frameCount / Self.maximumTrialCount)
    var previous: Bitmap?
    var number = 0
    while let picture = try replay.next() {
      // The first frame has no unchanged pixels to omit, so it is sampled only if it is the only one.
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
