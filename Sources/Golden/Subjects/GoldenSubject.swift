package import Flipbook

/// The source of a golden: a scene or one of its variants, a Lottie animation, or images from another program.
package struct GoldenSubject: Sendable {
  /// The kind of subject, with its path.
  package enum Source: Hashable, Sendable {
    /// A scene or a Lottie file; `file.lottie#id` refers to an animation in an archive.
    case scene(String)
    /// An image, an animation, a folder of PNG files, or a file name pattern.
    case pictures(String)

    /// The path of the scene or of the images.
    package var path: String {
      switch self {
      case .scene(let path), .pictures(let path): path
      }
    }
  }

  /// The scene or the images.
  package let source: Source
  /// The location of the golden.
  package let place: GoldenLocation
  /// The settings from a list of goldens.
  package var settings = ListedSettings()
  /// True if the tolerance also applies to variants of the scene that aren't listed themselves.
  var isForVariants = false
  /// The manifest of the golden, if the golden is recorded and has been read.
  package var manifest: GoldenManifest?
  /// The reason why the golden is an orphan; nil if it isn't.
  package var orphanReason: String?
  /// The error that makes the golden unusable; nil if there is none.
  package var failure: GoldenError?

  /// Creates a subject.
  package init(_ source: Source, place: GoldenLocation) {
    self.source = source
    self.place = place
  }
}

/// The settings of a golden in a list of goldens; nil values keep the default.
package struct ListedSettings: Hashable, Sendable {
  /// The variant of the scene.
  package var variant: String?
  /// Values for the scene's variables.
  package var variables: [String: String]?
  /// The frames to record.
  package var choice: FrameChoice?
  /// Pixels per point.
  package var scale: Double?
  /// The player whose rendering of Lottie files to match.
  package var player: LottiePlayer?
  /// The accepted difference; it replaces the tolerance of the golden.
  package var tolerance: Tolerance?

  /// Creates settings that change nothing.
  package init() {}

  /// Returns a golden's manifest with these settings applied.
  package func applied(to manifest: GoldenManifest) -> GoldenManifest {
    var manifest = manifest
    manifest.variant = variant
    if let variables { manifest.variables = variables }
    if let choice { manifest.choice = choice }
    if let scale { manifest.scale = scale }
    if let player { manifest.player = player }
    return manifest
  }
}
