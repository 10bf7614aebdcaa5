public import Geometry
public import LayerTree
import SceneDiagnostics
import SceneSyntax

/// Writes layers down as a scene file, to be edited.
///
/// It knows what drawings are made of: plain layers, pictures, shapes, replicators, masks and effects.
public struct SceneWriter {
  private var lines: [String] = []
  private let imagePath: (ImageReference) -> String?

  /// The text of a scene that shows a layer.
  ///
  /// - Parameters:
  ///   - root: The layer.
  ///   - canvas: The size of the canvas, in points.
  ///   - comment: What the first line says.
  ///   - imagePath: Where a picture's file lies as seen from the scene's; nil for one that has no file.
  /// - Returns: The text, in YAML.
  public static func text(
    of root: LayerDescription, canvas: Size, comment: String, imagePath: @escaping (ImageReference) -> String?
  ) -> String {
    var writer = SceneWriter(imagePath: imagePath)
    writer.lines.append("# \(comment.split(whereSeparator: \.isNewline).joined(separator: " "))")
    writer.lines.append("canvas: {size: \(SceneText.list([canvas.width, canvas.height])), background: clear}")
    writer.lines.append("layers:")
    var names = LayerNames()
    writer.write(root, named: names.name(for: root), indent: 2)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(imagePath: @escaping (ImageReference) -> String?) { self.imagePath = imagePath }

  /// Writes a layer as an item of a list.
  private mutating func write(_ layer: LayerDescription, named name: String, indent: Int) {
    let first = lines.count
    writeKeys(layer, named: name, indent: indent + 2)
    let pad = String(repeating: " ", count: indent)
    lines[first] = "\(pad)- \(lines[first].dropFirst(indent + 2))"
  }

  private mutating func writeKeys(_ layer: LayerDescription, named name: String, indent: Int) {
    let pad = String(repeating: " ", count: indent)
    func line(_ key: String, _ value: String) -> String { "\(pad)\(key): \(value)" }
    lines.append(line(LayerNames.opener(of: layer), name))
    var entries = SceneText.geometry(of: layer.properties)
    if let image = layer.properties.contents, let path = imagePath(image) {
      entries.append(("contents", SceneText.quoted(path)))
    }
    switch layer.properties.content {
    case .shape(let shape): entries += SceneText.entries(of: shape)
    case .replicator(let content):
      entries.append(("instanceCount", "\(content.instanceCount)"))
      entries.append(("instanceTransform", SceneText.transform(content.instanceTransform)))
    case .plain, .text, .gradient, .emitter, .scroll, .transform: break
    }
    entries += SceneText.entries(of: layer.properties.effects)
    lines += entries.map { line($0.0, $0.1) }

    var names = LayerNames()
    if let mask = layer.mask {
      lines.append("\(pad)mask:")
      writeKeys(mask, named: names.name(for: mask, standard: "cut"), indent: indent + 2)
    }
    guard !layer.sublayers.isEmpty else { return }
    lines.append("\(pad)sublayers:")
    for sublayer in layer.sublayers { write(sublayer, named: names.name(for: sublayer), indent: indent + 2) }
  }
}
