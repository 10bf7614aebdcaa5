import ArgumentParser
import Flipbook

/// `flipbook explain`: what a word of the scene language means.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what a key, a step, a property or a function of scene files means.",
    discussion: """
      EXAMPLES
        flipbook explain                  every word there is
        flipbook explain pop
        flipbook explain timingFunction
        flipbook explain transform.scale
        flipbook explain --program menu.yaml

      With --program, it prints what a scene was compiled to: its layers and states by their indices, and what
      happens, with every name resolved.
      """)

  @Argument(help: ArgumentHelp("The word; without one, all of them are listed.", valueName: "word"))
  var word: String?

  @Option(
    help: ArgumentHelp("Print what this scene was compiled to.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var program: String?

  @OptionGroup(title: "Variables") var settings: SettingOptions

  func validate() throws {
    if word != nil, program != nil { throw ValidationError("explain takes a word or --program, not both") }
  }

  func run() async throws {
    if let program {
      let source = try SceneSource(path: program, allowsOutside: settings.allowOutside)
      let scene = try source.scene(SceneSettings(variables: settings.variables), images: ImageLibrary())
      return try StandardOutput.write(scene.program)
    }
    guard let word else {
      let topics = Glossary.topics.map { topic in "\(topic.title):\n" + Self.lines(topic.names) }
      return try StandardOutput.write(topics.joined(separator: "\n"))
    }
    let entries = Glossary.entries(named: word)
    guard !entries.isEmpty else {
      let near = Glossary.nearest(to: word).map { "did you mean \($0)?" } ?? "flipbook explain lists every word"
      throw ValidationError("scene files have no ‘\(word)’: \(near)")
    }
    try StandardOutput.write(entries.map(Self.text).joined(separator: "\n"))
  }

  private static func text(_ entry: Glossary.Entry) -> String {
    var text = "\(entry.name), \(entry.place)\n  \(entry.meaning)\n"
    if let type = entry.type, type != "a value" { text += "  takes    \(type)\n" }
    if let standard = entry.standard { text += "  default  \(standard)\n" }
    if let example = entry.example { text += "  example  \(example)\n" }
    return text
  }

  /// Names in lines of at most 78 characters.
  private static func lines(_ names: [String]) -> String {
    var lines = [" "]
    for name in names {
      if lines[lines.count - 1].count + name.count + 1 > 78 { lines.append(" ") }
      lines[lines.count - 1] += " " + name
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
