import FlipbookUIKit
import Testing

/// The page that says what is there is held against what is declared.
@Suite struct CoverageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized
  private static let sources = package.appending(path: "Sources/FlipbookUIKit")

  /// The types that the sources declare for everybody, those inside of others left out.
  private static func declaredTypes() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var types: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for match in text.matches(
        of:
          #/(?m)^(?:@(?:un)?safe\s)?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|let) ([A-Z]\w+)/#
      ) {
        types.insert(String(match.1))
      }
    }
    return types
  }

  /// The names in the first column of a section's table.
  private static func names(under heading: String) throws -> [String] {
    let path = "Sources/Flipbook/Flipbook.docc/Articles/UIKitCode.md"
    let page = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      (row.split(separator: "|").first ?? "").matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
  }

  @Test func whatIsThereIsDeclared() throws {
    let declared = try Self.declaredTypes()
    let there = try Self.names(under: "Available")
    #expect(there.count > 80)
    for name in there { #expect(declared.contains(name), "\(name) is on the page but not declared") }
    #expect(Set(there).count == there.count)
  }

  @Test func whatIsMissingIsNotDeclared() throws {
    let declared = try Self.declaredTypes()
    for name in try Self.names(under: "Missing") { #expect(!declared.contains(name), "\(name) is declared after all") }
  }

  /// Types of which only names come with others need no row of their own.
  @Test func whatIsDeclaredIsOnThePage() throws {
    let there = Set(try Self.names(under: "Available"))
    for name in try Self.declaredTypes().sorted() where !there.contains(name) {
      #expect(
        there.contains {
          name.hasPrefix($0) || name == "CFTimeInterval" || name == "CACornerMask" || name.hasPrefix("CAAnimation")
        },
        "\(name) is declared, but not on the page")
    }
  }
}
