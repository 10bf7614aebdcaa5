/// The unsaved changes of motions' numbers on the page, with the previous numbers.
struct Tuning: Sendable {
  /// The changed numbers of a motion.
  struct Change: Hashable, Sendable {
    /// The values that were chosen, by their keys.
    var values: [String: Double]
    /// The values in the file at the time of the change.
    var base: [String: Double]
  }

  /// The state of everything, by the motions' identifiers.
  typealias State = [String: Change]

  private(set) var state: State = [:]
  private var past: [State] = []
  private var future: [State] = []
  private var stroke: Int?
  /// Counts changes, to detect when a scene must be read again.
  private(set) var version: Int

  /// Makes a tuning without changes.
  init(version: Int = 0) { self.version = version }

  /// The most steps that can be undone.
  private static let maximumStepCount = 200

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var isEmpty: Bool { state.isEmpty }

  /// Changes a motion.
  ///
  /// - Parameters:
  ///   - id: The motion.
  ///   - change: The new numbers; nil for the file's.
  ///   - stroke: The drag that the change belongs to; a drag is undone as a whole.
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

  /// Drops motions whose file has changed, and the undo history.
  mutating func forget(_ ids: some Collection<String>) {
    guard !ids.isEmpty else { return }
    for id in ids { state[id] = nil }
    (past, future, stroke) = ([], [], nil)
    version += 1
  }

  /// A file's text with the changes in it.
  struct Draft: Sendable {
    var text: String
    /// The motions whose changes no longer fit: they are missing, or their numbers in the file have changed.
    var lost: [String]
  }

  /// The text of a file with the changes in it.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - motions: The motions that were found in it.
  /// - Returns: The text, and the motions whose changes are not in it.
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

/// A step through the changes of motions.
enum TuningStep: String, Sendable { case undo, redo, reset }
