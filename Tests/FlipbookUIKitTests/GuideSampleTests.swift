import FlipbookUIKit
import Testing

/// The list of the guide's code samples: complete, and true of the suites that run them.
@Suite struct GuideSampleTests {
  private struct Sample {
    let number: Int
    let test: String
    let declaration: String
    let scene: String
    /// The variant; empty for none.
    let last: String
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let scenes = folder.appending(path: "../../Scenes").standardized

  /// The documents with their number of samples, which are counted in the documents themselves.
  private static let counts = [
    "Motion Design for iOS, section 5": 19, "Motion Design for iOS, section 6": 17, "Animation Revelation": 2,
    "Bring Your App To Life with CALayers": 17, "UIView Interactive Animations": 5,
  ]

  private static func documents() throws -> [String: [Sample]] {
    var documents: [String: [Sample]] = [:]
    var document = ""
    let list = try String(contentsOf: scenes.appending(path: "guide-samples.txt"), encoding: .utf8)
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("== "), let colon = line.lastIndex(of: ":") {
        document = String(line[..<colon].dropFirst(3))
        #expect(counts[document].map { "\($0)" } == line[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
        continue
      }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      try #require(parts.count == 6, "\(line)")
      documents[document, default: []].append(
        Sample(
          number: try #require(Int(parts[0])), test: parts[2], declaration: parts[3], scene: parts[4], last: parts[5]))
    }
    return documents
  }

  @Test("No sample is missing, and each has a test") func isComplete() throws {
    let documents = try Self.documents()
    #expect(Set(documents.keys) == Set(Self.counts.keys))
    for (document, count) in Self.counts {
      #expect(documents[document]?.map(\.number) == Array(1...count), "\(document)")
    }
    #expect(documents.values.joined().allSatisfy { !$0.declaration.isEmpty && !$0.test.isEmpty })
  }

  @Test("Each sample's test and declaration are there, and the test compares the sample's scene") func isTrue() throws {
    var sources: [String: String] = [:]
    for sample in try Self.documents().values.joined() where !sample.declaration.isEmpty {
      let parts = sample.test.split(separator: ".").map(String.init)
      try #require(parts.count == 2, "\(sample.test)")
      let source =
        try sources[parts[0]]
        ?? String(contentsOf: Self.folder.appending(path: "\(parts[0]).swift"), encoding: .utf8)
      sources[parts[0]] = source
      let start = try #require(
        source.firstRange(of: try Regex("@Test[^\\n]*\\s+func \(parts[1])\\(|@Test[^\\n]*func \(parts[1])\\("))?
          .lowerBound, "\(sample.test) is no test")
      // A test ends where the next one begins.
      let rest = source[start...].dropFirst(5)
      let body = rest.firstRange(of: "@Test").map { rest[..<$0.lowerBound] } ?? rest
      if parts[1] != "dynamics" {
        #expect(body.contains("SceneComparison(\"\(sample.scene).yaml\""), "\(sample.test) is not of \(sample.scene)")
      }
      #expect(
        source.contains(try Regex("(class|func|var) \(sample.declaration)\\b")),
        "\(parts[0]) has no \(sample.declaration)")
      let file = Self.scenes.appending(path: "\(sample.scene).yaml")
      let scene = try String(contentsOf: file, encoding: .utf8)
      if !sample.last.isEmpty {
        #expect(scene.contains("\n  \(sample.last):"), "\(sample.scene) has no variant \(sample.last)")
      }
    }
  }
}
