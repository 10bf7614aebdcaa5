import Codecs
import Flipbook

/// A subject and its golden.
package struct SubjectGolden: Sendable {
  /// The subject.
  package let subject: GoldenSubject
  /// True if scenes may refer to files anywhere.
  package var allowsOutside = false
  /// The maximum number of ticks to play and record a scene; nil for the default.
  package var maximumTickCount: Int?
  /// The number of frames painted concurrently.
  package var jobs: Int?

  /// Creates the golden of a subject.
  package init(_ subject: GoldenSubject) { self.subject = subject }

  /// Compares the subject with its golden, or records the golden.
  ///
  /// - Parameters:
  ///   - settings: The settings for a new golden.
  ///   - mode: The condition for recording.
  ///   - maximumByteCount: The maximum size of a golden, in bytes.
  /// - Returns: The result.
  package func check(
    _ settings: GoldenManifest, mode: RecordMode = .never, maximumByteCount: Int? = nil
  ) async -> GoldenVerdict {
    if let reason = subject.orphanReason {
      return GoldenVerdict(place: subject.place, scene: nil, outcome: .orphan(reason))
    }
    if let failure = subject.failure {
      return GoldenVerdict(place: subject.place, scene: nil, outcome: .failed(failure))
    }
    switch subject.source {
    case .scene(let path):
      var golden = SceneGolden(scene: path, place: subject.place)
      golden.allowsOutside = allowsOutside
      golden.maximumTickCount = maximumTickCount
      golden.jobs = jobs
      golden.tolerance = subject.settings.tolerance
      return await golden.check(settings, mode: mode, maximumByteCount: maximumByteCount)
    case .pictures(let path):
      var check = GoldenCheck(subject.place)
      check.settings = settings
      check.settings.pictures = SystemEnvironment.relative(
        SystemEnvironment.absolute(path), from: SystemEnvironment.absolute(subject.place.folder))
      check.mode = mode
      check.maximumByteCount = maximumByteCount
      check.tolerance = subject.settings.tolerance
      return await check.run(scene: path) { _, _ in try pictures(at: path) }
    }
  }

  private func pictures(at path: String) throws -> Recording {
    var recording: Recording
    if FileSystem.kind(of: path) == nil, SubjectImages.isPattern(path) {
      recording = try Recording(files: SubjectImages.all(at: path))
    } else {
      recording = try Recording(file: path)
    }
    recording.files = SubjectImages.all(at: path)
    return recording
  }
}
