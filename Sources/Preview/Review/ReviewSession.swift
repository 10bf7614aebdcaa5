package import Golden

/// The decisions on the changes in a report of goldens.
package actor ReviewSession {
  /// A decision on one change.
  package enum Decision: String, Sendable {
    case accepted
    case rejected
  }

  /// The page, without the data for decisions.
  nonisolated let page: ReviewPage
  private let acceptance: Acceptance
  private let report: @Sendable (_ name: String, _ decision: Decision?, _ bytes: Int?) throws -> Void
  private var decisions: [Int: Decision] = [:]

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - root: The folder that the report's paths are relative to.
  ///   - report: Called with each decision, the name of the golden, and its size in bytes if it is accepted; the
  ///     decision is nil when a rejection is undone.
  /// - Throws: ``GoldenError`` when there is no report, or it is damaged.
  package init(
    report folder: String, root: ReportRoot,
    _ report: @escaping @Sendable (_ name: String, _ decision: Decision?, _ bytes: Int?) throws -> Void
  ) throws(GoldenError) {
    page = try ReviewPage(report: folder)
    acceptance = try Acceptance(report: folder, root: root)
    self.report = report
  }

  /// The changes that can be accepted or rejected.
  package nonisolated var candidates: [Acceptance.Candidate] { acceptance.candidates }

  /// The decisions so far, by the index of the golden in the report.
  var current: [Int: Decision] { decisions }

  /// Returns the decision on a change; nil if there is none yet.
  package func decision(on candidate: Acceptance.Candidate) -> Decision? { decisions[candidate.index] }

  /// Accepts or rejects a change, or undoes a rejection.
  ///
  /// - Parameters:
  ///   - number: The index of the golden in the report, from 0.
  ///   - word: `accept`, `reject`, or `undo`.
  /// - Returns: The new decision; nil for none.
  /// - Throws: ``GoldenError`` when the change can no longer be accepted, or ``SceneEditError``.
  func decide(_ number: Int, _ word: String) throws -> Decision? {
    guard let candidate = acceptance.candidates.first(where: { $0.index == number }) else {
      throw SceneEditError(description: "the report has no such change")
    }
    guard decisions[number] != .accepted else {
      throw SceneEditError(description: "\(candidate.name) has already been accepted")
    }
    switch word {
    case "accept":
      let bytes = try acceptance.accept(candidate)
      decisions[number] = .accepted
      try report(candidate.name, .accepted, bytes)
    case "reject":
      decisions[number] = .rejected
      try report(candidate.name, .rejected, nil)
    case "undo":
      decisions[number] = nil
      try report(candidate.name, nil, nil)
    default: throw SceneEditError(description: "unknown action ‘\(word)’")
    }
    return decisions[number]
  }
}
