package import Flipbook

/// The content of a golden's `golden.json`.
package struct GoldenManifest: Hashable, Sendable {
  /// A storage format for frames.
  package enum Format: String, Codable, CaseIterable, Sendable {
    /// One animated PNG that stores only changes: the smallest format, and browsers play it.
    case apng
    /// One PNG file for each frame, shown side by side by code hosts.
    case png
  }

  /// The scene's file, relative to the golden's folder; nil if there is none.
  package var scene: String?
  /// The image, the folder, or the pattern of files that it shows, relative to the golden's folder; nil for a scene.
  package var pictures: String?
  /// The SHA-256 of the scene's file when it was recorded.
  package var digest: String?
  /// The variant of the scene.
  package var variant: String?
  /// Values for the scene's variables.
  package var variables: [String: String] = [:]
  /// The player that Lottie files are to look like.
  package var player: LottiePlayer?
  /// The chosen frames; nil for an image.
  package var choice: FrameChoice?
  /// Pixels a point.
  package var scale = 1.0
  /// Ticks a second of the trace; nil without a trace.
  package var displayRate: Double?
  /// The number of ticks of the trace.
  package var tickCount = 0
  /// The duration, in seconds.
  package var duration = 0.0
  /// The times of the frames, in seconds.
  package var times: [Double] = [0]
  /// The size of the frames in pixels.
  package var size: [Int] = []
  /// The accepted difference.
  package var tolerance = Tolerance.exact
  /// The fonts of its texts, with their versions; the system's are marked.
  package var fonts: [String] = []
  /// The animations as they were played; empty for goldens without a timing table.
  package var timing: [TimingFacts] = []
  /// The pixels of ignored layers in each frame; empty if there are none.
  var places: [[PixelRect]] = []
  /// The storage format of the frames.
  package var format = Format.apng

  /// The version of the format.
  static let version = 2

  /// Makes the manifest of nothing yet.
  package init() {}

  /// The frame rate of an animated PNG: approximately the scene's.
  var playbackRate: FrameRate {
    guard case .every(let step) = choice, let displayRate, let ticks = Int(exactly: displayRate),
      let rate = FrameRate(ticks, over: max(1, step))
    else { return 2 }
    return rate
  }
}
