import Arithmetic
import Geometry
import LayerTree

extension SceneOutline {
  /// Returns the outline with the layers of each static drawing replaced by an image.
  ///
  /// The images have the names of the SVG files.
  func withDrawingsAsImages() -> SceneOutline {
    var outline = self
    let uses = LayerUses(self)
    let children = Dictionary(grouping: layers.indices.filter { layers[$0].isPart }) { layers[$0].superlayer }
    for index in layers.indices {
      let layer = layers[index]
      guard let file = layer.drawing, layer.properties.contents == nil, layer.properties.effects.tintColor == nil,
        layer.properties.content.kind == .plain
      else { continue }
      var parts: [Int] = []
      var open = children[index] ?? []
      while let part = open.popLast() {
        parts.append(part)
        open += children[part] ?? []
      }
      guard let first = parts.min(), uses.all.isDisjoint(with: parts), uses.touched.isDisjoint(with: parts) else {
        continue
      }
      for part in parts { outline.layers[part].isInImage = true }
      let size = layers[first].properties.bounds.size
      outline.layers[index].properties.contents = ImageReference(
        name: file, pixelWidth: max(1, Int(saturating: size.width.rounded(.up))),
        pixelHeight: max(1, Int(saturating: size.height.rounded(.up))))
    }
    return outline
  }

  /// The files of the images that layers display, in order, each once.
  var imageFiles: [String] {
    var known: Set<String> = []
    return layers.compactMap(\.properties.contents?.name).filter { known.insert($0).inserted }
  }
}
