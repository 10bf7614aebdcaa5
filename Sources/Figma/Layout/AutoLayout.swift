import Geometry

/// Places the children of frames again after a variant of another size has replaced one of them.
enum AutoLayout {
  /// Arranges the children of a frame with auto layout; a frame that hugs its children gets their size.
  static func arrange(_ node: inout FigmaNode) {
    guard let layout = node.layout else { return }
    let items = node.children.indices.filter { index in
      let child = node.children[index]
      return child.isVisible && !child.isAbsolute && child.kind != .slice
    }
    guard !items.isEmpty else { return }
    let frame = AxisFrame(layout)
    let own = frame.sizing(node)
    let lines = frame.lines(of: items, in: node)
    var along = frame.length(node)
    var across = frame.breadth(node)
    if own.along == .hug {
      along = frame.before + frame.after + (lines.map { frame.length(of: $0, in: node) }.max() ?? 0)
    }
    let lineGap = layout.wraps ? layout.lineSpacing : 0
    if own.across == .hug {
      across = frame.side + frame.otherSide + lineGap * Double(lines.count - 1)
      across += lines.reduce(0) { $0 + frame.breadth(of: $1, in: node) }
    }
    let inner = (
      along: along - frame.before - frame.after, across: max(0, across - frame.side - frame.otherSide)
    )
    for line in lines {
      frame.fill(line, in: &node, inner.along, layout.wraps ? frame.breadth(of: line, in: node) : inner.across)
    }

    let breadths = layout.wraps ? lines.map { frame.breadth(of: $0, in: node) } : [inner.across]
    let free = inner.across - breadths.reduce(0, +) - lineGap * Double(lines.count - 1)
    var position = frame.side
    var gap = lineGap
    if layout.wraps, layout.spreadsLines, own.across != .hug {
      gap += lines.count > 1 ? free / Double(lines.count - 1) : 0
    } else if layout.wraps {
      position += frame.share(of: free, layout.counter)
    }
    for (line, breadth) in zip(lines, breadths) {
      frame.place(line, in: &node, inner.along, at: position, breadth, isHugging: own.along == .hug)
      position += breadth + gap
    }
    let old = node.size
    node.size = frame.size(along, across)
    for index in node.children.indices where !items.contains(index) {
      follow(&node.children[index], from: old, to: node.size)
    }
  }

  /// Resizes a node; its children follow by auto layout or by their constraints.
  static func resize(_ node: inout FigmaNode, to size: Size) {
    guard size != node.size else { return }
    let old = node.size
    node.size = size
    if node.layout != nil { return arrange(&node) }
    guard node.kind == .frame else { return }
    for index in node.children.indices { follow(&node.children[index], from: old, to: size) }
  }

  /// Moves and resizes a child by its constraints.
  private static func follow(_ child: inout FigmaNode, from old: Size, to new: Size) {
    guard old != new else { return }
    let (x, width) = place(
      child.constraints.horizontal, child.transform.tx, child.size.width, from: old.width, to: new.width)
    let (y, height) = place(
      child.constraints.vertical, child.transform.ty, child.size.height, from: old.height, to: new.height)
    resize(&child, to: Size(width, height))
    (child.transform.tx, child.transform.ty) = (x, y)
  }

  private static func place(
    _ rule: FigmaConstraints.Rule, _ start: Double, _ length: Double, from old: Double, to new: Double
  ) -> (start: Double, length: Double) {
    switch rule {
    case .start: (start, length)
    case .end: (start + new - old, length)
    case .center: (start + (new - old) / 2, length)
    case .both: (start, max(0, length + new - old))
    case .scale: old > 0 ? (start * new / old, length * new / old) : (start, length)
    }
  }

  /// Moves the upper left corner of a node's bounding box.
  static func move(_ child: inout FigmaNode, to point: Point) {
    let box = child.transform.boundingBox(of: Rect(origin: .zero, size: child.size))
    child.transform.tx += point.x - box.minX
    child.transform.ty += point.y - box.minY
  }
}
