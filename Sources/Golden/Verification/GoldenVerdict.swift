import Flipbook

/// The result of comparing a subject with its golden.
package struct GoldenVerdict: Sendable {
  /// A result of a comparison.
  package enum Outcome: Sendable {
    /// The subject matches the golden.
    case passed
    /// The subject differs; the actual recording, if there is one, can become the golden.
    case different(Comparison, actual: StoredGolden?)
    /// There is no golden.
    case missing
    /// A golden was recorded, so nothing was compared.
    case recorded
    /// The golden no longer has a subject; the text gives the reason.
    case orphan(String)
    /// The comparison failed.
    case failed(GoldenError)
  }

  /// The name of the golden.
  package let name: String
  /// The golden's folder.
  package let folder: String
  /// The path of the scene, if the subject is a scene.
  package let scene: String?
  /// The result of the comparison.
  package let outcome: Outcome
  /// The size of the golden in bytes.
  package let byteCount: Int
  /// The accepted difference.
  package var tolerance = Tolerance.exact
  /// The largest accepted difference; nil if nothing differs.
  package var allowed: ImageDifference?

  /// Creates a verdict.
  package init(place: GoldenLocation, scene: String?, outcome: Outcome, byteCount: Int = 0) {
    self.init(name: place.name, folder: place.folder, scene: scene, outcome: outcome, byteCount: byteCount)
  }

  /// Creates a verdict on two inputs that aren't goldens; the name describes them.
  package init(comparing name: String, _ comparison: Comparison) {
    self.init(
      name: name, folder: "", scene: nil, outcome: comparison.passes ? .passed : .different(comparison, actual: nil),
      byteCount: 0)
  }

  private init(name: String, folder: String, scene: String?, outcome: Outcome, byteCount: Int) {
    self.name = name
    self.folder = folder
    self.scene = scene
    self.outcome = outcome
    self.byteCount = byteCount
  }

  /// The size in bytes above which a golden is too large for a repository.
  package static let heavyBytes = 1_000_000

  /// A warning about a large golden; nil if it isn't large.
  package var sizeWarning: String? {
    guard byteCount > Self.heavyBytes else { return nil }
    let tenths = Double(byteCount / 100_000) / 10
    return "\(name): the golden has \(tenths) MB; record fewer frames (--every), or use a smaller --scale"
  }

  /// A warning about a golden that was recorded with system fonts; nil for others.
  package var fontWarning: String? {
    guard case .recorded = outcome, let manifest = try? StoredGolden.manifest(in: folder) else { return nil }
    let fonts = manifest.fonts.filter(FontIdentity.isOfSystem)
    guard !fonts.isEmpty else { return nil }
    return """
      \(name): the golden uses fonts that are installed on this system but may be missing on others: \
      \(fonts.joined(separator: "; ")). \
      List font files at the top of the scene: fonts: [Assets/Brand.otf]
      """
  }

  /// The outcome as a single word.
  package var word: String {
    switch outcome {
    case .passed: "passed"
    case .different: "different"
    case .missing: "missing"
    case .recorded: "recorded"
    case .orphan: "orphan"
    case .failed: "failed"
    }
  }

  /// The problems, one line each; empty if there are none.
  package var lines: [String] {
    switch outcome {
    case .passed, .recorded: []
    case .different(let comparison, _): comparison.lines
    case .missing:
      ["there is no golden in \(folder)" + (scene.map { ": record it with flipbook golden record \($0)" } ?? "")]
    case .orphan(let reason):
      ["\(reason): remove \(folder) with flipbook golden prune, or move it to a renamed scene with flipbook golden mv"]
    case .failed(let error): [error.description]
    }
  }
}
