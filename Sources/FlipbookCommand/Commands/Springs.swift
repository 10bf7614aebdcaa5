import ArgumentParser
import Flipbook

/// `flipbook springs`: converts a spring to every notation.
struct Springs: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "springs",
    abstract: "Convert a spring between notations and show how it moves.",
    discussion: """
      Use one notation. Omitted constants have their engine's defaults.

      EXAMPLES
        flipbook springs --stiffness 300 --damping 20
        flipbook springs --duration 2.1 --damping-ratio 0.6       a UIView block
        flipbook springs --perceptual-duration 0.5 --bounce 0.3   SwiftUI
        flipbook springs --swiftui snappy --extra-bounce 0.1      SwiftUI, by name
        flipbook springs --response 0.4 --damping-ratio 0.8       SwiftUI, older
        flipbook springs --bounciness 20 --speed 18               Pop
        flipbook springs --tension 300 --friction 20              Pop, raw

      \(HelpTopic.note)
      """)

  @OptionGroup var notation: SpringNotation

  @Flag(help: "Print one line of JSON.")
  var json = false

  func run() async throws {
    let summary = SpringSummary(try notation.curve())
    if json {
      let line = summary.rows.reduce(JSONLine()) { $0.with($1.name, $1.value) }
      try StandardOutput.write("\(line)\n")
    } else {
      try StandardOutput.write(summary.description)
    }
  }
}
