import Locks

/// A file as seen by its expressions, with a cache of their values.
final class ExpressionScope: Sendable {
  private struct Key: Hashable {
    var place: String
    var frame: Double
  }

  /// An expression that another one reads, and that can't be computed.
  struct Failure {
    var place: String
    var reason: String
  }

  private struct State {
    var tracks: [String: PropertyTrack] = [:]
    var values: [Key: PropertyValue] = [:]
    var failed: Set<String> = []
    var reported: Set<String> = []
    var failures: [Failure] = []
    var steps = 0
  }

  /// More values than this are not kept.
  private static let maximumValueCount = 4096

  /// The file; nil for a single property.
  let root: FileNode?
  let slots: JSONNode?
  /// Frames a second.
  let rate: Double
  /// Reads the property of a node; the scope is nil for a single property, and the result is nil for a node without a
  /// value.
  private let read: (@Sendable (FileNode, ExpressionScope) -> PropertyTrack?)?
  private let state = Locked(State())

  init(
    _ file: JSONNode = .null, rate: Double = 60,
    read: (@Sendable (FileNode, ExpressionScope) -> PropertyTrack?)? = nil
  ) {
    root = file.isObject ? FileNode(file, .composition, parent: nil, place: "", number: 0) : nil
    slots = file["slots"]
    self.rate = rate
    self.read = read
  }

  /// A property's own JSON, looked up in its slot if it has one.
  func property(_ value: JSONNode) -> JSONNode {
    if let slot = value["sid"]?.string, case .object(let all)? = slots, let filled = all[slot]?["p"] { return filled }
    return value
  }

  // MARK: Values

  /// A value that is known already.
  func value(of place: String, at frame: Double) -> PropertyValue? {
    state.withLock { $0.values[Key(place: place, frame: frame)] }
  }

  func keep(_ value: PropertyValue, of place: String, at frame: Double) {
    state.withLock { state in
      if state.values.count >= Self.maximumValueCount { state.values.removeAll(keepingCapacity: true) }
      state.values[Key(place: place, frame: frame)] = value
    }
  }

  func hasFailed(_ place: String) -> Bool { state.withLock { $0.failed.contains(place) } }

  func fail(_ place: String) { state.withLock { _ = $0.failed.insert(place) } }

  /// Keeps a failure to be reported, the first of each property alone.
  func report(_ place: String, _ reason: String) {
    state.withLock { state in
      if state.reported.insert(place).inserted { state.failures.append(Failure(place: place, reason: reason)) }
    }
  }

  /// Returns the recorded failures and clears the record.
  func takeFailures() -> [Failure] {
    state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
  }

  /// Counts the steps of evaluations.
  func count(_ steps: Int) { state.withLock { $0.steps += steps } }

  /// True if the trials of the expressions have taken all the steps that they may.
  var isExhausted: Bool { state.withLock { $0.steps > ScriptLimits.trialSteps } }

  /// The property of a node, read on first use; nil for one without a value.
  func track(of node: FileNode) -> PropertyTrack? {
    if let known = state.withLock({ $0.tracks[node.place] }) { return known }
    guard let track = read?(node, self) else { return nil }
    state.withLock { $0.tracks[node.place] = track }
    return track
  }

  // MARK: Nodes

  /// The node of a place like `layers[2].ks.p`.
  func node(at place: String) -> FileNode? {
    guard var node = root else { return nil }
    for part in place.split(separator: ".") {
      let pieces = part.split(separator: "[", maxSplits: 1)
      guard let key = pieces.first else { return nil }
      let index = pieces.count > 1 ? Int(pieces[1].dropLast()) : nil
      guard let next = node.step(String(key), index, self) else { return nil }
      node = next
    }
    return node
  }
}
