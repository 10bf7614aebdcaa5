import Encodings
public import Geometry
public import LayerTree
import Motion
import SceneCompiler

/// Writes layers as a scene file that can be edited.
///
/// It supports the layers that are made from vector graphics: plain layers, images, shapes, gradients, replicators,
/// masks, and effects.
public struct SceneWriter {
  var lines: [String] = []
  private let imagePath: (ImageReference) -> String?
  /// The name of each layer, keyed by the layer's path.
  private(set) var names: [[Int?]: String] = [:]
  /// The names of all layers, if they must be unique in the whole scene; nil if only siblings need different names.
  private var everyName: LayerNames?

  /// Returns the text of a scene that shows a layer.
  ///
  /// - Parameters:
  ///   - root: The root layer.
  ///   - canvas: The size of the canvas, in points.
  ///   - comment: The comment on the first line.
  ///   - motions: The motions of layers, starting with the scene.
  ///   - duration: The duration of the scene, in seconds; nil to write neither a duration nor motions.
  ///   - prototype: The transitions of a prototype, in place of motions.
  ///   - imagePath: Returns the path of an image's file relative to the scene's, or nil for an image without a file.
  /// - Returns: The scene, in YAML.
  public static func text(
    of root: LayerDescription, canvas: Size, comment: String, motions: [LayerMotion] = [], duration: Double? = nil,
    prototype: ScenePrototype? = nil, imagePath: @escaping (ImageReference) -> String?
  ) -> String {
    var writer = SceneWriter(imagePath: imagePath)
    writer.lines.append("# \(comment.split(whereSeparator: \.isNewline).joined(separator: " "))")
    writer.lines.append("canvas: {size: \(SceneText.list([canvas.width, canvas.height])), background: clear}")
    writer.lines.append("layers:")
    // Steps refer to moving layers by name alone.
    if !motions.isEmpty { writer.everyName = LayerNames() }
    if prototype != nil { writer.everyName = LayerNames(except: Self.prototypeNames) }
    var names = LayerNames()
    writer.write(root, named: writer.name(for: root, among: &names), at: [], indent: 2)
    if let duration {
      if !motions.isEmpty { writer.lines.append("start:") }
      for motion in motions {
        guard let layer = writer.names[motion.layer] else { continue }
        writer.lines.append("  - \(SceneText.step(motion, of: layer, duration: duration))")
      }
      writer.lines.append("duration: \(SceneText.number(duration))")
    }
    if let prototype { writer.write(prototype) }
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(imagePath: @escaping (ImageReference) -> String?) { self.imagePath = imagePath }

  /// Writes a layer as an item of a list.
  private mutating func write(
    _ layer: LayerDescription, named name: String, at way: [Int?], indent: Int
  ) {
    let first = lines.count
    writeKeys(layer, named: name, at: way, indent: indent + 2)
    let pad = String(repeating: " ", count: indent)
    lines[first] = "\(pad)- \(lines[first].dropFirst(indent + 2))"
  }

  /// Returns the name of a layer.
  private mutating func name(
    for layer: LayerDescription, standard: String? = nil, among siblings: inout LayerNames
  ) -> String {
    everyName?.name(for: layer, standard: standard) ?? siblings.name(for: layer, standard: standard)
  }

  private mutating func writeKeys(_ layer: LayerDescription, named name: String, at way: [Int?], indent: Int) {
    self.names[way] = name
    let pad = String(repeating: " ", count: indent)
    func line(_ key: String, _ value: String) -> String { "\(pad)\(key): \(value)" }
    lines.append(line(LayerNames.opener(of: layer), name))
    var entries = SceneText.geometry(of: layer.properties)
    if let image = layer.properties.contents, let path = imagePath(image) {
      entries.append(("contents", SceneText.quoted(path)))
    }
    entries += SceneText.content(of: layer.properties) + SceneText.effects(of: layer.properties)
    lines += entries.map { line($0.0, $0.1) }

    var names = LayerNames()
    // The mask is the second image of a filter graph here, and filter graphs aren't written.
    let isPicture = layer.properties.hasEffects && layer.properties.effects.filterGraph?.usesSecondImage == true
    if let mask = layer.mask, !isPicture {
      lines.append("\(pad)mask:")
      writeKeys(
        mask, named: self.name(for: mask, standard: "cut", among: &names), at: way + [nil], indent: indent + 2)
    }
    guard !layer.sublayers.isEmpty else { return }
    lines.append("\(pad)sublayers:")
    for (number, sublayer) in layer.sublayers.enumerated() {
      write(sublayer, named: self.name(for: sublayer, among: &names), at: way + [number], indent: indent + 2)
    }
  }
}
