import ArgumentParser
import Flipbook
import Golden

extension ExitStatus {
  /// Prints the error of a command, or of one of its work items, on standard error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - command: The command whose arguments may have caused the error. Help is also thrown as an error, and is
  ///     printed.
  /// - Returns: The status for the error.
  @discardableResult
  static func reporting(_ error: any Error, of command: any ParsableCommand.Type) -> ExitStatus {
    if Task.isCancelled { return .interrupted }
    switch error {
    case let status as ExitStatus:
      return status
    case let error as RenderError:
      if case .output(.brokenPipe) = error.reason { return .cannotWrite }
      Terminal.standardError.report(error)
      return ExitStatus(error)
    case is SceneFileError, is TickLimitError, is StageLimitError:
      return reporting(RenderError(thrownOnStage: error), of: command)
    case OutputError.brokenPipe:
      return .cannotWrite
    case let error as OutputError:
      Terminal.standardError.report(error)
      return .cannotWrite
    case let error as GoldenError:
      if case .render(let error) = error { return reporting(error, of: command) }
      Terminal.standardError.report(error)
      return ExitStatus(error)
    case let error as ValidationError:
      // The argument is invalid for this scene.
      Terminal.standardError.report(error)
      return .usage
    default:
      return ending(parsing: command, with: error)
    }
  }

  /// Prints help or the version, or reports errors in the arguments.
  private static func ending(parsing command: any ParsableCommand.Type, with error: any Error) -> ExitStatus {
    let text = command.fullMessage(for: error)
    switch command.exitCode(for: error) {
    case .success:
      do {
        let isVersion = text == command.configuration.version
        let versions = isVersion && CommandLine.arguments.contains("--verbose") ? LibraryVersions.text + "\n" : ""
        // `flipbook help COMMAND` prints the complete help, and `--help` one screen.
        let isShort = !Set(CommandLine.arguments).isDisjoint(with: ["--help", "-h"])
        try StandardOutput.write((isShort ? HelpDigest(text).text : text) + "\n" + versions)
        return .done
      } catch {
        return reporting(error, of: command)
      }
    case .validationFailure:
      Terminal.standardError.print(TerminalText(text))
      return .usage
    default:
      Terminal.standardError.print(TerminalText(text))
      return .internalFault
    }
  }
}
