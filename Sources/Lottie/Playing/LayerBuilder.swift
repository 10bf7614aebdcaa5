import Arithmetic
import Geometry
import LayerTree
import Typography

/// Creates the layers of a Lottie file.
final class LayerBuilder {
  let file: LottieFile
  let fonts: FontLibrary
  /// Replacement texts for text layers, by the names of the layers.
  private let texts: [String: String]

  init(_ file: LottieFile, fonts: FontLibrary, texts: [String: String] = [:]) {
    (self.file, self.fonts, self.texts) = (file, fonts, texts)
  }

  /// Returns the layers of a composition, back to front.
  ///
  /// - Parameters:
  ///   - models: The composition's layers, front to back.
  ///   - size: The size of the composition.
  ///   - clock: The clock of the composition.
  ///   - outer: The ids of the enclosing compositions, outermost first.
  /// - Returns: The layers.
  func layers(of models: [LayerModel], size: Size, clock: CompositionClock, within outer: [String]) -> [Layer] {
    let instances = instances(of: models, clock: clock)
    if let camera = CameraView(instances, size: size) {
      for instance in instances where instance.model.is3D && !camera.has(instance) { instance.camera = camera }
    }
    var result: [Layer] = []
    for (position, instance) in instances.enumerated() {
      let model = instance.model
      guard !model.isMatte, !model.isHidden, let layer = layer(instance, within: outer) else { continue }
      var outermost = layer
      for matte in model.channelMattes {
        guard let source = instances.first(where: { $0.model.index == matte.index }) else { continue }
        outermost = matted(outermost, of: instance, by: self.layer(source, within: outer))
        outermost.model.isMaskLuminance = matte.channel == .luminance
        outermost.model.isMaskInverted = matte.isInverted
        if let graph = matte.channel.graph, let mask = outermost.mask {
          let picture = Layer()
          picture.model.place(by: .identity, anchor: .zero)
          picture.addSublayer(mask)
          picture.model.effects.filterGraph = graph
          outermost.mask = picture
        }
      }
      if let matte = model.matte, let source = matteSource(of: position, in: instances) {
        outermost = matted(outermost, of: instance, by: self.layer(source, within: outer))
        outermost.model.isMaskLuminance = matte.isLuma
        outermost.model.isMaskInverted = matte.isInverted
      }
      outermost.model.blendMode = model.blendMode
      result.append(outermost)
    }
    return result.reversed()
  }

  /// Wraps a layer in a container that is masked by its track matte.
  private func matted(_ layer: Layer, of instance: LayerInstance, by matte: Layer?) -> Layer {
    let around = Layer(name: instance.model.name)
    around.driver = LayerSpanDriver(instance)
    around.model.place(by: .identity, anchor: .zero)
    around.addSublayer(layer)
    around.mask = matte ?? Layer()
    return around
  }

  private func instances(of models: [LayerModel], clock: CompositionClock) -> [LayerInstance] {
    let parents = LayerParents(of: models)
    var made: [LayerInstance?] = Array(repeating: nil, count: models.count)
    for position in parents.order {
      let parent = parents.positions[position].flatMap { made[$0] }
      made[position] = LayerInstance(models[position], clock: clock, parent: parent)
    }
    return made.compactMap(\.self)
  }

  /// Returns the source of a track matte: the layer with the matte's index, or the preceding layer.
  private func matteSource(of position: Int, in instances: [LayerInstance]) -> LayerInstance? {
    if let index = instances[position].model.matteIndex {
      return instances.first { $0.model.index == index }
    }
    return position > 0 ? instances[position - 1] : nil
  }

  /// Returns a layer with its contents, in the space of its composition; nil if it has no contents.
  private func layer(_ instance: LayerInstance, within outer: [String]) -> Layer? {
    guard WorkBudget.current.draw(1, .layers) else { return nil }
    let model = instance.model
    let layer = Layer(name: model.name)
    /// The content layer: nested inside a second one if the layer has both masks and effects, since effects come after
    /// masks.
    var inner = layer
    if !model.masks.isEmpty && !model.effects.isEmpty || !model.covers.isEmpty {
      inner = Layer(name: model.name)
      inner.model.place(by: .identity, anchor: .zero)
    }
    switch model.content {
    case .empty, .camera: return nil
    case .solid(let color, let size):
      inner.model.bounds = Rect(origin: .zero, size: size)
      inner.model.backgroundColor = color
    case .image(let id):
      guard let image = file.images[id] else { return nil }
      inner.model.bounds = Rect(origin: .zero, size: image.size)
      inner.model.contents = image.reference
    case .precomposition(let id, let size, _):
      guard let composition = file.compositions[id], !outer.contains(id), outer.count < LottieFile.maximumDepth else {
        return nil
      }
      inner.model.bounds = Rect(origin: .zero, size: size)
      inner.model.masksToBounds = true
      let clock = CompositionClock(of: model, in: instance.clock)
      for sublayer in layers(of: composition.layers, size: size, clock: clock, within: outer + [id]) {
        inner.addSublayer(sublayer)
      }
      if inner.sublayers.isEmpty { return nil }
      if !model.isCollapsed { inner.isolate() }
      if model.isRasterized {
        layer.model.effects.shouldRasterize = true
        layer.model.effects.rasterizationScale = nil
      }
    case .shapes(let items):
      let program = ShapeProgram(items, clock: instance.clock)
      for sublayer in program.layers { inner.addSublayer(sublayer) }
      inner.isolate()
    case .text(var text):
      if let other = texts[model.name] {
        for index in text.documents.indices { text.documents[index].document.text = other }
      }
      let builder = TextBuilder(text, maskPaths: model.maskPaths, file: file, fonts: fonts, clock: instance.clock)
      guard let content = builder.layer() else { return nil }
      inner.addSublayer(content)
    }
    if inner !== layer {
      // The space of the contents is the same as the layer's.
      if !inner.model.bounds.isEmpty { inner.model.place(by: .identity, anchor: .zero) }
      layer.addSublayer(CompositeEffectBuilder(clock: instance.clock).cover(inner, with: model.covers))
    }
    if !model.masks.isEmpty { inner.mask = MaskBuilder(model.masks, clock: instance.clock).layer() }
    let driver = LayerTransformDriver(instance, effects: model.effects)
    driver.prepare(&layer.model)
    layer.driver = driver
    return model.lateEffects.isEmpty ? layer : changed(layer, of: instance)
  }

  /// Returns a container of a layer, with the effects that are applied after the layer's transform.
  private func changed(_ layer: Layer, of instance: LayerInstance) -> Layer {
    let around = Layer(name: instance.model.name)
    around.driver = LateEffectsDriver(instance)
    around.model.place(by: .identity, anchor: .zero)
    around.addSublayer(layer)
    return around
  }
}

extension Layer {
  /// Isolates the layer if needed, so that its contents do not blend with its backdrop, as in After Effects.
  fileprivate func isolate() {
    if blendsInside { model.effects.isIsolated = true }
  }

  /// True if a descendant blends with the layer's backdrop.
  private var blendsInside: Bool {
    sublayers.contains { $0.model.blendMode != .normal || !$0.model.effects.isIsolated && $0.blendsInside }
  }
}
