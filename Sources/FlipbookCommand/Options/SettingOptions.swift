import ArgumentParser
import Flipbook

/// The options for reading scenes.
struct SettingOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a variable to another value: stutter=0.06, pace=mad, tint='#2E6BE6'. May be repeated.",
      valueName: "name=value"),
    transform: Assignment.init)
  var values: [Assignment] = []

  @OptionGroup var likeness: PlayerOption

  @Flag(help: "Let the scene use files outside its folder and Assets.")
  var allowOutside = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of ticks to play, check or record. (default: 1000000 to play, 36000 to check, 100000 "
        + "to record)",
      valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1_000_000_000) })
  var maxTicks: Int?

  @OptionGroup var memory: MemoryOption

  /// The player whose rendering of Lottie files to match.
  var player: LottiePlayer? { likeness.player }

  /// Returns the settings of a scene, or of one of its variants.
  func scene(variant: String? = nil) -> SceneSettings {
    completing(SceneSettings(variant: variant))
  }

  /// Returns the settings of a still or a combination, completed and overridden with the given options.
  func completing(_ settings: SceneSettings) -> SceneSettings {
    var settings = settings
    settings.variables.merge(variables) { _, asked in asked }
    (settings.player, settings.maximumTickCount) = (player, maxTicks)
    return settings
  }

  /// The values of variables; for a repeated name, the last one.
  var variables: [String: VariableValue] {
    Dictionary(values.map { ($0.name, .text($0.value)) }) { _, last in last }
  }

  func validate() throws {
    for value in values where values.filter({ $0.name == value.name }).count > 1 {
      throw ValidationError("\(value.name) is set twice: keep one of them")
    }
  }
}
