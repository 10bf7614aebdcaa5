import SceneDiagnostics
import SceneSyntax

/// What a scene is read with: which of its variants, and values for its variables.
public struct SceneSettings: Hashable, Sendable {
  /// The name of one of the scene's variants; nil for the scene as it stands.
  public var variant: String?
  /// Values for variables, which count for more than those of the variant.
  public var variables: [String: VariableValue]

  /// Makes settings; without arguments, those that change nothing.
  public init(variant: String? = nil, variables: [String: VariableValue] = [:]) {
    self.variant = variant
    self.variables = variables
  }
}
