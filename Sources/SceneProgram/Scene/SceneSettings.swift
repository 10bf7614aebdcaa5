public import LayerTree

/// The variant and the variable values used to read a scene.
public struct SceneSettings: Hashable, Sendable {
  /// The name of one of the scene's variants; nil for the scene itself.
  public var variant: String?
  /// Values for variables; they override the variant's.
  public var variables: [String: VariableValue]
  /// The player that Lottie files are to look like where players differ; nil for After Effects, but with handles that change
  /// the pace of positions on straight lines, as in lottie-ios.
  public var player: LottiePlayer?
  /// The most ticks that the scene may play, be checked, and be recorded for, as ``LayerTree/Stage/maximumTickCount`` has it; nil for
  /// the standard of each.
  public var maximumTickCount: Int?
  /// A Boolean value that indicates whether unused definitions of included files are checked, too.
  package var checksIncluded = false

  /// Makes settings; the defaults change nothing.
  public init(variant: String? = nil, variables: [String: VariableValue] = [:]) {
    self.variant = variant
    self.variables = variables
  }
}

/// A named time of a scene, for golden images, contact sheets, and documents.
public struct SceneStill: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The time in seconds.
  public let time: Double
  /// The settings that show it: its variant, and values of variables.
  public let settings: SceneSettings

  package init(name: String, time: Double, settings: SceneSettings) {
    self.name = name
    self.time = time
    self.settings = settings
  }
}
