import Encodings
import Geometry
import LayerTree
import Typography

extension LottieWriter {
  /// Returns the parts of the layer's own content, front to back, without its sublayers.
  func parts(of layer: RecordedLayer) -> [LayerPart] {
    let border = border(of: layer)
    var front = border.map { [$0] } ?? []
    let body = body(of: layer)
    let images = images(of: layer)
    if images.isEmpty, layer.sublayers.allSatisfy({ !$0.drawsAnything }) {
      front += body
      return front.isEmpty ? [] : [.shapes(front, isInFront: false)]
    }
    var parts: [LayerPart] = []
    if !front.isEmpty { parts.append(.shapes(front, isInFront: true)) }
    // The background is behind images; shapes, text, and gradients never appear together with images.
    parts += images
    if !body.isEmpty { parts.append(.shapes(body, isInFront: false)) }
    return parts
  }

  /// Returns the content and the background as shape items, front to back.
  private func body(of layer: RecordedLayer) -> [JSONValue] {
    let kinds = layer.samples.compactMap { $0?.properties.content.kind }
    var items: [JSONValue] = []
    if kinds.contains(.shape) { items += shape(of: layer) }
    if kinds.contains(.text) { items += text(of: layer) }
    if kinds.contains(.gradient) { items += gradient(of: layer) }
    let colors = layer.samples.map { sample in sample.map { ($0.properties.backgroundColor ?? .clear).tinted($0.tint) }
    }
    if colors.contains(where: { ($0?.alpha ?? 0) > 0 }) {
      items.append(
        group("background", [outline(of: layer, inset: { _ in 0 }), fill(colors, rule: .nonZero)].flatMap { $0 }))
    }
    return items
  }

  private func border(of layer: RecordedLayer) -> JSONValue? {
    let colors = layer.samples.map { sample -> Color? in
      sample.map { $0.properties.borderWidth > 0 ? $0.properties.borderColor.tinted($0.tint) : .clear }
    }
    guard colors.contains(where: { ($0?.alpha ?? 0) > 0 }) else { return nil }
    let widths = layer.samples.map { $0?.properties.borderWidth }
    let line = stroke(colors, widths: widths, cap: .butt, join: .miter, miterLimit: 10)
    return group("border", outline(of: layer) { $0.borderWidth / 2 } + line)
  }

  /// Returns a group of shape items.
  func group(_ name: String, _ items: [JSONValue], transform: JSONValue = [:]) -> JSONValue {
    var end: JSONValue = ["ty": "tr"]
    for key in ["p", "a", "s", "r", "o", "sk", "sa"] {
      let standard: JSONValue =
        switch key {
        case "p", "a": ["a": 0, "k": [0, 0]]
        case "s": ["a": 0, "k": [100, 100]]
        case "o": ["a": 0, "k": 100]
        default: ["a": 0, "k": 0]
        }
      end.set(key, transform[key] ?? standard)
    }
    return ["ty": "gr", "nm": .string(name), "it": .array(items + [end])]
  }

  /// Returns the outline of a layer's background or border.
  private func outline(of layer: RecordedLayer, inset: (LayerProperties) -> Double) -> [JSONValue] {
    let samples = layer.samples.map { $0?.properties }
    let isPlain = samples.allSatisfy { properties in
      guard let properties, properties.cornerRadius > 0 else { return true }
      return properties.cornerCurve == .circular && properties.maskedCorners == .all
    }
    func rect(_ properties: LayerProperties) -> Rect { properties.bounds.insetBy(inset(properties), inset(properties)) }
    guard isPlain else {
      let paths = samples.map { properties -> Path? in
        guard let properties else { return nil }
        let inset = inset(properties)
        return .roundedRect(
          properties.bounds.insetBy(inset, inset), radius: max(0, properties.cornerRadius - inset),
          curve: properties.cornerCurve, corners: properties.maskedCorners)
      }
      return contours(of: paths, layer).map { ["ty": "sh", "ks": $0] }
    }
    // Edges move with both the center and the size, so each has half the tolerance.
    let tolerance = options.tolerance / 2
    let radii = samples.map { properties in
      properties.map { properties in
        let rect = rect(properties)
        return max(0, min(properties.cornerRadius - inset(properties), rect.width / 2, rect.height / 2))
      }
    }
    return [
      [
        "ty": "rc", "d": 1,
        "p": property(samples.map { $0.map { [rect($0).midX, rect($0).midY] } }, tolerance: tolerance),
        "s": property(
          samples.map { $0.map { [max(0, rect($0).width), max(0, rect($0).height)] } }, tolerance: tolerance),
        "r": scalar(radii, tolerance: tolerance),
      ]
    ]
  }

  /// Returns the path of a shape layer with its fill and stroke, front to back.
  private func shape(of layer: RecordedLayer) -> [JSONValue] {
    let samples = layer.samples.map { sample -> ShapeContent? in
      guard case .shape(let shape) = sample?.properties.content else { return nil }
      return shape
    }
    let tints = layer.samples.map { $0?.tint }
    guard let first = samples.lazy.compactMap({ $0 }).first else { return [] }
    let paths = contours(of: samples.map { $0?.path }, layer).map { contour -> JSONValue in ["ty": "sh", "ks": contour]
    }
    guard !paths.isEmpty else { return [] }
    func colors(_ color: (ShapeContent) -> Color?) -> [Color?] {
      zip(samples, tints).map { shape, tint in shape.map { (color($0) ?? .clear).tinted(tint) } }
    }
    var items: [JSONValue] = []
    let strokes = colors { $0.lineWidth > 0 ? $0.strokeColor : nil }
    let strokeGradients = zip(samples, tints).map { $0?.strokeGradient?.tinted($1) }
    if strokes.contains(where: { ($0?.alpha ?? 0) > 0 }) || strokeGradients.contains(where: { $0 != nil }) {
      var parts = paths
      let ends = samples.map { $0.map { [100 * $0.strokeStart, 100 * $0.strokeEnd] } }
      if ends.contains(where: { $0 != nil && $0 != [0, 100] }) {
        let length = max(1, layer.reach(from: layer.contentBox.origin) * 2)
        let tolerance = 100 * options.tolerance / length
        parts.append([
          "ty": "tm", "s": scalar(ends.map { $0?[0] }, tolerance: tolerance),
          "e": scalar(ends.map { $0?[1] }, tolerance: tolerance), "o": ["a": 0, "k": 0],
          "m": paths.count > 1 ? 2 : 1,
        ])
      }
      let widths = samples.map { $0?.lineWidth }
      let dashes = dashes(samples)
      let hasGradient = strokeGradients.contains { $0 != nil }
      let line =
        hasGradient
        ? paint(strokeGradients, layer, line: (widths, first.lineCap, first.lineJoin, first.miterLimit, dashes))
        : stroke(
          strokes, widths: widths, cap: first.lineCap, join: first.lineJoin, miterLimit: first.miterLimit,
          dashes: dashes)
      let presence = linePresence(of: samples.map { $0?.path })
      items.append(group("stroke", parts + line, transform: presence.map { ["o": $0] } ?? [:]))
    }
    let fills = colors { $0.fillGradient == nil ? $0.fillColor : nil }
    let fillGradients = zip(samples, tints).map { $0?.fillGradient?.tinted($1) }
    if fillGradients.contains(where: { $0 != nil }) {
      items.append(filled(paths, samples.map { $0?.path }, fillGradients, first.fillRule, layer))
    } else if fills.contains(where: { ($0?.alpha ?? 0) > 0 }) {
      items.append(group("fill", paths + fill(fills, rule: first.fillRule)))
    }
    return items
  }

  private func dashes(_ samples: [ShapeContent?]) -> JSONValue? {
    guard let pattern = samples.lazy.compactMap({ $0?.lineDashPattern }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    var list: [JSONValue] = []
    for index in pattern.indices {
      let lengths = samples.map { shape in
        shape.flatMap { index < $0.lineDashPattern.count ? $0.lineDashPattern[index] : nil }
      }
      list.append([
        "n": index % 2 == 0 ? "d" : "g", "nm": index % 2 == 0 ? "dash" : "gap",
        "v": scalar(lengths, tolerance: options.tolerance),
      ])
    }
    let phases = samples.map { $0?.lineDashPhase }
    list.append(["n": "o", "nm": "offset", "v": scalar(phases, tolerance: options.tolerance)])
    return .array(list)
  }

  /// Returns the letters of a text, in one group for each color.
  private func text(of layer: RecordedLayer) -> [JSONValue] {
    typealias Parts = [(color: Color?, path: Path)]
    var known: (text: TextContent, bounds: Rect, parts: Parts)?
    var isMissing = false
    let texts = layer.samples.map { sample -> Parts? in
      guard let sample, case .text(var text) = sample.properties.content else { return nil }
      text.textColor = .black
      let bounds = sample.properties.bounds
      if let known, known.text == text, known.bounds == bounds { return known.parts }
      let parts = try? fonts.coloredOutlines(of: text, in: bounds)
      if parts == nil { isMissing = true }
      known = (text, bounds, parts ?? [])
      return parts ?? []
    }
    if isMissing { warn(layer, "its text is left out because no font is installed for it") }
    var runColors: [Color?] = []
    for case let parts? in texts {
      for part in parts where !runColors.contains(part.color) { runColors.append(part.color) }
    }
    return runColors.compactMap { color in
      let letters = letters(of: texts.map { $0.map { $0.first { $0.color == color }?.path ?? Path() } })
      let colors = layer.samples.map { sample -> Color? in
        guard let sample, case .text(let text) = sample.properties.content else { return nil }
        return (color ?? text.textColor).tinted(sample.tint)
      }
      return letters.isEmpty ? nil : group("text", letters + fill(colors, rule: .nonZero))
    }
  }

  private func gradient(of layer: RecordedLayer) -> [JSONValue] {
    let gradients = layer.samples.map { sample -> Gradient? in
      guard let sample, case .gradient(let gradient) = sample.properties.content else { return nil }
      return gradient.gradient(in: sample.properties.bounds).tinted(sample.tint)
    }
    guard gradients.contains(where: { $0?.stops.isEmpty == false }) else { return [] }
    let paths = layer.samples.map { sample in sample.map { $0.properties.outline } }
    let contours = contours(of: paths, layer).map { contour -> JSONValue in ["ty": "sh", "ks": contour] }
    return [filled(contours, paths, gradients, .nonZero, layer)]
  }

  /// Returns the images of a layer.
  private func images(of layer: RecordedLayer) -> [LayerPart] {
    var references: [ImageReference] = []
    for case let reference? in layer.samples.map({ $0?.properties.contents }) where !references.contains(reference) {
      references.append(reference)
    }
    return references.map { reference in
      .image(
        reference,
        places: layer.samples.map { sample in
          guard let properties = sample?.properties, properties.contents == reference, reference.pixelWidth > 0,
            reference.pixelHeight > 0
          else { return nil }
          let scale = reference.scale * (properties.contentsScale > 0 ? properties.contentsScale : 1)
          let natural = Size(Double(reference.pixelWidth) / scale, Double(reference.pixelHeight) / scale)
          let rect = properties.contentsGravity.rect(for: natural, in: properties.bounds)
          return AffineTransform(
            a: rect.width / Double(reference.pixelWidth), b: 0, c: 0, d: rect.height / Double(reference.pixelHeight),
            tx: rect.minX, ty: rect.minY)
        })
    }
  }
}
