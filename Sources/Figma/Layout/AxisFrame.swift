import Geometry

/// The lengths of a frame with auto layout along its axis, and across it.
struct AxisFrame {
  private let layout: FigmaAutoLayout
  private let isRow: Bool
  /// The padding at the start and at the end of the axis.
  let before, after: Double
  /// The padding at the sides of the axis.
  let side, otherSide: Double

  init(_ layout: FigmaAutoLayout) {
    self.layout = layout
    isRow = layout.axis == .horizontal
    let padding = layout.padding
    (before, after) = isRow ? (padding.left, padding.right) : (padding.top, padding.bottom)
    (side, otherSide) = isRow ? (padding.top, padding.bottom) : (padding.left, padding.right)
  }

  func length(_ node: FigmaNode) -> Double { isRow ? node.size.width : node.size.height }
  func breadth(_ node: FigmaNode) -> Double { isRow ? node.size.height : node.size.width }
  func size(_ along: Double, _ across: Double) -> Size { isRow ? Size(along, across) : Size(across, along) }

  func sizing(_ node: FigmaNode) -> (along: FigmaSizing, across: FigmaSizing) {
    isRow ? (node.sizing.horizontal, node.sizing.vertical) : (node.sizing.vertical, node.sizing.horizontal)
  }

  /// Returns the children in lines: in one, or in several where a frame that wraps has no more room.
  func lines(of items: [Int], in node: FigmaNode) -> [[Int]] {
    guard layout.wraps, sizing(node).along != .hug else { return [items] }
    let room = length(node) - before - after
    var lines: [[Int]] = [[]]
    var used = 0.0
    for index in items {
      let length = length(node.children[index])
      // Sizes in files are rounded to floats.
      if let last = lines.last, !last.isEmpty, used + layout.spacing + length > room + 0.01 {
        lines.append([])
        used = 0
      }
      used += (lines[lines.count - 1].isEmpty ? 0 : layout.spacing) + length
      lines[lines.count - 1].append(index)
    }
    return lines
  }

  /// Returns the length of a line with its gaps.
  func length(of line: [Int], in node: FigmaNode) -> Double {
    layout.spacing * Double(line.count - 1) + line.reduce(0) { $0 + length(node.children[$1]) }
  }

  /// Returns the breadth of the broadest child of a line.
  func breadth(of line: [Int], in node: FigmaNode) -> Double {
    line.map { breadth(node.children[$0]) }.max() ?? 0
  }

  /// Resizes the children of a line that fill the frame.
  func fill(_ line: [Int], in node: inout FigmaNode, _ along: Double, _ across: Double) {
    let fills = line.filter { sizing(node.children[$0]).along == .fill }
    let fixed = line.reduce(0.0) { $0 + (fills.contains($1) ? 0 : length(node.children[$1])) }
    let share = max(0, along - gaps(of: line, isHugging: sizing(node).along == .hug) - fixed)
    for index in line {
      let child = node.children[index]
      let length = fills.contains(index) ? share / Double(fills.count) : length(child)
      AutoLayout.resize(
        &node.children[index], to: size(length, sizing(child).across == .fill ? across : breadth(child)))
    }
  }

  private func gaps(of line: [Int], isHugging: Bool) -> Double {
    layout.primary == .spaceBetween && !isHugging ? 0 : layout.spacing * Double(line.count - 1)
  }

  /// Places the children of a line.
  func place(
    _ line: [Int], in node: inout FigmaNode, _ along: Double, at start: Double, _ across: Double, isHugging: Bool
  ) {
    let used = line.reduce(0.0) { $0 + length(node.children[$1]) }
    let free = along - used - gaps(of: line, isHugging: isHugging)
    var position = before
    var spacing = layout.spacing
    if layout.primary == .spaceBetween, !isHugging {
      spacing = line.count > 1 ? free / Double(line.count - 1) : 0
    } else {
      position += share(of: free, layout.primary)
    }
    for index in line {
      let child = node.children[index]
      let offset = start + share(of: across - breadth(child), layout.counter)
      AutoLayout.move(&node.children[index], to: isRow ? Point(position, offset) : Point(offset, position))
      position += length(child) + spacing
    }
  }

  /// Returns the part of free space that is before aligned content.
  func share(of free: Double, _ alignment: FigmaAutoLayout.Alignment) -> Double {
    switch alignment {
    case .center: free / 2
    case .end: free
    case .start, .spaceBetween, .baseline: 0
    }
  }
}
