import CodeNotation
import Geometry
import LayerTree
import SceneProgram

/// Writes layers as views: a property of the exported view for each layer, with its modifiers.
struct SwiftUIViewCode {
  let writer: SceneCodeWriter
  let states: SwiftUIStates

  private func properties(_ index: Int) -> LayerProperties { writer.outline.layers[index].properties }
  private func omit(_ index: Int, _ message: String) { writer.omit("\(writer.name(of: index)): \(message)") }

  /// Returns the lines of a layer's property.
  func property(of index: Int) -> [String] {
    ["private var \(writer.name(of: index)): some View {"] + body(of: index).map(Self.shortened).indented + ["}"]
  }

  /// Returns a line with its numbers rounded to six decimals; a millionth of a point is not visible.
  private static func shortened(_ line: String) -> String {
    line.replacing(/\d+\.\d{7,}/) { match in
      SwiftText.number(((Double(match.0) ?? 0) * 1e6).rounded() / 1e6)
    }
  }

  private func body(of index: Int) -> [String] {
    let properties = properties(index)
    let all = writer.children[index] ?? []
    let mask = all.first { writer.outline.layers[$0].isMask }
    let views = content(of: index) + all.filter { $0 != mask }.map { [writer.name(of: $0)] }
    var lines = views.first ?? ["Color.clear"]
    if views.count > 1 { lines = ["ZStack(alignment: .topLeading) {"] + views.flatMap(\.indented) + ["}"] }
    // Modifiers after a closing brace are not indented, others are.
    let indent = lines.last.map { "}).".contains($0.prefix(1)) } == true ? "" : "  "
    func modify(_ text: String) { lines.append(indent + text) }
    let alignment = views.count == 1 ? textAlignment(of: index) ?? "topLeading" : "topLeading"
    modify(".frame(width: \(size(index, \.width)), height: \(size(index, \.height)), alignment: .\(alignment))")
    if properties.masksToBounds { modify(".clipShape(\(shape(of: index)))") }
    if properties.borderWidth > 0 {
      modify(".overlay(")
      modify("  \(shape(of: index))")
      modify(
        "    .strokeBorder(\(writer.color(properties.borderColor, isCG: false)), lineWidth: \(SwiftText.number(properties.borderWidth)))"
      )
      modify(")")
    }
    if let mask { modify(".mask { \(writer.name(of: mask)) }") }
    effects(of: index).forEach(modify)
    transform(of: index).forEach(modify)
    if let opacity = opacity(of: index) { modify(".opacity(\(opacity))") }
    keyframes(of: index, .opacity).forEach(modify)
    SwiftUITouchCode(writer: writer, states: states).modifiers(of: index).forEach(modify)
    modify(".position(\(position(of: index)))")
    if writer.outline.layers[index].speed != 1 { omit(index, "the speed of its clock") }
    if properties.zPosition != 0 { modify(".zIndex(\(SwiftText.number(properties.zPosition)))") }
    return lines
  }

  // MARK: Geometry

  private func size(_ index: Int, _ member: KeyPath<Size, Double>) -> String {
    let name = member == \Size.width ? "width" : "height"
    return states.name(.size, of: index).map { "\($0).\(name)" }
      ?? SwiftText.number(properties(index).bounds.size[keyPath: member])
  }

  /// Returns the center of the view for `position`; layers are positioned by their anchor point.
  private func position(of index: Int) -> String {
    let properties = properties(index)
    let anchor = properties.anchorPoint
    let origin = writer.outline.layers[index].superlayer.map { self.properties($0).bounds.origin } ?? .zero
    func coordinate(
      _ name: String, _ position: Double, _ origin: Double, _ fraction: Double, _ extent: String
    ) -> String {
      let value = position - origin
      let own = states.name(.position, of: index).map {
        "\($0).\(name)"
          + (origin == 0 ? "" : origin > 0 ? " - \(SwiftText.number(origin))" : " + \(SwiftText.number(-origin))")
      }
      let isFixed = states.name(.size, of: index) == nil
      guard fraction != 0.5 else { return own ?? SwiftText.number(value) }
      let shift = "\(SwiftText.number(0.5 - fraction)) * \(extent)"
      if own == nil, isFixed, let number = Double(extent) { return SwiftText.number(value + (0.5 - fraction) * number) }
      return "\(own ?? SwiftText.number(value)) + \(shift)"
    }
    let x = coordinate("x", properties.position.x, origin.x, anchor.x, size(index, \.width))
    let y = coordinate("y", properties.position.y, origin.y, anchor.y, size(index, \.height))
    return "x: \(x), y: \(y)"
  }

  /// Returns the argument for a view's anchor point; empty for its center.
  private func anchor(of properties: LayerProperties) -> String {
    let anchor = properties.anchorPoint
    if anchor == Point(0.5, 0.5) { return "" }
    return ", anchor: UnitPoint(x: \(SwiftText.number(anchor.x)), y: \(SwiftText.number(anchor.y)))"
  }

  private func transform(of index: Int) -> [String] {
    let properties = properties(index)
    let (parts, anchor) = (SwiftUIStates.parts(of: properties), anchor(of: properties))
    if parts == nil { omit(index, "its transform, which is not composed of a scale, a rotation, and a translation") }
    var lines: [String] = []
    // A modifier scales and rotates the offsets of earlier modifiers, so scales come first, then rotations, then offsets.
    if let name = states.name(.scale, of: index) {
      lines.append(".scaleEffect(\(name)\(anchor))")
    } else if let scale = parts?.scale, scale != Size(1, 1) {
      lines.append(".scaleEffect(\(SwiftText.size(scale))\(anchor))")
    }
    lines += keyframes(of: index, .scale, .width, .height)
    if let name = states.name(.rotation, of: index) {
      lines.append(".rotationEffect(.degrees(\(name))\(anchor))")
    } else if let rotation = parts?.rotation, rotation != 0 {
      lines.append(".rotationEffect(.degrees(\(SwiftText.number(rotation)))\(anchor))")
    }
    lines += keyframes(of: index, .rotation)
    if let name = states.name(.offset, of: index) {
      lines.append(".offset(\(name))")
    } else if let offset = parts?.offset, offset != .zero {
      lines.append(".offset(\(SwiftText.size(offset)))")
    }
    return lines + keyframes(of: index, .x, .y)
  }

  /// Returns the keyframe animators of a layer with some effects.
  private func keyframes(of index: Int, _ effects: SwiftUIKeyframes.Effect...) -> [String] {
    let anchor = anchor(of: properties(index))
    return (states.keyframes[index] ?? []).filter { effects.contains($0.effect) }
      .flatMap { $0.modifier(anchor: anchor) }
  }

  private func opacity(of index: Int) -> String? {
    let properties = properties(index)
    let own =
      states.name(.opacity, of: index) ?? (properties.opacity == 1 ? nil : SwiftText.number(properties.opacity))
    if let hidden = states.name(.hidden, of: index) { return "\(hidden) ? 0 : \(own ?? "1")" }
    return properties.isHidden ? "0" : own
  }

  private func shape(of index: Int) -> String {
    let properties = properties(index)
    let radius = states.name(.cornerRadius, of: index) ?? SwiftText.number(properties.cornerRadius)
    if radius == "0" { return "Rectangle()" }
    if properties.maskedCorners != .all { omit(index, "its selection of rounded corners") }
    return
      "RoundedRectangle(cornerRadius: \(radius), style: .\(properties.cornerCurve == .continuous ? "continuous" : "circular"))"
  }

  private func effects(of index: Int) -> [String] {
    let properties = properties(index)
    guard properties.hasEffects else { return [] }
    let effects = properties.effects
    var lines: [String] = []
    if effects.filters.blurRadius > 0 { lines.append(".blur(radius: \(SwiftText.number(effects.filters.blurRadius)))") }
    if effects.filters.saturation != 1 { lines.append(".saturation(\(SwiftText.number(effects.filters.saturation)))") }
    if effects.filters.brightness != 0 { lines.append(".brightness(\(SwiftText.number(effects.filters.brightness)))") }
    if effects.filters.contrast != 1 { lines.append(".contrast(\(SwiftText.number(effects.filters.contrast)))") }
    if effects.filters.hueRotation != 0 {
      lines.append(".hueRotation(.radians(\(SwiftText.number(effects.filters.hueRotation))))")
    }
    let shadow = effects.shadow
    if shadow.opacity > 0 {
      let color = "\(writer.color(shadow.color, isCG: false)).opacity(\(SwiftText.number(shadow.opacity)))"
      lines.append(
        ".shadow(color: \(color), radius: \(SwiftText.number(shadow.radius)), x: \(SwiftText.number(shadow.offset.width)), y: \(SwiftText.number(shadow.offset.height)))"
      )
      if shadow.path != nil { omit(index, "the path of its shadow") }
    }
    if effects.filterGraph != nil { omit(index, "its filters") }
    if effects.backgroundFilters != .none { omit(index, "its background filters") }
    if effects.blendMode != .normal { omit(index, "its blend mode, \(effects.blendMode.rawValue)") }
    if effects.isContentsMirrored { omit(index, "the mirroring of its image") }
    if effects.isMaskLuminance || effects.isMaskInverted { omit(index, "the luminance or inversion of its mask") }
    if effects.contentsRect != Rect(0, 0, 1, 1) || effects.contentsCenter != Rect(0, 0, 1, 1) {
      omit(index, "the visible part of its image")
    }
    return lines
  }

  // MARK: Content

  private func color(_ facet: SwiftUIFacet, _ index: Int, _ color: Color?) -> String? {
    states.name(facet, of: index) ?? color.map { writer.color($0, isCG: false) }
  }

  /// Returns the views for a layer's own content, each with its modifiers.
  private func content(of index: Int) -> [[String]] {
    let properties = properties(index)
    var views: [[String]] = []
    if let color = color(.backgroundColor, index, properties.backgroundColor) {
      views.append([shape(of: index), "  .fill(\(color))"])
    }
    if let image = properties.contents {
      guard let name = LayerSettings.imageName(image) else {
        omit(index, "an image without a file")
        return views
      }
      views.append(["Image(\(SwiftLiteral.quoted(name)))", "  .resizable()"])
    }
    switch properties.content {
    case .plain: break
    case .shape(let shape): views += self.shape(shape, index)
    case .text(let text):
      views.append(self.text(text, index))
      // Among other views, a text that is too large for its frame extends beyond it as it is aligned.
      if let alignment = textAlignment(of: index), views.count > 1 || writer.children[index]?.isEmpty == false {
        views[views.count - 1].append(
          "  .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .\(alignment))")
      }
    case .gradient(let gradient): if let view = self.gradient(gradient, index) { views.append(view) }
    case .replicator: omit(index, "its copies")
    case .emitter: omit(index, "its particles")
    case .scroll: omit(index, "its scrolling")
    case .transform: omit(index, "the depth of its sublayers")
    case .playback: omit(index, "its Lottie animation")
    }
    return views
  }

  private func text(_ text: TextContent, _ index: Int) -> [String] {
    let weights: [Double: String] = [
      100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
      900: "black",
    ]
    let size = SwiftText.number(text.fontSize)
    var font = weights[text.fontWeight].map { ".system(size: \(size), weight: .\($0))" } ?? ".system(size: \(size))"
    let isSystem = text.fontName == TextContent().fontName || OpticalSize.isAutomatic(text)
    if !isSystem {
      font = ".custom(\(SwiftLiteral.quoted(text.fontName)), size: \(size))"
    }
    let string = states.name(.text, of: index) ?? SwiftLiteral.quoted(text.string)
    var lines = ["Text(\(string))", "  .font(\(font))"]
    lines.append("  .foregroundStyle(\(color(.textColor, index, text.textColor) ?? "Color.black"))")
    if text.isItalic { lines.append("  .italic()") }
    let isOfDigits = text.fontFeatures.contains(FontFeature("tnum"))
    if isOfDigits { lines.append("  .monospacedDigit()") }
    if text.fontFeatures.count > (isOfDigits ? 1 : 0) { omit(index, "its font's features") }
    if !text.fontVariations.isEmpty, !OpticalSize.isAutomatic(text) { omit(index, "its font's variations") }
    if text.letterSpacing != 0, !OpticalSize.isTracked(text) {
      lines.append("  .kerning(\(SwiftText.number(text.letterSpacing)))")
    }
    if text.minimumScaleFactor > 0 {
      lines.append("  .minimumScaleFactor(\(SwiftText.number(text.minimumScaleFactor)))")
    }
    if text.numberOfLines > 0 { lines.append("  .lineLimit(\(text.numberOfLines))") }
    let fits = fits(index)
    if fits.across || fits.down {
      let axes = fits.across && fits.down ? "" : "horizontal: \(fits.across), vertical: \(fits.down)"
      lines.append("  .fixedSize(\(axes))")
    }
    let across = horizontalAlignment(text, index)
    if across != "leading" { lines.append("  .multilineTextAlignment(.\(across))") }
    if text.textRuns.count > 1 { omit(index, "the runs of its text") }
    return lines + lineSpacing(text, isSystem: isSystem, index)
  }

  /// Returns the modifiers for a fixed line height, which adds space above each line; SwiftUI adds it between lines.
  private func lineSpacing(_ text: TextContent, isSystem: Bool, _ index: Int) -> [String] {
    guard let height = text.lineHeight else { return [] }
    // Lines of the system font are 1.2 times as high as its size, and `lineSpacing` ignores negative values.
    guard height >= 1.2 * text.fontSize else {
      omit(index, "its line height, which is less than the font’s")
      return []
    }
    let size = SwiftText.number(text.fontSize)
    let system = ".systemFont(ofSize: \(size))"
    let font =
      isSystem ? "UIFont\(system)" : "(UIFont(name: \(SwiftLiteral.quoted(text.fontName)), size: \(size)) ?? \(system))"
    let spacing = "\(SwiftText.number(height)) - \(font).lineHeight"
    return ["  .lineSpacing(\(spacing))", "  .padding(.top, \(spacing))"]
  }

  /// Returns the axes along which a label is as large as its text, apart from a stack.
  private func fits(_ index: Int) -> (across: Bool, down: Bool) {
    isStacked(index) ? (across: false, down: false) : writer.outline.layers[index].fits
  }

  private func horizontalAlignment(_ text: TextContent, _ index: Int) -> String {
    fits(index).across ? side(index) : Self.sides[text.textAlignment.rawValue] ?? "leading"
  }

  /// Returns the alignment of a label's text in its frame; nil for other layers.
  private func textAlignment(of index: Int) -> String? {
    guard case .text(let text) = properties(index).content else { return nil }
    let across = horizontalAlignment(text, index)
    let down = ["center": "", "bottom": "bottom"][text.verticalAlignment.rawValue] ?? "top"
    if down.isEmpty { return across }
    return across == "center" ? down : down + across.prefix(1).uppercased() + across.dropFirst()
  }

  private static let sides = ["center": "center", "right": "trailing"]

  private func isStacked(_ index: Int) -> Bool {
    writer.outline.layouts.contains { layout in
      if case .stack(let members, _, _, _, _, _) = layout.kind { members.contains(index) } else { false }
    }
  }

  /// Returns the side from which a label grows if its text determines its width.
  private func side(_ index: Int) -> String {
    for layout in writer.outline.layouts where layout.layer == index {
      guard case .frame(let horizontal, _) = layout.kind else { continue }
      return horizontal.start != nil ? "leading" : horizontal.end != nil ? "trailing" : "center"
    }
    return "center"
  }

  private func gradient(_ gradient: GradientContent, _ index: Int) -> [String]? {
    let bounds = Rect(origin: .zero, size: properties(index).bounds.size)
    // In unit coordinates, a linear gradient fits a view of any size.
    let box = gradient.gradientKind == .axial ? Rect(0, 0, 1, 1) : bounds
    guard let style = style(gradient.gradient(in: box), in: box, index) else { return nil }
    let clip = shape(of: index)
    return clip == "Rectangle()" ? style : [clip, "  .fill("] + style.indented.indented + ["  )"]
  }

  /// Returns a gradient as a SwiftUI style in unit coordinates of the view; nil for a gradient without an equivalent.
  private func style(_ gradient: Gradient, in box: Rect, _ index: Int) -> [String]? {
    let (matrix, stops) = (gradient.transform, gradient.stops)
    func unit(_ point: Point) -> String {
      let moved = matrix.apply(point)
      return
        "UnitPoint(x: \(rounded((moved.x - box.minX) / box.width)), y: \(rounded((moved.y - box.minY) / box.height)))"
    }
    let scale = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let other = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    let keepsCircles =
      abs(scale - other) < 1e-6 * scale && abs(matrix.a * matrix.c + matrix.b * matrix.d) < 1e-6 * scale * scale
    var (name, arguments) = ("", "")
    switch gradient.geometry {
    case .axial(let from, let to):
      (name, arguments) = ("LinearGradient", "startPoint: \(unit(from)), endPoint: \(unit(to))")
    case .radial(let center, let radius, let focus, let inner) where keepsCircles && focus == center:
      name = "RadialGradient"
      arguments =
        "center: \(unit(center)), startRadius: \(rounded(inner * scale)), endRadius: \(rounded(radius * scale))"
    case .conic(let center, let angle) where keepsCircles && matrix.b == 0 && matrix.a > 0 && matrix.d > 0:
      (name, arguments) = ("AngularGradient", "center: \(unit(center)), angle: .radians(\(rounded(angle)))")
    default: break
    }
    guard !name.isEmpty, box.width > 0, box.height > 0, gradient.spread == .pad else {
      omit(index, "its gradient, for which SwiftUI has no style")
      return nil
    }
    let list = stops.map {
      "  .init(color: \(writer.color($0.color, isCG: false)), location: \(SwiftText.number($0.location))),"
    }
    return ["\(name)(", "  stops: ["] + list.indented + ["  ],", "  \(arguments)", ")"]
  }

  /// Returns a number with at most six decimals.
  private func rounded(_ number: Double) -> String { SwiftText.number((number * 1e6).rounded() / 1e6) }

  /// Returns a path with its fill and stroke; if it has both, the path is computed once.
  private func shape(_ shape: ShapeContent, _ index: Int) -> [[String]] {
    let bounds = properties(index).bounds
    let origin = bounds.origin
    let moved = shape.path.transformed(by: .translation(-origin.x, -origin.y))
    var path = ["Path { path in"] + SwiftText.path(moved, named: "path").dropFirst().map { "  " + $0 } + ["}"]
    func style(_ gradient: Gradient?, _ color: String?) -> [String]? {
      gradient.map { self.style($0, in: bounds, index) } ?? color.map { [$0] }
    }
    let fill = style(shape.fillGradient, color(.fillColor, index, shape.fillColor))
    let stroke = style(shape.strokeGradient, color(.strokeColor, index, shape.strokeColor))
    let isStroked = stroke != nil && shape.lineWidth > 0
    var views: [[String]] = []
    if fill != nil, isStroked {
      let name = "\(writer.name(of: index))Path"
      views.append(["let \(name) = \(path[0])"] + path.dropFirst())
      path = [name]
    }
    let indent = path.count > 1 ? "" : "  "
    if let fill {
      let rule = shape.fillRule == .evenOdd ? "style: FillStyle(eoFill: true)" : nil
      views.append(path + call(".fill", fill, rule).map { indent + $0 })
    }
    if let stroke, isStroked {
      let start = states.name(.strokeStart, of: index) ?? SwiftText.number(shape.strokeStart)
      let end = states.name(.strokeEnd, of: index) ?? SwiftText.number(shape.strokeEnd)
      let trim = start == "0" && end == "1" ? [] : ["\(indent).trim(from: \(start), to: \(end))"]
      views.append(path + trim + call(".stroke", stroke, "style: StrokeStyle(\(line(shape)))").map { indent + $0 })
    }
    return views
  }

  private func line(_ shape: ShapeContent) -> String {
    var style = "lineWidth: \(SwiftText.number(shape.lineWidth))"
    if shape.lineCap != .butt { style += ", lineCap: .\(shape.lineCap.rawValue)" }
    if shape.lineJoin != .miter { style += ", lineJoin: .\(shape.lineJoin.rawValue)" }
    if !shape.lineDashPattern.isEmpty {
      style += ", dash: [\(shape.lineDashPattern.map(SwiftText.number).joined(separator: ", "))]"
      if shape.lineDashPhase != 0 { style += ", dashPhase: \(SwiftText.number(shape.lineDashPhase))" }
    }
    return style
  }

  /// Returns a call with a color or a gradient, and additional arguments.
  private func call(_ function: String, _ style: [String], _ other: String?) -> [String] {
    guard style.count > 1 || other != nil, let last = style.last else { return ["\(function)(\(style.joined()))"] }
    return ["\(function)("] + (style.dropLast() + [last + (other == nil ? "" : ",")]).indented
      + (other.map { ["  \($0)"] } ?? []) + [")"]
  }
}
