/// The help of a command on one screen: its first sentence, two examples, and the most common options, one per line,
/// with the names of the others.
///
/// It is derived from the complete help, the text of `flipbook help COMMAND`.
struct HelpDigest {
  /// The width of a terminal, and of the column of names with their indentation, in characters.
  private static let (width, nameWidth) = (80, 28)
  /// The width of a description, in characters.
  private static var textWidth: Int { width - nameWidth }

  /// Rarely used options, which the digest lists only by name.
  private static let uncommon: Set = [
    "--player", "--allow-outside", "--max-ticks", "--max-memory", "--fonts", "--cache-memory", "--animation", "--codec",
    "--crf", "--colors", "--dither", "--lossy", "--effort", "--columns", "--no-clobber", "--jobs", "--hold-first",
    "--poster", "--frames", "--shard", "--json", "--color", "--verbose", "--matrix", "--separate", "--theme", "--raw",
    "--perceptual", "--pixels", "--worst-window", "--picture", "--affected", "--report-url", "--even-in-ci", "--times",
    "--quiet", "--start", "--motion", "--region", "--scale-to", "--events", "--largest-difference", "--root", "--exact",
    "--format",
    "--no-velocity", "--touch-style", "--no-comments", "--panels", "--loop", "--version", "--help", "--size",
  ]

  /// An option or an argument in the complete help.
  private struct Entry {
    /// The option with its value, such as `-o, --output <path>`.
    var name: String
    /// The description, on one line.
    var text: String

    /// The long name of an option, such as `--output`; nil for an argument.
    var option: String? {
      name.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "," }) }
    }

    /// The first sentence of the description, or its first clause if the sentence takes more than a line, without
    /// remarks in parentheses.
    var brief: String {
      let sentence = Self.part(of: text, before: [". ", "; ", " ("])
      return sentence.count <= HelpDigest.textWidth ? sentence : Self.part(of: sentence, before: [": "])
    }

    /// The text up to a comma, so that it fits on a line, unless only a few words remain.
    var shortest: String {
      let start = Self.part(of: brief, before: [", "])
      return brief.count <= HelpDigest.textWidth || start.count < 20 ? brief : start
    }

    private static func part(of text: String, before ends: [String]) -> String {
      let end = ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min()
      let part = text[..<(end ?? text.endIndex)]
      return part.hasSuffix(".") ? String(part.dropLast()) : String(part)
    }
  }

  /// The name of the command, such as `flipbook golden verify`.
  private var command = "flipbook"
  private var overview = ""
  private var hasWholeOverview = false
  private var examples: [String] = []
  private var hasAllExamples = false
  private var usage: [String] = []
  private var sections: [(title: String, entries: [Entry])] = []

  /// Parses the complete help of a command.
  init(_ help: String) {
    var title = ""
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let opened = Self.title(of: line) {
        title = opened.name
        if !opened.rest.isEmpty { add(opened.rest, to: title) }
        continue
      }
      add(line, to: title)
    }
    command =
      usage.first.map { "flipbook " + $0.dropFirst("flipbook ".count).prefix { $0 != "<" && $0 != "[" } } ?? command
    while command.hasSuffix(" ") { command.removeLast() }
  }

  /// Returns the title of the section that a line begins, with the rest of the line; nil for other lines.
  private static func title(of line: String) -> (name: String, rest: String)? {
    let name = line.prefix { $0.isUppercase || $0 == " " }
    guard name.count > 2, !name.hasPrefix(" ") else { return nil }
    if name.count == line.count { return (line, "") }
    let rest = line.dropFirst(name.count)
    guard rest.hasPrefix(":") else { return nil }
    return (String(name), rest.dropFirst().drop { $0 == " " }.description)
  }

  private mutating func add(_ line: String, to title: String) {
    switch title {
    case "OVERVIEW":
      // Only the first paragraph is used.
      hasWholeOverview = hasWholeOverview || line.isEmpty
      if !hasWholeOverview { overview += (overview.isEmpty ? "" : " ") + line }
    case "EXAMPLES":
      // Another paragraph may follow the examples.
      hasAllExamples = hasAllExamples || line.isEmpty
      if !hasAllExamples, line.hasPrefix("  ") { examples.append(line) }
    case "USAGE":
      let text = String(line.drop { $0 == " " })
      if text.hasPrefix("flipbook") || usage.isEmpty {
        usage.append(text)
      } else if !text.isEmpty {
        usage[usage.count - 1] += " " + text
      }
    case "SEE ALSO", "": break
    default:
      guard line.hasPrefix("  "), !line.hasPrefix("  See ") else { return }
      if sections.last?.title != title { sections.append((title, [])) }
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if indentation < 10 {
        // Descriptions begin at column 26, on the next line after a long name.
        let (lead, rest) = (line.prefix(26), line.dropFirst(26))
        let isLong = rest.isEmpty || lead.last != " " || rest.first == "<"
        sections[sections.count - 1].entries.append(
          Entry(
            name: (isLong ? text : lead).split(separator: " ").joined(separator: " "),
            text: isLong ? "" : String(rest)))
      } else if var entry = sections[sections.count - 1].entries.popLast() {
        entry.text += (entry.text.isEmpty ? "" : " ") + text
        sections[sections.count - 1].entries.append(entry)
      }
    }
  }

  /// The digest, at most 80 columns wide.
  var text: String {
    var lines = Self.wrapped(overview, "", Self.width)
    if !examples.isEmpty { lines += ["", "EXAMPLES"] + examples.prefix(3) }
    lines +=
      [""]
      + usage.enumerated().flatMap { Self.wrapped(($0.offset == 0 ? "USAGE: " : "") + $0.element, "  ", Self.width) }
    var others: [Entry] = []
    var grouped: [String] = []
    var uncommon: [String] = []
    for (title, entries) in sections {
      let common = entries.filter { entry in entry.option.map { !Self.uncommon.contains($0) } ?? true }
      uncommon += entries.compactMap(\.option).filter {
        Self.uncommon.contains($0) && !["--help", "--version"].contains($0)
      }
      if title == "ARGUMENTS", common.allSatisfy({ $0.name == common.first?.name }) { continue }
      // A section for a single option isn't worth its lines.
      if common.count < 2 || title == "OPTIONS" {
        others += common
      } else {
        let isList = title == "SUBCOMMANDS"
        grouped += ["", "\(title):"] + common.flatMap { Self.lines($0.name, isList ? $0.shortest : $0.brief) }
      }
    }
    if !others.isEmpty { lines += ["", "OPTIONS:"] + others.flatMap { Self.lines($0.name, $0.brief) } }
    lines += grouped
    if !uncommon.isEmpty { lines += [""] + Self.wrapped("ALSO: " + uncommon.joined(separator: " "), "  ", Self.width) }
    let page = "flipbook help" + command.dropFirst("flipbook".count)
    let isGroup = sections.contains { $0.title == "SUBCOMMANDS" }
    lines += ["", "SEE ALSO", isGroup ? "  \(page) <subcommand>" : "  \(page)   every option in full"]
    return (lines + HelpTopic.allCases.map { "  flipbook help \($0.rawValue)" }).joined(separator: "\n")
  }

  /// Returns the lines for an option: one, or more if its name or description is long.
  private static func lines(_ entry: String, _ description: String) -> [String] {
    let name = "  " + entry
    let text = wrapped(description, "", textWidth)
    let isLong = name.count > nameWidth - 2
    let first = isLong ? name : name + String(repeating: " ", count: nameWidth - name.count) + (text.first ?? "")
    return [first] + text.dropFirst(isLong ? 0 : 1).map { String(repeating: " ", count: nameWidth) + $0 }
  }

  /// Breaks a text into lines, between words.
  private static func wrapped(_ text: String, _ indentation: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indentation + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
