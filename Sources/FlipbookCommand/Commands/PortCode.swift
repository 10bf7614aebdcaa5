import ArgumentParser
import Codecs
import Flipbook

/// `flipbook port`: converts UIKit code to code that compiles on Linux.
struct PortCode: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Convert Swift code written for UIKit to code that compiles on Linux.",
    usage: "flipbook port [<options>] <input>",
    discussion: """
      Replaces the parts of the language that need Objective-C, such as #selector and @objc, and imports \
      FlipbookUIKit in place of Apple's frameworks. Everything else keeps its formatting. Each change is listed with \
      its file and line. Code without an equivalent on Linux stays as it is, below a comment that starts with \
      // port:, and is listed, too.

      Of a folder, all Swift files are converted together, except Package.swift and hidden folders.

      EXAMPLES
        flipbook port Sources/Spinner -o Ported/Spinner
        flipbook port Spinner.swift -o Ported/Spinner.swift
        flipbook port Sources/Spinner --list        writes nothing

      \(HelpTopic.note)
      """)

  @Argument(help: ArgumentHelp("A Swift file, or a folder of Swift files.", valueName: "input"), completion: .file())
  var input: String

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The output: a folder for a folder, a file for a file, or - for standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(name: [.long, .customLong("dry-run")], help: "List the changes, and write nothing.")
  var list = false

  @Flag(help: "Replace files that exist.")
  var force = false

  @Flag(name: .shortAndLong, help: "Don't list the changes, only the code that was left unchanged.")
  var quiet = false

  func validate() throws {
    if output == nil, !list { throw ValidationError("add -o with the output, or --list to list the changes") }
    if output != nil, list { throw ValidationError("--list writes nothing: leave out -o") }
  }

  func run() async throws {
    let sources = try PortedSources(of: input, writingTo: output)
    if sources.isFolder, output == "-" {
      throw ValidationError("a folder cannot be written to standard output: give a folder to -o")
    }
    let ported = try sources.ported()
    if let output {
      let targets = ported.map { sources.isFolder ? "\(output)/\($0.path)" : output }
      try write(zip(targets, ported.map(\.text)))
    }
    for file in ported {
      for note in file.notes where !quiet || note.isLeft {
        let line =
          "\(sources.displayed(file.path)):\(note.line): \(note.isLeft ? "left unchanged: " : "")\(note.message)\n"
        if output == "-" {
          Terminal.standardError.print(TerminalText(String(line.dropLast())))
        } else {
          try StandardOutput.write(line)
        }
      }
    }
    let notes = ported.flatMap(\.notes)
    let left = notes.count(where: \.isLeft)
    let summary = "\(notes.count - left) changes in \(ported.count) files, \(left) places left unchanged"
    Terminal.standardError.print(TerminalText(summary))
  }

  /// Writes the files, after it has checked all of their names.
  private func write(_ files: some Sequence<(String, String)>) throws {
    if output == "-" {
      for (_, text) in files { try StandardOutput.write(contents: text) }
      return
    }
    if !force {
      for (path, _) in files where FileSystem.kind(of: path) != nil { throw OutputError.exists(path: path) }
    }
    for (path, text) in files {
      let file = try OutputFile(path: path, policy: force ? .replace : .keep)
      try file.write(Array(text.utf8))
      try file.finish()
    }
  }
}
