import Geometry
import LayerTree
import Typography

extension Snapshot {
  /// Returns the nodes with color glyphs inserted as nodes inside their texts, above the other glyphs.
  func withGlyphImages(from fonts: FontLibrary) -> [Node] {
    var insertions: [(position: Int, text: Int, nodes: [Node])] = []
    for (index, node) in nodes.enumerated() {
      guard case .text(let text) = node.properties.content,
        let pictures = try? fonts.glyphImages(of: text, in: node.properties.bounds), !pictures.isEmpty
      else { continue }
      var inserted: [Node] = []
      for (glyph, picture, place) in pictures {
        let placed = Projection(place).concatenating(node.transform)
        let first = inserted.count
        for var part in picture.nodes {
          part.transform = part.transform.concatenating(placed)
          part.tint = node.tint
          part.layer = nil
          part.moveIndices { $0 + first }
          inserted.append(part)
        }
        guard first < inserted.count else { continue }
        inserted[first].name = "glyph \(glyph.id)"
        inserted[first].properties.opacity *= (glyph.color ?? text.textColor).alpha
      }
      insertions.append((node.maskEnd ?? index + 1, index, inserted))
    }
    if insertions.isEmpty { return nodes }
    // Insertions inside a mask precede the masked layer's own at the same position.
    insertions.sort { ($0.position, -$0.text) < ($1.position, -$1.text) }
    /// Returns the new index of a node after all insertions at its old index; insertions of the masked text itself come
    /// after its mask.
    func moved(_ index: Int, exceptOf text: Int? = nil) -> Int {
      insertions.reduce(index) { $1.position <= index && $1.text != text ? $0 + $1.nodes.count : $0 }
    }
    var result: [Node] = []
    var rest = insertions[...]
    func insert(upTo index: Int) {
      while let next = rest.first, next.position <= index {
        let start = result.count
        for var part in next.nodes {
          part.moveIndices { $0 + start }
          result.append(part)
        }
        rest.removeFirst()
      }
    }
    for (index, var node) in nodes.enumerated() {
      insert(upTo: index)
      let maskEnd = node.maskEnd.map { moved($0, exceptOf: index) }
      node.moveIndices { moved($0) }
      node.maskEnd = maskEnd
      result.append(node)
    }
    insert(upTo: nodes.count)
    return result
  }
}

extension Snapshot.Node {
  /// Maps all node indices by a function.
  fileprivate mutating func moveIndices(_ moved: (Int) -> Int) {
    end = moved(end)
    maskEnd = maskEnd.map(moved)
    if let second = crossFade?.secondImage { crossFade?.secondImage = moved(second) }
  }
}
