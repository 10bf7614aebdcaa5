import Pixels

/// The pixels that may differ between two frames, as a few disjoint boxes.
struct Damage {
  private(set) var boxes: [PixelRect] = []
  private let canvas: PixelRect
  /// More boxes than this cost more than the pixels they save.
  private static let maximumBoxCount = 12

  /// No damage to a canvas yet.
  init(canvas: PixelRect) { self.canvas = canvas }

  /// All of a canvas.
  init(wholeOf canvas: PixelRect) {
    self.canvas = canvas
    boxes = [canvas]
  }

  /// True if it would be no less work to paint the whole canvas.
  var isEverything: Bool { boxes.reduce(0) { $0 + $1.area } * 4 >= canvas.area * 3 }

  /// Adds the pixels of a box, widened to whole vectors of four pixels.
  mutating func add(_ box: PixelRect) {
    var box = box.intersection(canvas)
    guard !box.isEmpty else { return }
    box.minX = max(canvas.minX, box.alignedMinX)
    box.maxX = min(canvas.maxX, (box.maxX + 3) & ~3)
    // Boxes that meet become one; that one may meet others.
    while let index = boxes.firstIndex(where: { !$0.intersection(box).isEmpty || $0.wastesLittle(with: box) }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
    if boxes.count > Damage.maximumBoxCount { mergeTwo() }
  }

  /// Makes one of the two boxes that waste least when they are one.
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

  /// Returns whether any damage lies in `box`.
  func meets(_ box: PixelRect) -> Bool { boxes.contains { !$0.intersection(box).isEmpty } }

  /// Returns whether all of `box` is damaged.
  func covers(_ box: PixelRect) -> Bool { boxes.contains { $0.intersection(box) == box } }
}

extension PixelRect {
  /// Returns whether the box around both is hardly larger than the two.
  fileprivate func wastesLittle(with other: PixelRect) -> Bool {
    union(other).area <= (area + other.area) * 5 / 4
  }
}
