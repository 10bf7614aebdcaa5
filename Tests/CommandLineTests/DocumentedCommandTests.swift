import ArgumentParser
import Foundation
import Testing

@testable import FlipbookCommand

/// Every command line of the README and the articles is valid.
@Suite struct DocumentedCommandTests {
  private static let lines: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = "Sources/Flipbook/Flipbook.docc"
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects as? [String]
    let pages = (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    return (["README.md"] + pages.sorted()).flatMap { page -> [String] in
      let text = (try? String(contentsOf: root.appending(path: page), encoding: .utf8)) ?? ""
      return text.components(separatedBy: "```sh\n").dropFirst().flatMap { block -> [String] in
        (block.components(separatedBy: "```").first ?? "").replacing("\\\n", with: "").split(separator: "\n")
          .map(String.init)
          .filter { $0.hasPrefix("flipbook ") }
      }
    }
  }()

  @Test("There are command lines to check")
  func thereAreSome() { #expect(Self.lines.count > 50) }

  @Test("Each is understood", arguments: lines)
  func isUnderstood(line: String) throws {
    // Variables of the shell stand for numbers.
    let words = Self.words(of: line.replacing(#/\$\{?\w+\}?/#, with: "1")).dropFirst()
    do {
      _ = try FlipbookCommand.parseAsRoot(Array(words))
    } catch {
      Issue.record("\(line): \(FlipbookCommand.fullMessage(for: error))")
    }
  }

  /// The arguments of a command line up to a comment, a pipe or a redirection; quotes hold words together.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line + " " {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        if ["#", "|", ">", "<", "&&"].contains(word) { break }
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words
  }
}
