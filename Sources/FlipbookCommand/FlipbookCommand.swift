import ArgumentParser
import Flipbook

/// The command line: finds out what to do, does it, and says how it went.
@main
struct FlipbookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract: "Render user-interface motion to GIFs and PNGs, without a screen.",
    discussion: """
      EXAMPLES
        flipbook render menu.yaml                     makes menu.gif
        flipbook render menu.yaml -o menu.gif --scale 2 --speed 0.25
        flipbook still menu.yaml --at 350ms -o menu.png
        flipbook validate Scenes/*.yaml

      \(ExitStatus.table)
      """,
    version: "0.1.0",
    subcommands: [Render.self, Still.self, Validate.self, TraceScene.self, Springs.self, Schema.self])

  static func main() async {
    let status = await Interruption.cancelling {
      do {
        var command = try await asyncParseAsRoot()
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
        return ExitStatus.done
      } catch {
        return end(with: error)
      }
    }
    Platform.exit(status)
  }

  /// Says what went wrong.
  private static func end(with error: any Error) -> ExitStatus {
    if Task.isCancelled { return .interrupted }
    switch error {
    case let status as ExitStatus:
      return status
    case let error as RenderError:
      if case .output(.brokenPipe) = error.reason { return .cannotWrite }
      Terminal.standardError.report(error)
      return ExitStatus(error)
    default:
      // Help, the version, and what is wrong with the arguments.
      exit(withError: error)
    }
  }
}
