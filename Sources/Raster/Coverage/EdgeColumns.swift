import Arithmetic

/// The edges of an outline, divided into columns side by side so that edges of different columns never meet.
///
/// A part of an outline that returns to its initial height goes down as far as it goes up at every height, so the
/// winding number is zero to its right. Parts in different columns are therefore independent.
struct EdgeColumns {
  /// Consecutive edges that end at the height where they begin.
  private struct Part {
    var sides: Range<Int>
    var minX: Int32
    var maxX: Int32
  }

  /// The edges, column by column.
  private(set) var edges: [Edge] = []
  /// The columns: ranges of ``edges``.
  private(set) var columns: [Range<Int>] = []
  private var parts: [Part] = []

  /// The number of edges below which an outline is not divided.
  private static let fewSides = 64

  /// Finds the columns of an outline.
  mutating func find(in outline: ArraySlice<Edge>) {
    edges.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    guard outline.count >= Self.fewSides, findParts(of: outline), parts.count > 1 else {
      edges.append(contentsOf: outline)
      return columns.append(0..<edges.count)
    }
    parts.sort { $0.minX < $1.minX }
    var (start, maxX) = (0, parts[0].maxX)
    for part in parts {
      if part.minX > maxX {
        columns.append(start..<edges.count)
        start = edges.count
      }
      maxX = max(maxX, part.maxX)
      edges.append(contentsOf: outline[part.sides])
    }
    columns.append(start..<edges.count)
  }

  /// Finds the parts; returns false if the outline doesn't consist entirely of such parts.
  private mutating func findParts(of outline: ArraySlice<Edge>) -> Bool {
    parts.removeAll(keepingCapacity: true)
    var (first, top, last) = (outline.startIndex, Int32.zero, Int32.zero)
    var (minX, maxX) = (Int32.max, Int32.min)
    for index in outline.indices {
      let edge = outline[index]
      if index == first {
        (top, minX, maxX) = (edge.y0, .max, .min)
      } else if edge.y0 != last {
        return false
      }
      last = edge.y1
      minX = min(minX, edge.x0, edge.x1)
      maxX = max(maxX, edge.x0, edge.x1)
      if last == top {
        parts.append(Part(sides: first..<index + 1, minX: minX, maxX: maxX))
        first = index + 1
      }
    }
    return first == outline.endIndex
  }
}
