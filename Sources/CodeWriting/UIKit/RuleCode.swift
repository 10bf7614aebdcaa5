import Geometry
import LayerTree
import SceneProgram

/// Writes rules and layouts as values that are evaluated at every frame.
struct RuleCode {
  private let writer: SceneCodeWriter
  private let expressions: ExpressionCode
  private let changes: ChangeCode
  private let canvas: Size

  init(_ writer: SceneCodeWriter, canvas: Size) {
    self.writer = writer
    self.canvas = canvas
    expressions = ExpressionCode(writer)
    changes = ChangeCode(writer)
  }

  /// Returns the statements to run at every frame; empty if there are no rules or layouts.
  func lines() -> [String] {
    var lines: [String] = []
    var isImplicit = false
    for (index, rule) in writer.outline.rules.enumerated() {
      do throws(Omission) {
        switch rule.content {
        case .name(let name, let value): lines.append(try named(name, value, rule: index))
        case .change(let change):
          lines += try changes.statements([change])
          if changes.isImplicit(change) { isImplicit = true }
        case .unsupported: throw Omission(message: "a value that cannot be expressed in code")
        }
      } catch {
        writer.omit("always: \(rule.text): \(error.message)")
        lines.append("// Not exported, \(rule.text): \(error.message)")
      }
    }
    if isImplicit {
      writer.use(.withoutAnimation)
      lines = ["withoutAnimation {"] + lines.indented + ["}"]
    }
    for layout in writer.layouts {
      do throws(Omission) { lines += try place(layout) } catch {
        let text = "the layout of \(writer.name(of: layout.layer)): \(error.message)"
        writer.omit(text)
        lines.append("// Not exported, \(text)")
      }
    }
    return lines
  }

  private func named(_ name: String, _ value: OutlineExpression, rule: Int) throws(Omission) -> String {
    let local = writer.names.name(for: name, otherwise: "part")
    let line = try expressions.declaration(of: local, value)
    writer.localNames[rule] = local
    return line
  }

  // MARK: Layouts

  private func number(_ expression: OutlineExpression, in outer: Precedence = .expression) throws(Omission) -> String {
    try expressions.code(expression, as: .number, in: outer)
  }

  /// Returns the sum or difference of two terms, evaluated if both are numbers.
  private func sum(_ one: OutlineExpression, _ sign: Formula.Operator, _ other: OutlineExpression) -> OutlineExpression
  {
    guard case .number(let a) = one, case .number(let b) = other else { return .binary(sign, one, other) }
    return .number(sign == .add ? a + b : a - b)
  }

  private func shownSize(of layer: Int?, _ side: String) -> String {
    guard let layer else { return SwiftText.number(side == "width" ? canvas.width : canvas.height) }
    writer.use(.shownSize)
    return "shownSize(\(writer.layerName(of: layer))).\(side)"
  }

  private func place(_ layout: OutlineLayout) throws(Omission) -> [String] {
    writer.use(.place)
    switch layout.kind {
    case .fit: return try fit(layout.layer, width: nil)
    case .frame(let horizontal, let vertical):
      let (x, width) = try axis(horizontal, "width", of: layout.layer)
      let (y, height) = try axis(vertical, "height", of: layout.layer)
      var parts = ["x: \(x)", "y: \(y)"]
      if horizontal.setsLength { parts.append("width: \(width)") }
      if vertical.setsLength { parts.append("height: \(height)") }
      var lines = ["place(\(writer.layerName(of: layout.layer)), \(parts.joined(separator: ", ")))"]
      if writer.fittedLayers.contains(layout.layer) {
        lines = try fit(layout.layer, width: horizontal.setsLength ? width : nil) + lines
      }
      guard writer.isCenteredText(layout.layer) else { return lines }
      return lines + ["withoutAnimation { centerText(of: \(writer.name(of: layout.layer))) }"]
    case .stack(let members, let isVertical, let spacing, let insets, let alignment, let isEven):
      return try stack(layout.layer, members, isVertical, (spacing, insets), alignment, isEven)
    }
  }

  /// Returns the statements that resize a layer to its text.
  private func fit(_ layer: Int, width: String?) throws(Omission) -> [String] {
    let isText = if case .text = writer.outline.layers[layer].properties.content { true } else { false }
    guard isText, !writer.hasInnerText(layer),
      writer.views.contains(layer) || writer.style == .coreAnimation && width == nil
    else {
      throw Omission(message: "its size depends on its content, but keeps its initial value")
    }
    writer.use(.fit)
    return ["fit(\(writer.name(of: layer))\(width.map { ", width: \($0)" } ?? ""))"]
  }

  /// Returns the origin and the length of a layer along an axis.
  private func axis(
    _ axis: OutlineLayout.Axis, _ side: String, of layer: Int
  ) throws(Omission) -> (origin: String, length: String) {
    let outer = shownSize(of: writer.outline.layers[layer].superlayer, side)
    if let start = axis.start, let end = axis.end {
      let rest = try number(sum(start, .add, end), in: .multiplication)
      if rest == "0" { return (try number(start), outer) }
      return (try number(start), "max(0, \(outer) - \(rest))")
    }
    let length =
      if let own = axis.length { try number(own, in: .multiplication) } else { shownSize(of: layer, side) }
    if let end = axis.end {
      if let own = axis.length { return ("\(outer) - \(try number(sum(end, .add, own), in: .multiplication))", length) }
      return ("\(outer) - \(length) - \(try number(end, in: .multiplication))", length)
    }
    if let center = axis.center {
      if case .number(0) = center { return ("(\(outer) - \(length)) / 2", length) }
      return ("(\(outer) - \(length)) / 2 + \(try number(center, in: .multiplication))", length)
    }
    return (try axis.start.map { (start) throws(Omission) in try number(start) } ?? "0", length)
  }

  private func stack(
    _ layer: Int, _ members: [Int], _ isVertical: Bool, _ gaps: (spacing: OutlineExpression, insets: OutlineExpression),
    _ alignment: StackLayout.Alignment, _ isEven: Bool
  ) throws(Omission) -> [String] {
    guard !members.isEmpty else { return [] }
    writer.use(.shownSize)
    let (along, across) = isVertical ? ("height", "width") : ("width", "height")
    let name = writer.name(of: layer)
    let (all, position) = (
      writer.names.name(for: "\(name) members", otherwise: "members"),
      writer.names.name(for: "\(name) position", otherwise: "position")
    )
    let (spacing, insets) = (
      try number(gaps.spacing, in: .multiplication), try number(gaps.insets, in: .multiplication)
    )
    let both = try number(sum(gaps.insets, .add, gaps.insets), in: .multiplication)
    var lines = [
      "let \(all) = [\(members.map { writer.layerName(of: $0) }.joined(separator: ", "))].filter { !$0.isHidden }",
      "var \(position): CGFloat = \(insets)",
    ]
    var length = "shownSize(member).\(along)"
    if isEven {
      length = writer.names.name(for: "\(name) \(along)", otherwise: "length")
      lines.append("let \(length)Gaps = \(spacing) * CGFloat(\(all).count - 1)")
      lines.append(
        "let \(length) = max(0, (\(shownSize(of: layer, along)) - \(both) - \(length)Gaps) / CGFloat(max(1, \(all).count)))"
      )
    }
    let room = shownSize(of: layer, across)
    let width =
      alignment == .fill ? both == "0" ? room : "max(0, \(room) - \(both))" : "shownSize(member).\(across)"
    let offset =
      switch alignment {
      case .fill, .start: insets
      case .center: "(\(room) - \(width)) / 2"
      case .end: insets == "0" ? "\(room) - \(width)" : "\(room) - \(insets) - \(width)"
      }
    var parts = isVertical ? ["x: \(offset)", "y: \(position)"] : ["x: \(position)", "y: \(offset)"]
    let (ownWidth, ownHeight) = isVertical ? (width, length) : (length, width)
    if isVertical ? alignment == .fill : isEven { parts.append("width: \(ownWidth)") }
    if isVertical ? isEven : alignment == .fill { parts.append("height: \(ownHeight)") }
    lines += [
      "for member in \(all) {", "  place(member, \(parts.joined(separator: ", ")))",
      "  \(position) += \(length)\(spacing == "0" ? "" : " + \(spacing)")", "}",
    ]
    let texts = members.filter(writer.isCenteredText)
    if !texts.isEmpty {
      let list = texts.map(writer.name).joined(separator: ", ")
      lines.append("withoutAnimation { [\(list)].forEach { centerText(of: $0) } }")
    }
    return lines
  }
}
