import ArgumentParser
import Flipbook
import Review

/// The options for the destination and appearance of a review page.
struct PageOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write to this path, or to standard output if -. (default: the scene's name with the command's, in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: "The appearance of the page: light or dark.")
  var theme: Theme.Name = .light

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  /// Determines the path and format of the output.
  ///
  /// - Parameters:
  ///   - scene: The path of the scene.
  ///   - command: The suffix to add to the scene's name.
  ///   - endings: The extensions of the formats; the first one is the default.
  ///   - format: The format for standard output.
  /// - Returns: The path, and the extension of its format.
  /// - Throws: `ValidationError` when it cannot be determined.
  func target(
    forScene scene: String, command: String, endings: [String], format: String? = nil
  ) throws -> (path: String, ending: String) {
    guard let output else {
      guard scene != "-" else {
        throw ValidationError(
          "a scene from standard input has no name for the output: add -o, as in -o menu-\(command).png")
      }
      let ending = format ?? endings[0]
      return ("\(OutputTarget.stem(of: scene))-\(command).\(ending)", ending)
    }
    if output == "-" { return ("-", format ?? endings[0]) }
    guard let ending = endings.first(where: { output.lowercased().hasSuffix("." + $0) }) else {
      let names = endings.map { "\(OutputTarget.stem(of: scene))-\(command).\($0)" }.joined(separator: " or ")
      throw ValidationError("\(command) cannot write ‘\(output)’: write \(names)")
    }
    if let format, format != ending {
      throw ValidationError("\(output) would be .\(ending), but --format is \(format): leave out one of them")
    }
    return (output, ending)
  }
}

extension Theme.Name: ExpressibleByArgument {}
