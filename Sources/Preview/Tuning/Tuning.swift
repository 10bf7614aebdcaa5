/// The unsaved changes to the numbers of motions, with an undo history.
struct Tuning: Sendable {
  /// The changed numbers of a motion.
  struct Change: Hashable, Sendable {
    /// The chosen values, by their keys.
    var values: [String: Double]
    /// The values in the file at the time of the change.
    var base: [String: Double]
  }

  /// The changes of all motions, by the motions' identifiers.
  typealias State = [String: Change]

  private(set) var state: State = [:]
  private var past: [State] = []
  private var future: [State] = []
  private var stroke: Int?
  /// The number of changes, used to detect when the scene must be read again.
  private(set) var version: Int

  /// Creates a tuning without changes.
  init(version: Int = 0) { self.version = version }

  /// The maximum number of steps that can be undone.
  private static let maximumStepCount = 200

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var isEmpty: Bool { state.isEmpty }

  /// Changes a motion.
  ///
  /// - Parameters:
  ///   - id: The identifier of the motion.
  ///   - change: The new numbers; nil to restore the file's numbers.
  ///   - stroke: The number of the drag that the change belongs to; a drag is undone as a whole.
  mutating func set(_ id: String, _ change: Change?, stroke: Int?) {
    guard state[id] != change else { return }
    if stroke == nil || stroke != self.stroke {
      past.append(state)
      if past.count > Self.maximumStepCount { past.removeFirst() }
    }
    self.stroke = stroke
    future = []
    state[id] = change
    version += 1
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(state)
    go(to: last)
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(state)
    go(to: next)
  }

  /// Restores the file's numbers.
  mutating func reset() {
    guard !state.isEmpty else { return }
    past.append(state)
    future = []
    go(to: [:])
  }

  private mutating func go(to state: State) {
    self.state = state
    stroke = nil
    version += 1
  }

  /// Drops the changes of motions whose numbers in the file have changed, and the undo history.
  mutating func forget(_ ids: some Collection<String>) {
    guard !ids.isEmpty else { return }
    for id in ids { state[id] = nil }
    (past, future, stroke) = ([], [], nil)
    version += 1
  }

  /// The text of a file with the changes applied.
  struct Draft: Sendable {
    var text: String
    /// The motions whose changes no longer fit: they are missing, or their numbers in the file have changed.
    var lost: [String]
  }

  /// Returns the text of a file with the changes applied.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - motions: The motions that were found in it.
  /// - Returns: The text, and the motions whose changes could not be applied.
  func draft(of text: String, _ motions: [MotionLiteral]) -> Draft {
    var edit = TextEdit()
    var lost: [String] = []
    for (id, change) in state.sorted(by: { $0.key < $1.key }) {
      guard let motion = motions.first(where: { $0.id == id }) else {
        lost.append(id)
        continue
      }
      let values = motion.values
      let isKnown = change.base.allSatisfy { values[$0.key] == $0.value || values[$0.key] == change.values[$0.key] }
      if isKnown, let part = try? motion.edit(change.values) { edit.changes += part.changes } else { lost.append(id) }
    }
    guard let draft = try? edit.applied(to: text) else { return Draft(text: text, lost: state.keys.sorted()) }
    return Draft(text: draft, lost: lost)
  }
}

/// A step through the undo history.
enum TuningStep: String, Sendable { case undo, redo, reset }
