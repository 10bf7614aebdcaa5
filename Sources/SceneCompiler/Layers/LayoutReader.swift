import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads `layout` and `stack`.
struct LayoutReader {
  let context: ReadingContext

  /// Reads the two axes of a layout; nil, after logging an error, if it is invalid.
  func frame(_ node: SyntaxNode) -> (horizontal: LayoutAxis, vertical: LayoutAxis)? {
    if let text = node.text {
      guard let word = LayoutKeys.Word(rawValue: text) else {
        let words = LayoutKeys.Word.allCases.map(\.rawValue)
        context.log.error(
          at: node.range, "‘\(text)’ is not a layout",
          hint: NearestName.hint(for: text, among: words)
            ?? "write fill, center, or a map such as {left: 10, right: 10}")
        return nil
      }
      var axis = LayoutAxis()
      if word == .center { axis.center = .constant(0) } else { (axis.start, axis.end) = (.constant(0), .constant(0)) }
      return (axis, axis)
    }
    guard let record = context.record(node, as: LayoutKeys.frame) else { return nil }
    let insets = term(LayoutKeys.insets, record)
    let isMirrored = context.definitions.appearance.isRightToLeft
    for (edge, other) in [(LayoutKeys.leading, LayoutKeys.left), (LayoutKeys.trailing, LayoutKeys.right)] {
      guard record.has(edge), let fixed = [other, LayoutKeys.left, LayoutKeys.right].first(where: { record.has($0) })
      else {
        continue
      }
      context.log.error(
        at: record.range(of: edge.description), "\(edge.name) and \(fixed.name) cannot be combined",
        hint: "write leading and trailing, or left and right")
      return nil
    }
    let leading = term(LayoutKeys.leading, record)
    let trailing = term(LayoutKeys.trailing, record)
    let horizontal = LayoutAxis(
      start: term(LayoutKeys.left, record) ?? (isMirrored ? trailing : leading) ?? insets,
      end: term(LayoutKeys.right, record) ?? (isMirrored ? leading : trailing) ?? insets,
      center: term(LayoutKeys.centerX, record), length: term(LayoutKeys.width, record))
    let vertical = LayoutAxis(
      start: term(LayoutKeys.top, record) ?? insets, end: term(LayoutKeys.bottom, record) ?? insets,
      center: term(LayoutKeys.centerY, record), length: term(LayoutKeys.height, record))
    let edges = leading != nil || trailing != nil ? "leading, trailing" : "left, right"
    let isClear =
      check(horizontal, "\(edges), centerX and width", node)
      && check(vertical, "top, bottom, centerY and height", node)
    return isClear ? (horizontal, vertical) : nil
  }

  private func check(_ axis: LayoutAxis, _ words: String, _ node: SyntaxNode) -> Bool {
    let isDoubled = axis.count > 2 || axis.center != nil && (axis.start != nil || axis.end != nil)
    guard isDoubled else { return true }
    context.log.error(
      at: node.range, "these values of \(words) cannot be combined",
      hint: "keep two edges, one edge and the length, or the center and the length")
    return false
  }

  /// Reads the arrangement of a stack; nil, after logging an error, if it is invalid.
  func stack(_ node: SyntaxNode) -> StackLayout? {
    var stack = StackLayout()
    stack.isMirrored = context.definitions.appearance.isRightToLeft
    if let word = node.text, let axis = LayoutKeys.Axis(rawValue: word) {
      stack.isVertical = axis == .vertical
      return stack
    }
    guard let record = context.record(node, as: LayoutKeys.stack) else { return nil }
    stack.isVertical = record.read(LayoutKeys.axis) != .horizontal
    stack.spacing = term(LayoutKeys.spacing, record) ?? stack.spacing
    stack.insets = term(LayoutKeys.margin, record) ?? stack.insets
    stack.alignment = record.read(LayoutKeys.alignment) ?? stack.alignment
    stack.isEven = record.read(LayoutKeys.equally) ?? false
    return stack
  }

  /// Compiles a term, and evaluates it once to find errors.
  private func term(_ key: Key<Double>, _ record: RecordReader) -> Computed<Double>? {
    let term = record.compiled(key)
    _ = term?.value(context.frame)
    return term
  }
}
