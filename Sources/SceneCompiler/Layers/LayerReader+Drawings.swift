import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension LayerProperties {
  /// Sets the bounds to a drawing's size; if other bounds are specified, the drawing is scaled to fit.
  mutating func draw(_ drawing: FoundDrawing) {
    bounds.size = drawing.size
    contentsGravity = .resizeAspect
  }
}

extension LayerReader {
  /// Adds the layers of a drawing to the layer that displays it, and modifies the ones named in `parts`.
  ///
  /// A drawing that plays is created anew for each stage, and its layers have no names: its animations set all of their
  /// properties.
  mutating func read(_ drawing: FoundDrawing, parts: SyntaxNode?, plays: Bool, in layer: Int, at range: SourceRange) {
    context.files.warn(about: drawing, plays: plays)
    if plays, let animation = drawing.animation {
      read(animation, play: nil, in: layer, at: range)
      layout.directory.setDrawing(drawing.file, of: layer)
      return
    }
    guard directory.blueprints.count + drawing.root.layerCount < Self.maximumLayerCount else {
      context.log.error(
        at: range, "with this drawing, the scene has more than \(Self.maximumLayerCount) layers",
        hint: "this limit is fixed")
      return
    }
    let properties = directory.blueprints[layer].properties
    let fitted = drawing.root.fitted(from: drawing.size, into: properties.bounds, by: properties.contentsGravity)
    var names = LayerNames()
    guard add(fitted, named: &names, in: layer, isMask: false, depth: directory.depth(of: layer)) else {
      context.log.error(at: range, "the layers of this drawing are nested more than \(Self.maximumDepth) deep")
      return
    }
    if let parts { change(parts, inside: layer) } else { layout.directory.setDrawing(drawing.file, of: layer) }
  }

  /// Returns true if a layer plays the animations of its drawing.
  func plays(_ drawing: FoundDrawing, _ record: LayerRecord) -> Bool {
    let (plays, parts) = (record.read(DrawingKeys.plays), record.inner(DrawingKeys.parts))
    guard plays == true, let node = record.records.lazy.compactMap({ $0.node(DrawingKeys.plays) }).last else {
      return plays ?? (drawing.animation != nil && parts == nil)
    }
    if drawing.animation == nil {
      context.log.error(at: node.range, "the drawing has no animations to play", hint: "leave out plays")
    } else if parts != nil {
      context.log.error(
        at: node.range, "the animations set all properties of the drawing’s layers, so parts cannot change them",
        hint: "leave out parts, or write plays: false")
      return false
    }
    return drawing.animation != nil
  }

  /// Adds a layer of a drawing with its descendants; returns false if they are nested too deeply.
  private mutating func add(
    _ part: LayerDescription, named names: inout LayerNames, in superlayer: Int, isMask: Bool, depth: Int
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let name = part.name.isEmpty ? "" : names.name(for: part)
    let index = layout.directory.add(
      LayerBlueprint(
        name: name, superlayer: superlayer, owner: context.scope.layer, isMask: isMask, isPart: true,
        properties: part.properties,
        timing: MediaTiming(), actions: [:]))
    var inner = LayerNames()
    if let mask = part.mask {
      guard add(mask, named: &inner, in: index, isMask: true, depth: depth + 1) else { return false }
    }
    for sublayer in part.sublayers {
      guard add(sublayer, named: &inner, in: index, isMask: false, depth: depth + 1) else { return false }
    }
    return true
  }

  /// Modifies the layers of a drawing that a map names.
  private mutating func change(_ parts: SyntaxNode, inside layer: Int) {
    guard case .map(let entries) = parts.content else {
      context.mismatch(parts, "a map of names inside the drawing, such as {leftArm: {anchorPoint: [0.5, 0]}}")
      return
    }
    for entry in entries {
      guard let index = part(entry, inside: layer) else { continue }
      let kind = LayerKind.of(directory.blueprints[index].properties.content)
      guard let record = context.record(entry.value, as: DrawingKeys.part(of: kind)) else { continue }
      var blueprint = directory.blueprints[index]
      for setter in DrawingKeys.setters(of: kind) { record.read(setter.key)?(&blueprint.properties) }
      blueprint.timing = timing(LayerRecord(own: record))
      blueprint.actions = actions(LayerRecord(own: record))
      blueprint.setup += actionSetup(LayerRecord(own: record))
      layout.directory.replace(index, by: blueprint)
      if let mask = record.read(LayerKeys.mask) { readMask(mask, of: index) }
      if let sublayers = record.read(LayerKeys.sublayers) { read(sublayers, in: index) }
    }
  }

  /// Returns the layer of a drawing that a key names; nil, after logging an error, if there is none.
  private func part(_ entry: SyntaxNode.Entry, inside layer: Int) -> Int? {
    switch directory.resolve(entry.key.split(separator: ".").map(String.init), inside: layer) {
    case .success(let target) where target.keyPath.isEmpty && target.layer != layer: return target.layer
    case .success(let target):
      let names = directory.names(inside: layer)
      context.log.error(
        at: entry.keyRange.part(from: target.keyPathOffset, length: target.keyPath.unicodeScalars.count),
        "the drawing has no part named ‘\(target.keyPath)’",
        hint: NearestName.hint(for: target.keyPath, among: names)
          ?? (names.isEmpty ? "nothing in it has an id" : "it has \(names.joined(separator: ", "))"))
    case .failure(let failure):
      context.log.error(
        at: entry.keyRange.part(from: failure.offset, length: failure.length), failure.message, hint: failure.hint)
    }
    return nil
  }
}

extension LayerDescription {
  /// Returns the layer, wrapped in another one that scales it to `bounds` if necessary.
  fileprivate func fitted(from size: Size, into bounds: Rect, by gravity: ContentsGravity) -> LayerDescription {
    let rect = gravity.rect(for: size, in: bounds)
    guard rect != Rect(origin: .zero, size: size) else { return self }
    var fitted = LayerDescription(sublayers: [self])
    fitted.properties.anchorPoint = .zero
    fitted.properties.bounds.size = size
    fitted.properties.position = rect.origin
    fitted.properties.transform = Transform3D(
      AffineTransform(a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: 0, ty: 0))
    return fitted
  }
}
