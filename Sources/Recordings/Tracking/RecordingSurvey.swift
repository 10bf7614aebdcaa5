/// The first pass over a recording: the changing pixels, and some frames spread over its time.
package struct RecordingSurvey: Sendable {
  /// The times of the frames in seconds.
  package private(set) var times: [Double] = []
  /// The width of the frames that are measured.
  private(set) var width = 0
  /// The height of the frames that are measured.
  private(set) var height = 0
  /// Some frames, in their order; the first one included.
  private(set) var samples: [WorkingFrame] = []
  /// The last frame.
  private(set) var last: WorkingFrame?
  /// The lowest and the highest color of every pixel.
  private(set) var lowest: [SIMD4<Int16>] = []
  private(set) var highest: [SIMD4<Int16>] = []
  /// The frames from one sample to the next.
  private var step = 1

  /// The most samples.
  private static let mostSamples = 32

  /// Starts without frames.
  package init() {}

  /// Adds the next frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the size of the first one; another size is left out.
  ///   - time: Its time in seconds.
  package mutating func add(_ frame: WorkingFrame, at time: Double) {
    if times.isEmpty {
      (width, height) = (frame.width, frame.height)
      (lowest, highest) = (frame.colors, frame.colors)
    }
    guard frame.width == width, frame.height == height else { return }
    if times.count.isMultiple(of: step) {
      if samples.count == Self.mostSamples {
        samples = samples.indices.filter { $0.isMultiple(of: 2) }.map { samples[$0] }
        step *= 2
      }
      if times.count.isMultiple(of: step) { samples.append(frame) }
    }
    for index in frame.colors.indices {
      lowest[index] = pointwiseMin(lowest[index], frame.colors[index])
      highest[index] = pointwiseMax(highest[index], frame.colors[index])
    }
    last = frame
    times.append(time)
  }
}
