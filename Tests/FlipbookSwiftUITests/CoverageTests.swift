import FlipbookSwiftUI
import Testing

/// The page about SwiftUI views is held against the declarations.
@Suite struct CoverageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// The names that the sources declare for everybody.
  private static func declaredNames() throws -> Set<String> {
    let sources = package.appending(path: "Sources/FlipbookSwiftUI")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var names: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for match in text.matches(
        of: #/\b(?:public|open) (?:static |final |mutating )*(?:func|struct|class|enum|protocol|let|var) (\w+)/#)
      {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The names in code on the page, between two headings.
  private static func names(under heading: String) throws -> [String] {
    let path = "Sources/Flipbook/Flipbook.docc/Articles/SwiftUICode.md"
    let page = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
    return section.matches(of: #/`[@.]?(\w+)[^`]*`/#).map { String($0.1) }
  }

  @Test("Every name of the page's table is declared") func available() throws {
    // Parts of the language, of UIKit, and of the standard library.
    let declared = try Self.declaredNames().union(["if", "switch", "UIImage", "Observable"])
    let names = try Self.names(under: "What Exists")
    #expect(names.count > 100)
    for name in names { #expect(declared.contains(name), "\(name) is on the page but not declared") }
  }

  @Test("Names that are missing by the page aren't declared") func missing() throws {
    let declared = try Self.declaredNames()
    for name in ["List", "ScrollView", "NavigationStack", "SequenceGesture"] {
      #expect(!declared.contains(name))
    }
  }
}
