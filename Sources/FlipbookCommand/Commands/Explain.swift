import ArgumentParser
import Flipbook
import SceneDiagnostics

/// `flipbook explain`: explains words of the scene language.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the keys, steps, properties and functions of scene files.",
    usage:
      "flipbook explain [<word> ...]\nflipbook explain --program <scene> [--set <name=value>]\nflipbook explain --reference <folder>",
    discussion: """
      EXAMPLES
        flipbook explain                  lists every word
        flipbook explain pop bounciness
        flipbook explain transform.scale
        flipbook explain functions        words of a kind, also events, steps, properties
        flipbook explain hover            finds the equivalent of other tools' words
        flipbook explain kit              the files of components and springs
        flipbook explain kit/ios/switch.yaml
        flipbook explain --program menu.yaml

      With --program, it prints the compiled scene: its layers and states by their
      indices, and its steps, with every name resolved.

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The words; without one, all of them are listed.", valueName: "word"),
    completion: Completions.words)
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Print the compiled form of this scene.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var program: String?

  @Option(
    help: ArgumentHelp("Write the reference pages of the documentation to this folder.", valueName: "folder"),
    completion: .directory)
  var reference: String?

  @OptionGroup(title: "Variables") var settings: SettingOptions

  func validate() throws {
    let given = [!words.isEmpty, program != nil, reference != nil].count { $0 }
    if given > 1 { throw ValidationError("explain takes words, --program or --reference: give only one of them") }
  }

  func run() async throws {
    if let program {
      let source = try SceneSource(path: program, allowsOutside: settings.allowOutside)
      let scene = try source.scene(settings.scene(), images: ImageLibrary())
      return try StandardOutput.write(scene.program)
    }
    if let reference {
      for page in ReferencePage.all {
        let folder = reference.hasSuffix("/") ? reference : reference + "/"
        try TextOutput.write(page.text, to: "\(folder)\(page.name).md", replacing: true)
      }
      return
    }
    if words == ["kit"] { return try StandardOutput.write(Kit.names.map { $0 + "\n" }.joined()) }
    if words.count == 1, words[0].hasPrefix(Kit.folder) {
      guard let text = Kit.texts[words[0]] else {
        throw ValidationError(
          "the kit has no ‘\(words[0])’: \(NearestName.hint(for: words[0], among: Kit.names) ?? "flipbook explain kit lists its files")"
        )
      }
      return try StandardOutput.write(text)
    }
    if let list = Self.list(of: words.joined(separator: " ")) { return try StandardOutput.write(list) }
    // Words in a quoted argument count separately.
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    guard !words.isEmpty else {
      let topics = Glossary.topics.map { topic in "\(topic.title):\n" + Self.lines(topic.names) }
      return try StandardOutput.write(topics.joined(separator: "\n"))
    }
    try StandardOutput.write(try Self.explanation(of: words))
  }

  /// Filler words in questions that never occur in scene files, as in `explain fade in`.
  private static let fillers: Set<String> = [
    "a", "an", "and", "at", "by", "do", "does", "how", "in", "is", "of", "on", "out", "the", "to", "with",
  ]

  /// Returns the words of a kind with their meanings; nil if the argument isn't a kind, or is a word of scene files.
  private static func list(of kind: String) -> String? {
    guard Glossary.entries(named: kind).isEmpty else { return nil }
    let entries = Glossary.entries(ofKind: kind)
    guard let width = entries.map(\.name.count).max() else { return nil }
    return entries.map { entry in
      "\(entry.name)\(String(repeating: " ", count: width - entry.name.count))  \(entry.meaning)\n"
    }.joined()
  }

  /// Returns the meanings of words: of the key that they spell together, as in `corner radius`, or of each word.
  private static func explanation(of words: [String]) throws -> String {
    let joined = words.joined().lowercased()
    if words.count > 1, let name = Glossary.topics.flatMap(\.names).first(where: { $0.lowercased() == joined }) {
      return try explanation(of: name)
    }
    let asked = words.filter { word in
      !fillers.contains(word.lowercased()) || !Glossary.entries(named: word).isEmpty
    }
    let unknown = asked.filter { Glossary.entries(named: $0).isEmpty && Glossary.synonyms(of: $0).isEmpty }
    guard !unknown.isEmpty, unknown.count < asked.count else {
      return try (asked.isEmpty ? words : asked).map(explanation).joined(separator: "\n")
    }
    let meanings = try asked.filter { !unknown.contains($0) }.map(explanation)
    return (meanings + unknown.map { "\(miss($0))\n" }).joined(separator: "\n")
  }

  /// Returns the message for a word that scene files don't have.
  private static func miss(_ word: String) -> String {
    let longer = Glossary.words(beginningWith: word)
    let near =
      longer.count > 1
      ? "there are \(longer.joined(separator: ", "))"
      : (longer.first ?? Glossary.nearest(to: word)).map { "did you mean \($0)?" }
        ?? "flipbook explain lists every word"
    return "scene files have no ‘\(word)’: \(near)"
  }

  /// Returns the meanings of a word, or of its synonyms; words that open a step or a layer come first.
  private static func explanation(of word: String) throws -> String {
    let entries = Glossary.entries(named: word)
    let own = entries.filter { !$0.keys.isEmpty } + entries.filter(\.keys.isEmpty)
    let others = Glossary.synonyms(of: word).filter { $0 != word && !Glossary.entries(named: $0).isEmpty }
    if !own.isEmpty {
      let hint = others.isEmpty ? [] : ["see also \(others.joined(separator: ", "))\n"]
      return (own.map(text) + hint).joined(separator: "\n")
    }
    if !others.isEmpty {
      let meanings = others.flatMap { Glossary.entries(named: $0).prefix(1) }
      return "these words express ‘\(word)’:\n\n" + meanings.map(text).joined(separator: "\n")
    }
    throw ValidationError(miss(word))
  }

  private static func text(_ entry: Glossary.Entry) -> String {
    var text = "\(entry.name), \(entry.place)\n  \(entry.meaning)\n"
    if let type = entry.type, type != "a value" { text += "  takes    \(type)\n" }
    if let standard = entry.standard { text += "  default  \(standard)\n" }
    if let example = entry.example { text += "  example  \(example)\n" }
    if !entry.keys.isEmpty {
      let keys = lines(entry.keys, width: 67).split(separator: "\n").map { $0.dropFirst(2) }
      text += "  keys     " + keys.joined(separator: "\n           ") + "\n"
    }
    return text
  }

  /// Returns names in lines of at most `width` characters.
  private static func lines(_ names: [String], width: Int = 78) -> String {
    var lines = [" "]
    for name in names {
      if lines[lines.count - 1].count + name.count + 1 > width { lines.append(" ") }
      lines[lines.count - 1] += " " + name
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
