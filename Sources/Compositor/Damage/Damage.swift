import Pixels

/// The pixels that may differ between two frames, as a few disjoint boxes.
struct Damage {
  private(set) var boxes: [PixelRect] = []
  private let canvas: PixelRect
  /// The maximum number of boxes; more would cost more than the pixels they save.
  private static let maximumBoxCount = 12

  /// Creates empty damage to a canvas.
  init(canvas: PixelRect) { self.canvas = canvas }

  /// Creates damage to a whole canvas.
  init(wholeOf canvas: PixelRect) {
    self.canvas = canvas
    boxes = [canvas]
  }

  /// True if painting the whole canvas would take about the same work.
  var isEverything: Bool { boxes.reduce(0) { $0 + $1.area } * 4 >= canvas.area * 3 }

  /// Adds the pixels of a box, widened to whole vectors of four pixels.
  mutating func add(_ box: PixelRect) {
    var box = box.intersection(canvas)
    guard !box.isEmpty else { return }
    box.minX = max(canvas.minX, box.alignedMinX)
    box.maxX = min(canvas.maxX, (box.maxX + 3) & ~3)
    // Overlapping boxes are merged; the result may overlap others.
    while let index = boxes.firstIndex(where: { !$0.intersection(box).isEmpty || $0.wastesLittle(with: box) }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
    if boxes.count > Damage.maximumBoxCount { mergeTwo() }
  }

  /// Merges the two boxes whose union adds the least area.
  private mutating func mergeTwo() {
    var (first, second, least) = (0, 1, Int.max)
    for (index, box) in boxes.enumerated() {
      for other in (index + 1)..<boxes.count {
        let waste = box.union(boxes[other]).area - box.area - boxes[other].area
        if waste < least { (first, second, least) = (index, other, waste) }
      }
    }
    let other = boxes.remove(at: second)
    add(boxes.remove(at: first).union(other))
  }

  /// Returns whether any pixel of `box` is damaged.
  func meets(_ box: PixelRect) -> Bool { boxes.contains { !$0.intersection(box).isEmpty } }

  /// Returns whether all of `box` is damaged.
  func covers(_ box: PixelRect) -> Bool { boxes.contains { $0.intersection(box) == box } }
}

extension PixelRect {
  /// Returns whether the union of both boxes is barely larger than the two.
  fileprivate func wastesLittle(with other: PixelRect) -> Bool {
    union(other).area <= (area + other.area) * 5 / 4
  }
}
