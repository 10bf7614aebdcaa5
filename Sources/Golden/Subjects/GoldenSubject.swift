package import Flipbook

/// The source of a golden: a scene or one of its variants, a Lottie animation, or images from elsewhere.
package struct GoldenSubject: Sendable {
  /// The kind of subject, with its path.
  package enum Source: Hashable, Sendable {
    /// A scene or a Lottie file; `file.lottie#id` means an animation of an archive.
    case scene(String)
    /// An image, an animation, a folder of PNG files, or a pattern of their names.
    case pictures(String)

    /// The path.
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
  /// The settings that a list of goldens gives.
  package var settings = ListedSettings()
  /// True if the tolerance also counts for the variants of the scene that are not listed themselves.
  var isForVariants = false
  /// The manifest of the golden, if it is recorded and has been read.
  package var manifest: GoldenManifest?
  /// The reason why the golden has nothing to be compared with; nil if it has.
  package var orphanReason: String?
  /// The reason why the golden cannot be used; nil if it can be.
  package var failure: GoldenError?

  /// Makes a subject.
  package init(_ source: Source, place: GoldenLocation) {
    self.source = source
    self.place = place
  }
}

/// Settings of a golden from a list of goldens; nil ones keep the default.
package struct ListedSettings: Hashable, Sendable {
  /// The variant of the scene.
  package var variant: String?
  /// Values for the scene's variables.
  package var variables: [String: String]?
  /// The frames.
  package var choice: FrameChoice?
  /// Pixels a point.
  package var scale: Double?
  /// The player that Lottie files are to look like.
  package var player: LottiePlayer?
  /// The accepted difference, in place of the golden's own.
  package var tolerance: Tolerance?

  /// Makes settings that change nothing.
  package init() {}

  /// The settings of a golden, with these in place.
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
