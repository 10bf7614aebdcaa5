import Encodings
package import Flipbook
import Recordings
import Review
import SceneProgram

/// A recording of an app beside the scene of a preview: how it differs from the scene, and the numbers that bring the
/// scene to it.
package actor PreviewRecording {
  private let input: FrameInput
  private let name: String
  private let edit: FrameEdit
  private let scale: Double?
  private let start: Double?
  /// The measurement of the recording, once it is known.
  private var recorded: RecordingReader.Result?
  /// The last comparison, with the generation of the scene.
  private var last: (generation: Int, outcome: Outcome)?

  /// A comparison of a version of the scene with the recording.
  private struct Outcome: Sendable {
    let result: SceneRecordingComparison.Result
    let fit: SceneFit?
  }

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - input: The recording, which is read again for each page.
  ///   - name: Its name, for the page.
  ///   - edit: The part of the recording.
  ///   - scale: Pixels per point of the recording; nil to detect it.
  ///   - start: The time in the recording at which the scene begins, in seconds; nil to detect it.
  package init(
    _ input: FrameInput, name: String, edit: FrameEdit = FrameEdit(), scale: Double? = nil, start: Double? = nil
  ) {
    (self.input, self.name, self.edit, self.scale, self.start) = (input, name, edit, scale, start)
  }

  /// Returns the differences and the proposed numbers as JSON; nil before the scene has been read.
  ///
  /// - Throws: ``RenderError`` when the recording cannot be read, or doesn't match the scene.
  func json(for session: PreviewSession) async throws -> String? {
    guard let subject = await session.comparisonSubject() else { return nil }
    let outcome = try await outcome(of: subject)
    let found = outcome.result.comparison
    func list(_ lines: [String]) -> JSONValue { .array(lines.map { .string($0) }) }
    let differences = found.differences.map { "\($0.time.text(decimals: 2)) s  \($0.description)" }
    return JSONValue.object([
      ("name", .string(name)), ("generation", .number(Double(subject.generation))),
      ("motions", .number(Double(found.motionCount))), ("same", .number(Double(found.sameCount))),
      ("differences", list(differences)), ("proposals", list(outcome.fit?.proposals.map(\.description) ?? [])),
      ("unplaced", list(outcome.fit?.unplaced ?? [])),
    ]).compactText
  }

  /// Returns a page with the scene and the recording, scrubbed together, with their curves over each other; nil before
  /// the scene has been read.
  ///
  /// - Throws: ``RenderError`` when the recording cannot be read, doesn't match the scene, or is too long for a page.
  func html(for session: PreviewSession) async throws -> String? {
    guard let subject = await session.comparisonSubject() else { return nil }
    let outcome = try await outcome(of: subject)
    return try await Self.comparison(subject.scene, of: name, input, edit)
      .page(of: outcome.result, title: "\(subject.scene.scene.title) and \(name)", origin: name)
  }

  private func outcome(of subject: PreviewSession.ComparisonSubject) async throws -> Outcome {
    if let last, last.generation == subject.generation { return last.outcome }
    let result = try await Self.compare(subject.scene, name, input, edit, scale, start, recorded)
    let fit = subject.scene.text.map { SceneFit(result.comparison, text: $0) }
    let outcome = Outcome(result: result, fit: fit)
    recorded = result.recorded
    last = (subject.generation, outcome)
    return outcome
  }

  private static func comparison(
    _ scene: PreviewScene, of name: String, _ input: FrameInput, _ edit: FrameEdit
  ) -> SceneRecordingComparison {
    SceneRecordingComparison(
      scene.renderer, of: scene.scene.title, makeStage: scene.scene.makeStage, input: input, edit: edit)
  }

  @concurrent
  private static func compare(
    _ scene: PreviewScene, _ name: String, _ input: FrameInput, _ edit: FrameEdit, _ scale: Double?, _ start: Double?,
    _ recorded: RecordingReader.Result?
  ) async throws -> SceneRecordingComparison.Result {
    var comparison = comparison(scene, of: name, input, edit)
    (comparison.scale, comparison.start, comparison.recorded) = (scale, start, recorded)
    return try await comparison.compare()
  }
}
