import SceneDiagnostics
import SceneSyntax

/// A variable that a scene declares, for those who let people choose its value.
public struct SceneVariable: Hashable, Sendable {
  /// What a variable's value is.
  public enum Kind: String, Sendable {
    /// A number without a unit.
    case number
    /// Seconds.
    case time
    /// Degrees.
    case angle
    /// True or false.
    case boolean
    /// A colour.
    case color
    /// A text.
    case text
    /// One of ``SceneVariable/choices``, a word.
    case choice
  }

  /// What the scene calls it.
  public let name: String
  /// What it is called for people; the name, unless the scene says something else.
  public let label: String
  /// What its value is.
  public let kind: Kind
  /// The value that it has, as a scene writes it: `0.35`, `#2E6BE6`, `true`, `calm`.
  public let value: String
  /// The least and the greatest value; nil for a variable without bounds.
  public let range: ClosedRange<Double>?
  /// How far apart the stops of a slider are; nil if the scene does not say.
  public let step: Double?
  /// All values that it can have, as a scene writes them; empty for a variable without choices.
  public let choices: [String]
}
