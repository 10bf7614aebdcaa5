import ArgumentParser
import Flipbook
import Golden

/// The command line: parses the arguments, runs the command, and reports the outcome.
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
        flipbook review menu.yaml -o menu.html
        flipbook preview menu.yaml
        flipbook encode frames/ -o menu.apng
        flipbook plot menu.yaml
        flipbook timing menu.yaml
        flipbook validate Scenes/*.yaml
        flipbook golden verify Scenes/

      \(ExitStatus.table)
      """,
    version: Renderer.version,
    subcommands: [
      Render.self, Still.self, Encode.self, Join.self, Sheet.self, PlotScene.self, Onion.self, Timing.self,
      MakeReview.self, MakeGallery.self,
      ShowPreview.self, Watch.self, GoldenCommand.self, Compare.self, Validate.self, TraceScene.self, Springs.self,
      Import.self, Export.self, ExportCode.self, Init.self, Format.self, Explain.self, Schema.self,
    ])

  static func main() async {
    Platform.occupyStandardStreams()
    Platform.giveBackFreeMemory()
    if let limit = Platform.memoryLimit {
      Platform.saveMemory()
      guard limit >= Platform.leastMemory else {
        Terminal.standardError.report(
          ValidationError(
            "`ulimit -v` allows \(limit >> 20) MiB of memory; at least \(Platform.leastMemory >> 20) MiB are needed"))
        Platform.exitAtOnce(.internalFault)
      }
    }
    let status = await Interruption.cancelling {
      do {
        var command = try await asyncParseAsRoot()
        let start = ContinuousClock.now
        Terminal.standardError.detail("flipbook \(Renderer.version), \(Processors.count) processors")
        defer {
          let seconds = (start.duration(to: .now) / .seconds(1) * 1000).rounded() / 1000
          Terminal.standardError.detail("\(seconds) s, at most \(Reporter.size(Platform.mostMemory)) of memory")
        }
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

  /// Reports an error in work that is repeated.
  static func report(_ error: any Error) { _ = end(with: error) }

  /// Reports an error.
  private static func end(with error: any Error) -> ExitStatus {
    if Task.isCancelled { return .interrupted }
    switch error {
    case let status as ExitStatus:
      return status
    case let error as RenderError:
      if case .output(.brokenPipe) = error.reason { return .cannotWrite }
      Terminal.standardError.report(error)
      return ExitStatus(error)
    case is SceneFileError, is TickLimitError:
      return end(with: RenderError(thrownOnStage: error))
    case OutputError.brokenPipe:
      return .cannotWrite
    case let error as OutputError:
      Terminal.standardError.report(error)
      return .cannotWrite
    case let error as GoldenError:
      if case .render(let error) = error { return end(with: error) }
      Terminal.standardError.report(error)
      return ExitStatus(error)
    case let error as ValidationError:
      // An argument that is invalid for this scene.
      Terminal.standardError.report(error)
      return .usage
    default:
      return end(parsingWith: error)
    }
  }

  /// Prints help or the version, or reports errors in the arguments.
  private static func end(parsingWith error: any Error) -> ExitStatus {
    let text = fullMessage(for: error)
    switch exitCode(for: error) {
    case .success:
      do {
        let isVersion = text == configuration.version && CommandLine.arguments.contains("--verbose")
        try StandardOutput.write(text + (isVersion ? "\n\(LibraryVersions.text)\n" : "\n"))
        return .done
      } catch {
        return end(with: error)
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
