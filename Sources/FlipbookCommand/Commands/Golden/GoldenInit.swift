import ArgumentParser
import Codecs
import Flipbook
import Golden
import SystemCalls

/// `flipbook golden init`: prepares a folder for goldens.
struct GoldenInit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Add golden-report/ to .gitignore, to keep golden reports out of the repository.",
    usage: "flipbook golden init [<options>] [<folder>]",
    discussion: """
      EXAMPLES
        flipbook golden init
        flipbook golden init Projects/App

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The folder of the project. (default: the current one)", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @OptionGroup(title: "Messages") var messages: ReportOptions

  func run() throws {
    guard FileSystem.kind(of: folder) == .folder else {
      throw RenderError(.missingInput("there is no such folder"), path: folder)
    }
    let path = folder == "." ? ".gitignore" : "\(folder.hasSuffix("/") ? folder : folder + "/").gitignore"
    let entry = "\(GoldenReport.standardFolder)/"
    let old = FileSystem.contents(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = old.split(whereSeparator: \.isNewline).map { line in line.filter { !$0.isWhitespace } }
    let isThere = known.contains { [entry, "/\(entry)", GoldenReport.standardFolder].contains($0) }
    if !isThere {
      let text = old + (old.isEmpty || old.hasSuffix("\n") ? "" : "\n") + entry + "\n"
      try TextOutput.write(text, to: path, replacing: true)
    }
    if messages.json {
      try StandardOutput.write("\(JSONLine().with("file", path).with("changed", !isThere))\n")
    } else if !messages.quiet {
      try StandardOutput.write("\(path): \(isThere ? "has \(entry) already" : "added \(entry)")\n")
    }
  }
}
