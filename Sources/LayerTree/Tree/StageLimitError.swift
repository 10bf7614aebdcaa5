import Arithmetic

/// An error for a stage that exceeds a limit.
public enum StageLimitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More steps than `most` would have to run by `time`, in seconds, because repeated steps start others that repeat.
  case steps(most: Int, time: Double)
  /// At `time`, in seconds, a transition begins inside more than `most` running ones.
  case transitions(most: Int, time: Double)

  /// A description of the problem, without a remedy.
  public var description: String {
    switch self {
    case .steps(let most, let time):
      "more than \(most) steps have run by \(time.plainText) s: repeating steps start other repeating steps"
    case .transitions(let most, let time):
      "layers and transitions are nested more than \(most) deep at \(time.plainText) s: each transition begins within the "
        + "previous one"
    }
  }
}
