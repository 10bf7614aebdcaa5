import CodeNotation
import Geometry
import LayerTree
import SceneProgram

/// Writes a layer's differences from a new layer, or from its state at another time.
struct LayerSettings {
  private let writer: SceneCodeWriter
  private let index: Int
  private let name: String
  private let layerName: String
  private let isView: Bool
  private let properties: LayerProperties

  init(_ writer: SceneCodeWriter, _ index: Int, properties: LayerProperties? = nil) {
    self.writer = writer
    self.index = index
    name = writer.name(of: index)
    layerName = writer.layerName(of: index)
    isView = writer.views.contains(index)
    self.properties = properties ?? writer.outline.layers[index].properties
  }

  private func omit(_ message: String) { writer.omit("\(name): \(message)") }

  /// Returns the statements that change the layer from an earlier state to its current state.
  func statements(since old: LayerProperties) -> [String] {
    var lines = geometry(since: old)
    func add<Value: Equatable>(_ path: KeyPath<LayerProperties, Value>, _ text: (Value) -> String?) {
      let value = properties[keyPath: path]
      if value != old[keyPath: path], let line = text(value) { lines.append(line) }
    }
    add(\.zPosition) { "\(layerName).zPosition = \(SwiftText.number($0))" }
    add(\.anchorPointZ) { "\(layerName).anchorPointZ = \(SwiftText.number($0))" }
    add(\.sublayerTransform) { "\(layerName).sublayerTransform = \(SwiftText.transform($0))" }
    add(\.opacity) { isView ? "\(name).alpha = \(SwiftText.number($0))" : "\(name).opacity = \(SwiftText.number($0))" }
    add(\.isHidden) { "\(name).isHidden = \($0)" }
    add(\.backgroundColor) { color in
      "\(name).backgroundColor = \(color.map { writer.color($0, isCG: !isView) } ?? "nil")"
    }
    add(\.cornerRadius) { "\(layerName).cornerRadius = \(SwiftText.number($0))" }
    add(\.cornerCurve) { "\(layerName).cornerCurve = .\($0 == .continuous ? "continuous" : "circular")" }
    add(\.maskedCorners) { "\(layerName).maskedCorners = \(Self.corners($0))" }
    add(\.borderWidth) { "\(layerName).borderWidth = \(SwiftText.number($0))" }
    add(\.borderColor) { "\(layerName).borderColor = \(writer.color($0, isCG: true))" }
    add(\.masksToBounds) { isView ? "\(name).clipsToBounds = \($0)" : "\(name).masksToBounds = \($0)" }
    add(\.contentsGravity) { "\(layerName).contentsGravity = .\($0.rawValue)" }
    add(\.contents) { image in image.map(contents) ?? "\(layerName).contents = nil" }
    if properties.contentsGravity.keepsNaturalSize || properties.effects.contentsCenter != Effects.none.contentsCenter {
      add(\.contentsScale) { "\(layerName).contentsScale = \(SwiftText.number($0))" }
    }
    let speed = writer.outline.layers[index].speed
    if speed != 1 { lines.append("\(layerName).speed = \(SwiftText.number(speed))") }
    if properties.hasEffects { lines += effects(properties.effects, old.effects) }
    lines += content
    if writer.isCenteredText(index), old.content.kind != .text {
      writer.use(.centerText)
      lines.append("centerText(of: \(name))")
    }
    // Labels do not receive touches by default.
    let isTouched = writer.outline.layers[index].isUserInteractionEnabled && isTouchedInside(index)
    if isView, isTouched == (properties.content.kind == .text), old.content.kind != .text {
      lines.append("\(name).isUserInteractionEnabled = \(isTouched)")
    }
    return lines
  }

  /// Returns true if the layer or a descendant receives touches.
  private func isTouchedInside(_ index: Int) -> Bool {
    writer.outline.layers[index].isControl || writer.touchedLayers.contains(index)
      || (writer.children[index] ?? []).contains(where: isTouchedInside)
  }

  private func geometry(since old: LayerProperties) -> [String] {
    var lines: [String] = []
    if properties.anchorPoint != old.anchorPoint {
      lines.append("\(layerName).anchorPoint = \(SwiftText.point(properties.anchorPoint))")
    }
    if properties.bounds != old.bounds || properties.position != old.position {
      if properties.bounds.origin == .zero, properties.transform == .identity {
        lines.append("\(name).frame = \(SwiftText.rect(properties.frame))")
      } else {
        lines.append("\(name).bounds = \(SwiftText.rect(properties.bounds))")
        lines.append("\(name).\(isView ? "center" : "position") = \(SwiftText.point(properties.position))")
      }
    }
    guard properties.transform != old.transform else { return lines }
    if properties.transform.isAffine {
      let text = SwiftText.affine(properties.transform.affine)
      lines.append(isView ? "\(name).transform = \(text)" : "\(name).setAffineTransform(\(text))")
    } else {
      lines.append("\(layerName).transform = \(SwiftText.transform(properties.transform))")
    }
    return lines
  }

  private static func corners(_ corners: Corners) -> String {
    let all: [(Corners, String)] = [
      (.topLeft, "layerMinXMinYCorner"), (.topRight, "layerMaxXMinYCorner"), (.bottomLeft, "layerMinXMaxYCorner"),
      (.bottomRight, "layerMaxXMaxYCorner"),
    ]
    return "[\(all.filter { corners.contains($0.0) }.map { ".\($0.1)" }.joined(separator: ", "))]"
  }

  /// Returns the name of an image in an app: the file's name without extension and scale suffix.
  static func imageName(_ image: ImageReference) -> String? {
    guard let file = image.name.split(separator: "/").last, let end = file.lastIndex(of: ".") else { return nil }
    let stem = file[..<end]
    return stem.lastIndex(of: "@").map { String(stem[..<$0]) } ?? String(stem)
  }

  private func contents(_ image: ImageReference) -> String? {
    guard let imageName = Self.imageName(image) else {
      omit("an image without a file")
      return nil
    }
    if isView, LayerCode(writer).maker(of: index).hasPrefix("UIButton") {
      return "\(name).setBackgroundImage(UIImage(named: \(SwiftLiteral.quoted(imageName))), for: .normal)"
    }
    return "\(layerName).contents = \(writer.image(named: imageName))"
  }

  private func effects(_ effects: Effects, _ old: Effects) -> [String] {
    var lines: [String] = []
    let shadow = effects.shadow
    if shadow != old.shadow {
      lines.append("\(layerName).shadowColor = \(writer.color(shadow.color, isCG: true))")
      lines.append("\(layerName).shadowOpacity = \(SwiftText.number(shadow.opacity))")
      lines.append("\(layerName).shadowRadius = \(SwiftText.number(shadow.radius))")
      lines.append("\(layerName).shadowOffset = \(SwiftText.size(shadow.offset))")
      if let path = shadow.path {
        let own = writer.names.name(for: "\(name) shadow path", otherwise: "shadowPath")
        lines += SwiftText.path(path, named: own) + ["\(layerName).shadowPath = \(own)"]
      }
    }
    if effects.contentsRect != old.contentsRect {
      lines.append("\(layerName).contentsRect = \(SwiftText.rect(effects.contentsRect))")
    }
    if effects.contentsCenter != old.contentsCenter {
      lines.append("\(layerName).contentsCenter = \(SwiftText.rect(effects.contentsCenter))")
    }
    if effects.tintColor != old.tintColor { omit("the tint color of its template image") }
    if effects.allowsGroupOpacity != old.allowsGroupOpacity {
      lines.append("\(layerName).allowsGroupOpacity = \(effects.allowsGroupOpacity)")
    }
    if effects.shouldRasterize != old.shouldRasterize {
      lines.append("\(layerName).shouldRasterize = \(effects.shouldRasterize)")
    }
    if effects.rasterizationScale != old.rasterizationScale {
      let scale = effects.rasterizationScale.map { "\($0)" } ?? "UIScreen.main.scale"
      lines.append("\(layerName).rasterizationScale = \(scale)")
    }
    if effects.isDoubleSided != old.isDoubleSided {
      lines.append("\(layerName).isDoubleSided = \(effects.isDoubleSided)")
    }
    if effects.filters != old.filters {
      omit("its filters, a blur of \(SwiftText.number(effects.filters.blurRadius)) points among them")
    }
    if effects.filterGraph != nil { omit("its filters") }
    if effects.backgroundFilters != old.backgroundFilters { omit("its background filters") }
    if effects.blendMode != old.blendMode { omit("its blend mode, \(effects.blendMode.rawValue)") }
    if effects.magnificationFilter != old.magnificationFilter { omit("its magnification filter") }
    if effects.isContentsMirrored { omit("the mirroring of its image") }
    if effects.isMaskLuminance { omit("the luminance of its mask") }
    if effects.isMaskInverted { omit("the inversion of its mask") }
    return lines
  }

  /// The minimum initial scale of the layer, including its ancestors.
  private var smallestScale: Double {
    var (scale, current): (Double, Int?) = (1, index)
    while let layer = current {
      let m = writer.outline.layers[layer].properties.transform.affine
      scale *= min(1, (m.a * m.a + m.b * m.b).squareRoot(), (m.c * m.c + m.d * m.d).squareRoot())
      current = writer.outline.layers[layer].superlayer
    }
    return scale
  }

  // MARK: Properties of some kinds only

  private var content: [String] {
    switch properties.content {
    case .plain, .transform: return []
    case .shape(let shape):
      return ShapeCode(writer, name: name, layerName: layerName, isView: isView, scale: smallestScale).lines(shape)
    case .text(let text):
      if isView { return label(text) }
      return writer.hasInnerText(index) ? innerText(text) : self.text(text, on: name)
    case .gradient(let gradient): return self.gradient(gradient)
    case .replicator(let content): return replicator(content)
    case .emitter(let content):
      guard !isView else {
        omit("its particles")
        return []
      }
      return EmitterCode(writer: writer, name: name).lines(content)
    case .scroll(let content):
      return isView ? scrolling(content) : []
    case .playback:
      omit("its Lottie animation")
      return []
    }
  }

  /// Returns the statements that configure a scroll view.
  private func scrolling(_ content: ScrollContent) -> [String] {
    let new = ScrollContent()
    var lines = ["\(name).contentSize = \(SwiftText.size(content.contentSize))"]
    if content.contentInset != new.contentInset {
      let insets = content.contentInset
      let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        .map { "\($0.0): \(SwiftText.number($0.1))" }
      lines.append("\(name).contentInset = UIEdgeInsets(\(sides.joined(separator: ", ")))")
    }
    lines.append("\(name).contentInsetAdjustmentBehavior = .never")
    // UIKit's indicators are visible by default.
    for (axis, shows) in [
      ("Horizontal", content.showsHorizontalScrollIndicator), ("Vertical", content.showsVerticalScrollIndicator),
    ] where !shows {
      lines.append("\(name).shows\(axis)ScrollIndicator = false")
    }
    func add(_ path: KeyPath<ScrollContent, Bool>, _ property: String) {
      let value = content[keyPath: path]
      if value != new[keyPath: path] { lines.append("\(name).\(property) = \(value)") }
    }
    add(\.bounces, "bounces")
    add(\.alwaysBounceHorizontal, "alwaysBounceHorizontal")
    add(\.alwaysBounceVertical, "alwaysBounceVertical")
    add(\.isPagingEnabled, "isPagingEnabled")
    add(\.isScrollEnabled, "isScrollEnabled")
    add(\.delaysContentTouches, "delaysContentTouches")
    add(\.canCancelContentTouches, "canCancelContentTouches")
    for (scale, standard, key) in [
      (content.minimumZoomScale, new.minimumZoomScale, "minimumZoomScale"),
      (content.maximumZoomScale, new.maximumZoomScale, "maximumZoomScale"),
    ] where scale != standard { lines.append("\(name).\(key) = \(SwiftText.number(scale))") }
    if content.decelerationRate != new.decelerationRate {
      let rate = SwiftText.number(content.decelerationRate)
      lines.append("\(name).decelerationRate = UIScrollView.DecelerationRate(rawValue: \(rate))")
    }
    if content.zoomScale != 1 { omit("its zoom scale, \(SwiftText.number(content.zoomScale))") }
    return lines
  }

  private func font(_ text: TextContent) -> String {
    writer.usesFonts = true
    let weights: [Double: String] = [
      100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
      900: "black",
    ]
    let size = SwiftText.number(text.fontSize)
    guard text.fontName == TextContent().fontName || OpticalSize.isAutomatic(text) else {
      return "UIFont(name: \(SwiftLiteral.quoted(text.fontName)), size: \(size))"
    }
    let isOfDigits = text.fontFeatures.contains(FontFeature("tnum")) && !text.isItalic
    if text.fontFeatures.count > (isOfDigits ? 1 : 0) { omit("its font's features") }
    if !text.fontVariations.isEmpty, !OpticalSize.isAutomatic(text) { omit("its font's variations") }
    if isOfDigits {
      return "UIFont.monospacedDigitSystemFont(ofSize: \(size), weight: .\(weights[text.fontWeight] ?? "regular"))"
    }
    if text.isItalic { return "UIFont.italicSystemFont(ofSize: \(size))" }
    if text.fontWeight != 400, weights[text.fontWeight] == nil {
      omit("its font's weight, \(SwiftText.number(text.fontWeight))")
    }
    return weights[text.fontWeight].map { "UIFont.systemFont(ofSize: \(size), weight: .\($0))" }
      ?? "UIFont.systemFont(ofSize: \(size))"
  }

  /// Returns the letter spacing to write; it excludes the tracking that the system font of iOS applies by itself.
  private func letterSpacing(_ text: TextContent) -> Double {
    OpticalSize.isTracked(text) ? 0 : text.letterSpacing
  }

  private func label(_ text: TextContent) -> [String] {
    var lines = ["\(name).font = \(font(text))", "\(name).textColor = \(writer.color(text.textColor, isCG: false))"]
    lines.append("\(name).textAlignment = .\(text.textAlignment.rawValue)")
    if text.numberOfLines != 1 { lines.append("\(name).numberOfLines = \(text.numberOfLines)") }
    if text.minimumScaleFactor > 0 {
      lines.append("\(name).adjustsFontSizeToFitWidth = true")
      lines.append("\(name).minimumScaleFactor = \(SwiftText.number(text.minimumScaleFactor))")
    }
    switch text.truncation {
    case .end: break
    case .none: lines.append("\(name).lineBreakMode = .byClipping")
    case .start: lines.append("\(name).lineBreakMode = .byTruncatingHead")
    case .middle: lines.append("\(name).lineBreakMode = .byTruncatingMiddle")
    }
    guard text.lineHeight != nil || letterSpacing(text) != 0 else {
      if !text.string.isEmpty { lines.append("\(name).text = \(SwiftLiteral.quoted(text.string))") }
      return lines
    }
    let (style, attributes) = paragraph(text)
    lines += style
    lines.append("\(name).attributedText = NSAttributedString(")
    lines.append("  string: \(SwiftLiteral.quoted(text.string)), attributes: [\(attributes.joined(separator: ", "))])")
    return lines
  }

  /// Returns the statements that create a paragraph style, and the attributes that labels have no properties for.
  private func paragraph(_ text: TextContent) -> (lines: [String], attributes: [String]) {
    var (lines, attributes): ([String], [String]) = ([], [])
    if let height = text.lineHeight {
      let style = "\(name)Style"
      lines.append("let \(style) = NSMutableParagraphStyle()")
      lines.append("\(style).minimumLineHeight = \(SwiftText.number(height))")
      lines.append("\(style).maximumLineHeight = \(SwiftText.number(height))")
      lines.append("\(style).alignment = .\(text.textAlignment.rawValue)")
      attributes.append(".paragraphStyle: \(style)")
    }
    let spacing = letterSpacing(text)
    if spacing != 0 { attributes.append(".kern: \(SwiftText.double(spacing))") }
    return (lines, attributes)
  }

  /// Returns the statements that center a text in a layer with a box.
  private func innerText(_ text: TextContent) -> [String] {
    let inner = "\(name)Text"
    writer.use(.centerText)
    return ["let \(inner) = CATextLayer()", "\(inner).frame = \(SwiftText.rect(properties.bounds))"]
      + self.text(text, on: inner) + ["centerText(of: \(inner))", "\(name).addSublayer(\(inner))"]
  }

  private func text(_ text: TextContent, on name: String) -> [String] {
    let isAttributed = text.lineHeight != nil || letterSpacing(text) != 0
    var lines = isAttributed ? attributed(text, on: name) : ["\(name).string = \(SwiftLiteral.quoted(text.string))"]
    if !isAttributed {
      lines.append("\(name).font = \(font(text))")
      lines.append("\(name).fontSize = \(SwiftText.number(text.fontSize))")
      lines.append("\(name).foregroundColor = \(writer.color(text.textColor, isCG: true))")
    }
    if text.textAlignment != .natural { lines.append("\(name).alignmentMode = .\(text.textAlignment.rawValue)") }
    if text.numberOfLines != 1 { lines.append("\(name).isWrapped = true") }
    if text.truncation != .none { lines.append("\(name).truncationMode = .\(text.truncation.rawValue)") }
    if text.minimumScaleFactor > 0 { omit("the minimum scale of its text") }
    if text.numberOfLines > 1 { omit("its maximum number of lines, \(text.numberOfLines)") }
    if text.verticalAlignment == .bottom { omit("the alignment of its text with the bottom of its bounds") }
    return lines
  }

  /// Returns the statements that set the attributed text of a text layer.
  private func attributed(_ text: TextContent, on name: String) -> [String] {
    let (style, attributes) = paragraph(text)
    // The code's named colors are Core Graphics colors in this style, so the font attributes need a literal.
    let color = writer.style == .uiKit ? writer.color(text.textColor, isCG: false) : SwiftText.uiColor(text.textColor)
    let all = [".font: \(font(text))", ".foregroundColor: \(color)"] + attributes
    return style + [
      "\(name).string = NSAttributedString(", "  string: \(SwiftLiteral.quoted(text.string)),",
      "  attributes: [\(all.joined(separator: ", "))])",
    ]
  }

  private func gradient(_ gradient: GradientContent) -> [String] {
    let target = isView ? "\(name).gradient" : name
    var lines: [String] = []
    if gradient.gradientKind != .axial { lines.append("\(target).type = .\(gradient.gradientKind.rawValue)") }
    lines.append("\(target).colors = [\(gradient.colors.map { writer.color($0, isCG: true) }.joined(separator: ", "))]")
    if !gradient.locations.isEmpty {
      lines.append("\(target).locations = [\(gradient.locations.map(SwiftText.number).joined(separator: ", "))]")
    }
    if gradient.startPoint != Point(0.5, 0) {
      lines.append("\(target).startPoint = \(SwiftText.point(gradient.startPoint))")
    }
    if gradient.endPoint != Point(0.5, 1) { lines.append("\(target).endPoint = \(SwiftText.point(gradient.endPoint))") }
    return lines
  }

  private func replicator(_ content: ReplicatorContent) -> [String] {
    let target = isView ? "\(name).replicator" : name
    var lines = ["\(target).instanceCount = \(content.instanceCount)"]
    if content.instanceDelay != 0 {
      lines.append("\(target).instanceDelay = \(SwiftText.number(content.instanceDelay))")
    }
    if content.instanceTransform != .identity {
      lines.append("\(target).instanceTransform = \(SwiftText.transform(content.instanceTransform))")
    }
    if content.instanceColor != .white {
      lines.append("\(target).instanceColor = \(writer.color(content.instanceColor, isCG: true))")
    }
    let offset = content.instanceOffset
    for (part, value) in [("Red", offset.red), ("Green", offset.green), ("Blue", offset.blue), ("Alpha", offset.alpha)]
    where value != 0 {
      lines.append("\(target).instance\(part)Offset = \(SwiftText.number(value))")
    }
    return lines
  }
}
