import ArgumentParser
import Flipbook

/// The settings with which scenes are read.
struct SettingOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another value for a variable: stutter=0.06, pace=mad, tint='#2E6BE6'. May be repeated.", valueName: "name=value"),
    transform: Assignment.init)
  var values: [Assignment] = []

  @Flag(help: "Let the scene name files outside of its folder and of Assets.")
  var allowOutside = false

  /// The values, the last one of each name.
  var variables: [String: VariableValue] {
    Dictionary(values.map { ($0.name, .text($0.value)) }) { _, last in last }
  }

  func validate() throws {
    for value in values where values.filter({ $0.name == value.name }).count > 1 {
      throw ValidationError("\(value.name) is set twice: keep one of them")
    }
  }
}
