/// The unsaved changes to a scene, made by any control of the page, with one undo history.
struct Tuning: Sendable {
  /// The scene at a point of the history.
  struct State: Hashable, Sendable {
    /// The text of the scene file.
    var text: String
    /// The chosen values of variables, by name.
    var variables: [String: String] = [:]
  }

  /// The text of the file that the changes are based on; nil before it is known, and for a file of another format.
  private(set) var base: String?
  private(set) var state = State(text: "")
  private var past: [State] = []
  private var future: [State] = []
  private var stroke: Int?
  /// The number of changes, used to detect when the scene must be read again.
  private(set) var version = 0

  /// The maximum number of steps that can be undone.
  private static let maximumStepCount = 200

  /// Creates a tuning without changes.
  ///
  /// - Parameter text: The text of the file; nil for a file of another format.
  init(of text: String? = nil) {
    base = text
    state.text = text ?? ""
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  /// True if nothing differs from the file.
  var isEmpty: Bool { state.text == base ?? "" && state.variables.isEmpty }

  /// Changes the scene.
  ///
  /// - Parameters:
  ///   - next: The new state.
  ///   - stroke: The number of the drag that the change belongs to; a drag is undone as a whole. Nil for a single change.
  mutating func set(_ next: State, stroke: Int?) {
    guard next != state else { return }
    if stroke == nil || stroke != self.stroke {
      past.append(state)
      if past.count > Self.maximumStepCount { past.removeFirst() }
    }
    self.stroke = stroke
    future = []
    state = next
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

  /// Restores the file.
  mutating func reset() {
    guard !isEmpty else { return }
    past.append(state)
    future = []
    go(to: State(text: base ?? ""))
  }

  private mutating func go(to state: State) {
    self.state = state
    stroke = nil
    version += 1
  }

  /// Drops the values of variables that the scene doesn't have.
  mutating func keepVariables(where isKept: (String) -> Bool) {
    state.variables = state.variables.filter { isKept($0.key) }
  }

  /// Notes that the state was saved; earlier states can still be restored.
  mutating func save(_ text: String) {
    base = text
    go(to: State(text: text))
  }

  /// Moves all states onto a new text of the file.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The changed lines that were discarded, because the file now has other values there.
  mutating func rebase(onto text: String?) -> [String] {
    guard text != base else { return [] }
    let old = base
    base = text
    guard let text, let old else {
      (state, past, future, stroke) = (State(text: text ?? "", variables: state.variables), [], [], nil)
      return []
    }
    func moved(_ state: State) -> State {
      State(text: TextMerge.merge(base: old, ours: state.text, theirs: text).text, variables: state.variables)
    }
    let merged = TextMerge.merge(base: old, ours: state.text, theirs: text)
    state.text = merged.text
    past = past.map(moved)
    future = future.map(moved)
    while past.last == state { past.removeLast() }
    while future.last == state { future.removeLast() }
    stroke = nil
    return merged.discarded
  }

  /// Drops all changes of the text and the history, for a file that they no longer fit.
  mutating func abandon() {
    (past, future, stroke) = ([], [], nil)
    state.text = base ?? ""
    version += 1
  }
}

/// A step through the undo history.
enum TuningStep: String, Sendable { case undo, redo, reset }
