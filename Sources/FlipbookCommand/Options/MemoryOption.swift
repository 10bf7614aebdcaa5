import ArgumentParser
import Arithmetic

/// The option that limits the memory of a command.
struct MemoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum memory to use in addition to the output's: 256MiB or 2GiB, at least 16MiB. (default: 512MiB)",
      valueName: "size"),
    transform: { try ByteCount.read($0, atLeast: Double(WorkBudget.minimumLimit)) })
  var maxMemory: Int?

  /// The budget of the command.
  var budget: WorkBudget { .ofCommand(limit: maxMemory ?? WorkBudget.standardLimit) }
}

/// A command whose memory is limited.
protocol MemoryLimited {
  /// The option for the memory limit.
  var memory: MemoryOption { get }
}

/// A command that reads a scene with settings, including the memory limit.
protocol ReadsSceneSettings: MemoryLimited {
  /// The options for the settings.
  var settings: SettingOptions { get }
}

extension ReadsSceneSettings {
  var memory: MemoryOption { settings.memory }
}
