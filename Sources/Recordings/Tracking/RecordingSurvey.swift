/// The results of the first pass over a recording: the changing pixels, and a sample of frames.
package struct RecordingSurvey: Sendable {
  /// The times of the frames, in seconds.
  package private(set) var times: [Double] = []
  /// The width of the measured frames, in pixels.
  private(set) var width = 0
  /// The height of the measured frames, in pixels.
  private(set) var height = 0
  /// A sample of the frames, in order, including the first one.
  private(set) var samples: [WorkingFrame] = []
  /// The last frame.
  private(set) var last: WorkingFrame?
  /// The minimum and maximum color of every pixel, by component.
  private(set) var lowest: [SIMD4<Int16>] = []
  private(set) var highest: [SIMD4<Int16>] = []
  /// The darkest and the brightest color of every pixel, by the sum of the components.
  ///
  /// They may have been visible in a single frame, and be missing from the samples.
  private(set) var darkest: [SIMD4<Int16>] = []
  private(set) var brightest: [SIMD4<Int16>] = []
  /// The maximum fraction of pixels that changed between two frames, and the time of the later frame.
  private(set) var largestChange = (share: 0.0, time: 0.0)
  /// The number of frames with at least a quarter of the pixels changed.
  private(set) var changingFrameCount = 0
  /// The number of frames from one sample to the next.
  private var step = 1

  /// The maximum number of samples.
  private static let maximumSampleCount = 32

  /// Creates an empty survey.
  package init() {}

  /// Adds the next frame.
  ///
  /// - Parameters:
  ///   - frame: The frame; it is ignored if its size differs from the first frame.
  ///   - frameTimes: The times when the frame is shown, in seconds.
  package mutating func add(_ frame: WorkingFrame, at frameTimes: [Double]) {
    if times.isEmpty {
      (width, height) = (frame.width, frame.height)
      (lowest, highest) = (frame.colors, frame.colors)
      (darkest, brightest) = (frame.colors, frame.colors)
    }
    guard frame.width == width, frame.height == height else { return }
    for time in frameTimes {
      if times.count.isMultiple(of: step) {
        if samples.count == Self.maximumSampleCount {
          samples = samples.indices.filter { $0.isMultiple(of: 2) }.map { samples[$0] }
          step *= 2
        }
        if times.count.isMultiple(of: step) { samples.append(frame) }
      }
      times.append(time)
    }
    if let last, let time = frameTimes.first {
      let share = Self.changedFraction(last, frame)
      if share >= 0.25 { changingFrameCount += 1 }
      if share > largestChange.share { largestChange = (share, time) }
    }
    for (index, color) in frame.colors.enumerated() where color != last?.colors[index] {
      lowest[index] = pointwiseMin(lowest[index], color)
      highest[index] = pointwiseMax(highest[index], color)
      let level = color.wrappedSum()
      if level < darkest[index].wrappedSum() { darkest[index] = color }
      if level > brightest[index].wrappedSum() { brightest[index] = color }
    }
    last = frame
  }

  /// Returns the fraction of pixels that differ between two frames, estimated from a sixteenth of the pixels.
  private static func changedFraction(_ one: WorkingFrame, _ other: WorkingFrame) -> Double {
    var (changed, count) = (0, 0)
    for y in stride(from: 0, to: one.height, by: 4) {
      for index in stride(from: y * one.width, to: (y + 1) * one.width, by: 4) {
        if WorkingFrame.difference(one.colors[index], other.colors[index]) > 16 { changed += 1 }
        count += 1
      }
    }
    return Double(changed) / Double(max(1, count))
  }
}
