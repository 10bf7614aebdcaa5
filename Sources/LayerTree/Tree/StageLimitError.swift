import Arithmetic

/// An error for a stage that exceeds a limit.
public enum StageLimitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More steps than `limit` would have to run by `time`, in seconds, because repeated steps start others that repeat.
  case steps(limit: Int, time: Double)
  /// At `time`, in seconds, a transition begins inside more than `limit` running ones.
  case transitions(limit: Int, time: Double)

  /// A description of the problem, without a remedy.
  public var description: String {
    switch self {
    case .steps(let limit, let time):
      "more than \(limit) steps have run by \(time.plainText) s: repeating steps start other repeating steps"
    case .transitions(let limit, let time):
      "layers and transitions are nested more than \(limit) deep at \(time.plainText) s: each transition begins within the "
        + "previous one"
    }
  }
}
