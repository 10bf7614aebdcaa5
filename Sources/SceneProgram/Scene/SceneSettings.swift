public import LayerTree

/// The variant and the values of variables for reading a scene.
public struct SceneSettings: Hashable, Sendable {
  /// The name of a variant of the scene; nil for none.
  public var variant: String?
  /// The values of variables; they override the variant's.
  public var variables: [String: VariableValue]
  /// The Lottie player to match where players differ; nil for After Effects, except that handles change the speed of
  /// positions on straight lines, as in lottie-ios.
  public var player: LottiePlayer?
  /// The maximum number of ticks for playing, checking, and recording the scene, as in
  /// ``LayerTree/Stage/maximumTickCount``; nil for the default of each.
  public var maximumTickCount: Int?
  /// True if unused definitions of included files are checked as well.
  package var checksIncluded = false

  /// Creates settings; by default, they change nothing.
  public init(variant: String? = nil, variables: [String: VariableValue] = [:]) {
    self.variant = variant
    self.variables = variables
  }
}

/// A named time of a scene, for golden images, contact sheets, and documents.
public struct SceneStill: Hashable, Sendable {
  /// The name of the still.
  public let name: String
  /// The time in seconds.
  public let time: Double
  /// The variant and the values of variables for the still.
  public let settings: SceneSettings

  package init(name: String, time: Double, settings: SceneSettings) {
    self.name = name
    self.time = time
    self.settings = settings
  }
}
