import ArgumentParser
import Arithmetic
import Flipbook
import SystemCalls

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

      \(HelpTopic.note)
      """,
    version: Renderer.version,
    subcommands: [
      Render.self, Still.self, Encode.self, Measure.self, Join.self, Sheet.self, PlotScene.self, Onion.self,
      Timing.self,
      MakeReview.self, Appearances.self, MakeGallery.self,
      ShowPreview.self, Watch.self, GoldenCommand.self, Compare.self, DiffTool.self, Validate.self, TraceScene.self,
      Springs.self,
      Import.self, Export.self, ExportCode.self, PortCode.self, Init.self, Format.self, Explain.self, Schema.self,
    ])

  static func main() async {
    StandardStreams.occupy()
    Platform.reuseFreeMemory()
    if let limit = ProcessResources.memoryLimit {
      Platform.saveMemory()
      guard limit >= Platform.minimumMemory else {
        Terminal.standardError.report(
          ValidationError(
            "`ulimit -v` allows \(limit >> 20) MiB of memory; at least \(Platform.minimumMemory >> 20) MiB are needed"))
        Platform.exitAtOnce(.internalFault)
      }
    }
    let status = await Interruption.cancelling {
      do {
        if let topic = HelpTopic(in: Array(CommandLine.arguments.dropFirst())) {
          try StandardOutput.write(topic.text + "\n")
          return ExitStatus.done
        }
        var command = try await parsed()
        let start = ContinuousClock.now
        UnfinishedFiles.removeAbandoned(in: Environment.temporaryFolder)
        Terminal.standardError.detail("flipbook \(Renderer.version), \(Processors.count) processors")
        defer {
          let seconds = (start.duration(to: .now) / .seconds(1) * 1000).rounded() / 1000
          let memory = ByteCount.text(ProcessResources.peakMemory)
          Terminal.standardError.detail("\(seconds) s, at most \(memory) of memory")
        }
        let budget = (command as? any MemoryLimited)?.memory.budget ?? WorkBudget.current
        try await WorkBudget.$current.withValue(budget) {
          if var command = command as? any AsyncParsableCommand {
            try await command.run()
          } else {
            try command.run()
          }
        }
        return ExitStatus.done
      } catch {
        return .reporting(error, of: Self.self)
      }
    }
    Platform.exit(status)
  }

  /// Returns the command that the arguments describe.
  private static func parsed() async throws -> any ParsableCommand {
    do {
      return try await asyncParseAsRoot()
    } catch {
      if let unknown = UnknownCommand(in: Array(CommandLine.arguments.dropFirst()), of: self) { throw unknown.error }
      throw error
    }
  }
}
