/// The names of a layer's sublayers, back to front.
struct LayerOrder {
  /// The maximum number of moved layers that are listed individually.
  private static let maximumMoveCount = 3

  private let names: [Substring]

  /// Parses a cell of a trace.
  init(_ cell: String) { names = cell.split(separator: "|") }

  /// Returns whether the layers that both have are in a different order.
  func differs(from other: LayerOrder) -> Bool { kept(in: other) != other.kept(in: self) }

  /// Describes the moved layers: the smallest set of layers whose moves explain the new order.
  func moves(to new: LayerOrder) -> String {
    let (before, now) = (kept(in: new), new.kept(in: self))
    let places = Dictionary(before.enumerated().map { ($1, $0) }) { first, _ in first }
    let staying = Set(Self.longestRise(now.map { places[$0, default: 0] }))
    let moved = now.indices.filter { !staying.contains($0) }
    let texts = moved.prefix(Self.maximumMoveCount).map { index in
      index > 0 ? "\(now[index]) is above \(now[index - 1])" : "\(now[index]) is below \(now[1])"
    }
    let rest = moved.count - texts.count
    return "different order, \(texts.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more have moved" : "")
  }

  private func kept(in other: LayerOrder) -> [Substring] {
    let known = Set(other.names)
    return names.filter(known.contains)
  }

  /// Returns the indices of the longest increasing subsequence, by patience sorting in O(n log n).
  private static func longestRise(_ values: [Int]) -> [Int] {
    var tops: [Int] = []
    var before = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [Int] = []
    var last = tops.last
    while let index = last {
      result.append(index)
      last = before[index]
    }
    return result
  }
}
