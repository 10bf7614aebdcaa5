import Geometry

/// Places the children of frames again after a variant of another size has replaced one of them.
enum AutoLayout {
  /// Arranges the children of a frame with auto layout; a frame that hugs its children gets their size.
  static func arrange(_ node: inout FigmaNode) {
    guard let layout = node.layout, !layout.wraps else { return }
    let isRow = layout.axis == .horizontal
    let items = node.children.indices.filter { index in
      let child = node.children[index]
      return child.isVisible && !child.isAbsolute && child.kind != .slice
    }
    guard !items.isEmpty else { return }
    let padding = layout.padding
    let (before, after) = isRow ? (padding.left, padding.right) : (padding.top, padding.bottom)
    let (side, otherSide) = isRow ? (padding.top, padding.bottom) : (padding.left, padding.right)
    func length(_ child: FigmaNode) -> Double { isRow ? child.size.width : child.size.height }
    func breadth(_ child: FigmaNode) -> Double { isRow ? child.size.height : child.size.width }
    func sizing(_ node: FigmaNode) -> (along: FigmaSizing, across: FigmaSizing) {
      isRow ? (node.sizing.horizontal, node.sizing.vertical) : (node.sizing.vertical, node.sizing.horizontal)
    }
    let own = sizing(node)
    let gaps = layout.primary == .spaceBetween && own.along != .hug ? 0 : layout.spacing * Double(items.count - 1)
    var along = length(node)
    var across = breadth(node)
    if own.along == .hug { along = before + after + gaps + items.reduce(0) { $0 + length(node.children[$1]) } }
    if own.across == .hug { across = side + otherSide + (items.map { breadth(node.children[$0]) }.max() ?? 0) }

    let fills = items.filter { sizing(node.children[$0]).along == .fill }
    let fixed = items.reduce(0.0) { $0 + (fills.contains($1) ? 0 : length(node.children[$1])) }
    let share = max(0, along - before - after - gaps - fixed) / Double(max(1, fills.count))
    for index in items {
      let child = node.children[index]
      let size = (
        along: fills.contains(index) ? share : length(child),
        across: sizing(child).across == .fill ? max(0, across - side - otherSide) : breadth(child)
      )
      resize(&node.children[index], to: isRow ? Size(size.along, size.across) : Size(size.across, size.along))
    }

    let used = items.reduce(0.0) { $0 + length(node.children[$1]) }
    let free = along - before - after - used - gaps
    var position = before
    var spacing = layout.spacing
    switch layout.primary {
    case .center: position += free / 2
    case .end: position += free
    case .spaceBetween where own.along != .hug: spacing = items.count > 1 ? free / Double(items.count - 1) : 0
    case .start, .baseline, .spaceBetween: break
    }
    for index in items {
      let child = node.children[index]
      let room = across - side - otherSide - breadth(child)
      var offset = side
      switch layout.counter {
      case .center: offset += room / 2
      case .end: offset += room
      case .start, .spaceBetween, .baseline: break
      }
      move(&node.children[index], to: isRow ? Point(position, offset) : Point(offset, position))
      position += length(child) + spacing
    }
    let size = isRow ? Size(along, across) : Size(across, along)
    let old = node.size
    node.size = size
    for index in node.children.indices where !items.contains(index) {
      follow(&node.children[index], from: old, to: size)
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
  private static func move(_ child: inout FigmaNode, to point: Point) {
    let box = child.transform.boundingBox(of: Rect(origin: .zero, size: child.size))
    child.transform.tx += point.x - box.minX
    child.transform.ty += point.y - box.minY
  }
}
