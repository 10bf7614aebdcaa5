import LayerTree
import Testing

@testable import Lottie

/// Compositions and parents in endless rows, which are cut with a warning.
@Suite struct LottieDepthTests {
  private static func read(_ layers: String, assets: String = "") throws -> LottieFile {
    let text = """
      {"v": "5.7", "w": 9, "h": 9, "fr": 60, "ip": 0, "op": 9, "layers": [\(layers)], "assets": [\(assets)]}
      """
    let document = try #require(try LottieDocument(Array(text.utf8)))
    return try LottieFile.read(document)
  }

  private static func composition(_ id: Int) -> String {
    "{\"ty\": 0, \"refId\": \"c\(id)\", \"w\": 9, \"h\": 9, \"ip\": 0, \"op\": 9, \"st\": 0, \"ks\": {}}"
  }

  private static func solid(_ index: Int, parent: Int?) -> String {
    let parent = parent.map { "\"parent\": \($0), " } ?? ""
    return "{\"ty\": 1, \"ind\": \(index), \(parent)\"sw\": 5, \"sh\": 5, \"sc\": \"#ff0000\", \"ip\": 0, "
      + "\"op\": 9, \"st\": 0, \"ks\": {\"p\": {\"a\": 0, \"k\": [1, 0]}}}"
  }

  @Test("Compositions in each other end at a depth, which is said", arguments: [1, 60, 1000])
  func compositions(count: Int) throws {
    let assets = (0..<count).map {
      "{\"id\": \"c\($0)\", \"layers\": [\(Self.composition($0 + 1)), \(Self.solid(1, parent: nil))]}"
    }
    let file = try Self.read(Self.composition(0), assets: assets.joined(separator: ","))
    #expect(file.warnings.contains { $0.message.contains("nested more than 64 levels deep") } == (count > 64))
    #expect(!file.makeLayers().isEmpty)
  }

  @Test("A composition inside itself is said")
  func ownComposition() throws {
    let file = try Self.read(Self.composition(0), assets: "{\"id\": \"c0\", \"layers\": [\(Self.composition(0))]}")
    #expect(file.warnings.contains { $0.message.contains("contain themselves") })
    _ = file.makeStage().snapshot()
  }

  @Test("Chains of parents end at a length, which is said, in either order", arguments: [20, 2000], [false, true])
  func parents(count: Int, isReversed: Bool) throws {
    let layers = (1...count).map { Self.solid($0, parent: isReversed ? $0 - 1 : $0 + 1) }
    let file = try Self.read(layers.joined(separator: ","))
    #expect(file.warnings.contains { $0.message.contains("parents more than 256 levels up") } == (count > 256))
    let parents = LayerParents(of: file.layers)
    #expect(Set(parents.order).count == count)
    var longest = 0
    for position in file.layers.indices {
      var chain = 0
      var next = parents.positions[position]
      while let parent = next {
        chain += 1
        next = parents.positions[parent]
      }
      longest = max(longest, chain)
    }
    #expect(longest == min(count - 1, LayerParents.maximumParentCount))
    #expect(file.makeLayers().count == count)
    _ = file.makeStage().snapshot()
  }

  @Test("Parents that are each other's are placed once")
  func ring() throws {
    let file = try Self.read([(1, 2), (2, 3), (3, 1)].map { Self.solid($0, parent: $1) }.joined(separator: ","))
    #expect(file.makeLayers().count == 3)
  }
}
