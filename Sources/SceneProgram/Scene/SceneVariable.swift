/// A variable declared by a scene, described for user interfaces.
public struct SceneVariable: Hashable, Sendable {
  /// The type of a variable's value.
  public enum Kind: String, Sendable {
    /// A number without a unit.
    case number
    /// A time in seconds.
    case time
    /// An angle in degrees.
    case angle
    /// A Boolean value.
    case boolean
    /// A color.
    case color
    /// A text.
    case text
    /// One of the words in ``SceneVariable/choices``.
    case choice
  }

  /// The name of the variable in the scene.
  public let name: String
  /// The label displayed to users; by default, the name.
  public let label: String
  /// The type of the value.
  public let kind: Kind
  /// The current value in the notation of scene files: `0.35`, `#2E6BE6`, `true`, `calm`.
  public let value: String
  /// The minimum and maximum value; nil if the variable is unbounded.
  public let range: ClosedRange<Double>?
  /// The step of a slider; nil if the scene does not specify one.
  public let step: Double?
  /// All permitted values in the notation of scene files; empty if any value is permitted.
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
