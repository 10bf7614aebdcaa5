/// A variable declared by a scene, as input for user interfaces.
public struct SceneVariable: Hashable, Sendable {
  /// The kind of a variable's value.
  public enum Kind: String, Sendable {
    /// A number without a unit.
    case number
    /// Seconds.
    case time
    /// Degrees.
    case angle
    /// True or false.
    case boolean
    /// A color.
    case color
    /// A text.
    case text
    /// One of ``SceneVariable/choices``, a word.
    case choice
  }

  /// The name in the scene.
  public let name: String
  /// The label for people; the name, unless the scene gives one.
  public let label: String
  /// The kind of value.
  public let kind: Kind
  /// The value that it has, as a scene writes it: `0.35`, `#2E6BE6`, `true`, `calm`.
  public let value: String
  /// The least and the greatest value; nil for a variable without bounds.
  public let range: ClosedRange<Double>?
  /// The step of a slider; nil if the scene gives none.
  public let step: Double?
  /// All values that it can have, as a scene writes them; empty for a variable without choices.
  public let choices: [String]

  package init(
    name: String, label: String, kind: Kind, value: String, range: ClosedRange<Double>?, step: Double?,
    choices: [String]
  ) {
    self.name = name
    self.label = label
    self.kind = kind
    self.value = value
    self.range = range
    self.step = step
    self.choices = choices
  }
}
