import JSONReading
import Locks

/// The state shared by all expressions of a file: its root node, and a cache of properties and values.
final class ExpressionScope: Sendable {
  private struct Key: Hashable {
    var path: String
    var frame: Double
  }

  /// A failure of an expression that another expression reads.
  struct Failure {
    var path: String
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

  /// The maximum number of cached values.
  private static let maximumValueCount = 4096

  /// The root of the file; nil for an isolated property.
  let root: FileNode?
  let slots: JSONNode?
  /// The frame rate, in frames per second.
  let rate: Double
  /// Reads the property of a node; nil for an isolated property.
  ///
  /// The result is nil for a node without a value.
  private let read: (@Sendable (FileNode, ExpressionScope) -> PropertyTrack?)?
  private let state = Locked(State())

  init(
    _ file: JSONNode = .null, rate: Double = 60,
    read: (@Sendable (FileNode, ExpressionScope) -> PropertyTrack?)? = nil
  ) {
    root = file.isObject ? FileNode(file, .composition, parent: nil, path: "", number: 0) : nil
    slots = file["slots"]
    self.rate = rate
    self.read = read
  }

  /// Returns a property's JSON, or the JSON of the slot that it refers to.
  func property(_ value: JSONNode) -> JSONNode {
    if let slot = value["sid"]?.string, case .object(let all)? = slots, let filled = all[slot]?["p"] { return filled }
    return value
  }

  // MARK: Values

  /// Returns the cached value of a property at a frame; nil if it has not been computed.
  func value(of path: String, at frame: Double) -> PropertyValue? {
    state.withLock { $0.values[Key(path: path, frame: frame)] }
  }

  func keep(_ value: PropertyValue, of path: String, at frame: Double) {
    state.withLock { state in
      if state.values.count >= Self.maximumValueCount { state.values.removeAll(keepingCapacity: true) }
      state.values[Key(path: path, frame: frame)] = value
    }
  }

  func hasFailed(_ path: String) -> Bool { state.withLock { $0.failed.contains(path) } }

  func fail(_ path: String) { state.withLock { _ = $0.failed.insert(path) } }

  /// Records a failure to be reported; only the first failure of each property is kept.
  func report(_ path: String, _ reason: String) {
    state.withLock { state in
      if state.reported.insert(path).inserted { state.failures.append(Failure(path: path, reason: reason)) }
    }
  }

  /// Returns the recorded failures and clears them.
  func takeFailures() -> [Failure] {
    state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
  }

  /// Adds to the number of evaluation steps.
  func count(_ steps: Int) { state.withLock { $0.steps += steps } }

  /// True if the trial evaluations have used up their step limit.
  var isExhausted: Bool { state.withLock { $0.steps > ScriptLimits.trialSteps } }

  /// Returns the property of a node, read on first use; nil for a node without a value.
  func track(of node: FileNode) -> PropertyTrack? {
    if let known = state.withLock({ $0.tracks[node.path] }) { return known }
    guard let track = read?(node, self) else { return nil }
    state.withLock { $0.tracks[node.path] = track }
    return track
  }

  // MARK: Nodes

  /// Returns the node at a path such as `layers[2].ks.p`.
  func node(at path: String) -> FileNode? {
    guard var node = root else { return nil }
    for part in path.split(separator: ".") {
      let pieces = part.split(separator: "[", maxSplits: 1)
      guard let key = pieces.first else { return nil }
      let index = pieces.count > 1 ? Int(pieces[1].dropLast()) : nil
      guard let next = node.step(String(key), index, self) else { return nil }
      node = next
    }
    return node
  }
}
