package import Flipbook

/// The content of a golden's `golden.json`.
package struct GoldenManifest: Hashable, Sendable {
  /// A storage format for frames.
  package enum Format: String, Codable, CaseIterable, Sendable {
    /// One animated PNG that stores only changes; the smallest format, and playable in browsers.
    case apng
    /// One PNG file for each frame, for image diffs on code hosts.
    case png
  }

  /// The scene's file, relative to the golden's folder; nil if there is none.
  package var scene: String?
  /// The source image, folder, or file pattern, relative to the golden's folder; nil for a scene.
  package var pictures: String?
  /// The SHA-256 digest of the scene's file at the time of recording.
  package var digest: String?
  /// The variant of the scene.
  package var variant: String?
  /// Values for the scene's variables.
  package var variables: [String: String] = [:]
  /// The player whose rendering of Lottie files to match.
  package var player: LottiePlayer?
  /// The chosen frames; nil for an image.
  package var choice: FrameChoice?
  /// Pixels per point.
  package var scale = 1.0
  /// Ticks per second of the trace; nil if there is no trace.
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
  /// The fonts of the texts, with their versions; system fonts are marked.
  package var fonts: [String] = []
  /// The animations as they were played; empty for goldens without a timing table.
  package var timing: [TimingParameters] = []
  /// The bounding rectangles of ignored layers in each frame, in pixels; empty if no layers are ignored.
  var places: [[PixelRect]] = []
  /// The storage format of the frames.
  package var format = Format.apng

  /// The current version of the file format.
  static let version = 2

  /// Creates an empty manifest.
  package init() {}

  /// The frame rate of an animated PNG: approximately the scene's.
  var playbackRate: FrameRate {
    guard case .every(let step) = choice, let displayRate, let ticks = Int(exactly: displayRate),
      let rate = FrameRate(ticks, over: max(1, step))
    else { return 2 }
    return rate
  }
}
