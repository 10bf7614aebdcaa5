import ArgumentParser
import Flipbook
import SceneDiagnostics

/// An unknown word in the position of a command.
struct UnknownCommand {
  /// The word.
  let word: String
  /// The commands that are valid in this position.
  let names: [String]

  /// Finds the unknown word in the arguments of a command; nil if they are invalid for a different reason.
  init?(in arguments: [String], of command: any ParsableCommand.Type) {
    var words = arguments[...]
    var commands = command.configuration.subcommands
    while let next = commands.first(where: { $0.configuration.commandName == words.first }) {
      words = words.dropFirst()
      commands = next.configuration.subcommands
    }
    guard !commands.isEmpty, let word = words.first, !word.hasPrefix("-"), word != "help" else { return nil }
    self.word = word
    names = commands.compactMap { $0.configuration.commandName }
  }

  /// The error, with a suggestion of the command that was probably meant.
  var error: ValidationError {
    let isFile = [".yaml", ".yml", ".json", ".lottie", ".svg"].contains(where: word.lowercased().hasSuffix)
    let hint =
      isFile && names.contains("render")
      ? "did you mean flipbook render \(word)?"
      : NearestName.hint(for: word, among: names) ?? "there are \(names.joined(separator: ", "))"
    return ValidationError("no command is called ‘\(word)’: \(hint)")
  }
}
