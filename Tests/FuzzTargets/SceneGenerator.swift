package import Flipbook
import TestSupport

/// Makes random scenes of the whole vocabulary, from the glossary, so that no word can be forgotten.
///
/// A scene has a fixed cast and a line for each word that it tries; lines that the reader refuses are taken out again until
/// the scene can be read.
package struct SceneGenerator {
  /// A word in one of its meanings.
  package struct Word: Hashable, Sendable {
    package let name: String
    package let place: String
  }

  /// A scene that was made.
  package struct Made {
    package let text: String
    package let scene: Scene
    /// The words that are in it.
    package let words: Set<Word>
    /// Why the reader refused words that were tried.
    package let refusals: [Word: String]
  }

  /// A part of the file, in their order.
  enum Section: Int, CaseIterable {
    case top, stills, components, cast, animators, interactions, actions, start, when, script, always

    /// The line that opens the part; the top has none.
    var head: String? {
      switch self {
      case .top: nil
      case .cast: "layers:"
      default: "\(self):"
      }
    }
  }

  /// A line of a scene, and the words that it tries.
  struct Line {
    var section: Section
    var text: String
    var words: [Word] = []
    var isNeeded = false
  }

  private static let entries = Glossary.topics.flatMap { topic in
    Set(topic.names).sorted().flatMap { name in Glossary.entries(named: name).filter { $0.place == topic.title } }
  }

  /// Every word there is.
  package static let words = entries.map { Word(name: $0.name, place: $0.place) }

  /// The words of one scene, of which as many again are random.
  private static let share = 30

  /// The number of seeds from 0 on whose scenes try every word.
  package static let seedsOfAllWords = (entries.count + share - 1) / share

  /// A seed whose scene tries a word: another one each round, with other values.
  package static func seed(trying word: Word, round: UInt64) -> UInt64 {
    UInt64((words.firstIndex(of: word) ?? 0) / share) + round * UInt64(seedsOfAllWords)
  }

  package init() {}

  /// The files that scenes name, but for fonts.
  package static func files() throws -> [(name: String, bytes: [UInt8])] {
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><g id='arm'><rect width='9' height='9'/></g></svg>"
    let animated =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='9' height='9'>"
      + "<animate attributeName='x' values='0;11;0' dur='1s' repeatCount='indefinite'/></rect></svg>"
    return [
      ("buttons.yaml", Array(SceneInput.includedText.utf8)), ("logo.json", Array(SceneInput.animationText.utf8)),
      ("person.svg", Array(drawing.utf8)), ("spinner.svg", Array(animated.utf8)),
      ("picture.png", try PNGEncoder().encode(Bitmap(width: 20, height: 10))),
    ]
  }

  /// Makes a scene.
  ///
  /// - Parameter seed: The same number gives the same scene.
  /// - Returns: The scene.
  /// - Throws: ``Disagreement`` when what remains without the lines that were refused cannot be read either.
  package func scene(seed: UInt64) throws -> Made {
    var random = SeededRandom(seed: seed)
    let first = Int(seed % UInt64(Self.seedsOfAllWords)) * Self.share
    let own = Self.entries[first..<min(first + Self.share, Self.entries.count)]
    let others = (0..<Self.share / 2).map { _ in Self.entries[Int.random(in: 0..<Self.entries.count, using: &random)] }
    var writer = LineWriter(random: random)
    var lines = LineWriter.needed
    for entry in Array(own) + others {
      for isVaried in [false, true] {
        lines += writer.lines(for: entry).filter { !isVaried || !$0.isNeeded }.map { line in
          var line = line
          if isVaried { line.text = writer.varied(line.text) }
          line.words = [Word(name: entry.name, place: entry.place)]
          return line
        }
      }
    }
    lines = Self.merged(lines)
    var refusals: [Word: String] = [:]
    while true {
      let (text, numbers) = Self.text(of: lines)
      do throws(SceneFileError) {
        let scene = try SceneInput.scene(text)
        return Made(text: text, scene: scene, words: Set(lines.flatMap(\.words)), refusals: refusals)
      } catch {
        for diagnostic in error.diagnostics {
          for word in numbers[diagnostic.line].map({ lines[$0].words }) ?? [] { refusals[word] = "\(diagnostic)" }
        }
        let refused = Set(error.diagnostics.compactMap { numbers[$0.line] }.filter { !lines[$0].isNeeded })
        guard !refused.isEmpty else { throw Disagreement("seed \(seed): \(error)\n\(text)") }
        lines = lines.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
      }
    }
  }

  /// The lines without those that say a key of a map, or another line, once more.
  private static func merged(_ lines: [Line]) -> [Line] {
    var merged: [Line] = []
    var known: [String: Int] = [:]
    for line in lines {
      let key = line.text.hasPrefix("  - ") ? line.text : "\(line.section)" + line.text.prefix { $0 != ":" }
      if let index = known[key] {
        if merged[index].text == line.text { merged[index].words += line.words }
      } else {
        known[key] = merged.count
        merged.append(line)
      }
    }
    return merged
  }

  /// The text of a scene, and the index of what stands on each of its lines.
  private static func text(of lines: [Line]) -> (text: String, numbers: [Int: Int]) {
    var text: [String] = []
    var numbers: [Int: Int] = [:]
    for section in Section.allCases {
      let part = lines.indices.filter { lines[$0].section == section }
      if !part.isEmpty, let head = section.head { text.append(head) }
      for index in part {
        text.append(lines[index].text)
        numbers[text.count] = index
      }
    }
    return (text.joined(separator: "\n") + "\n", numbers)
  }
}
