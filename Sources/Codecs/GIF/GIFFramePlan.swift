import Pixels

/// What must be drawn over one picture to show the next: the heavy part of encoding a frame.
///
/// It depends on two pictures and nothing else. Pixels that did not change between them are left as they are on the
/// canvas, so they stay the same even where chosen colours only stand for theirs, and no error adds up: what does
/// change is drawn from the picture itself.
struct GIFFramePlan: Sendable {
  /// The pixels that get another colour; nil if there are none.
  let image: IndexedImage?
  /// The smallest rectangle of pixels that had a colour and must become clear, which no image can do.
  let cleared: PixelRect?

  /// Whether the pictures look the same.
  var isEmpty: Bool { image == nil && cleared == nil }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - frame: The picture to show.
  ///   - base: What is shown before; nil for an empty canvas, over which all of the picture is drawn.
  ///   - covering: What the image must cover, whether or not it changes.
  init(of frame: Bitmap, over base: Bitmap?, covering: PixelRect? = nil) {
    let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    guard let base else {
      var pixels: [OpaqueColor] = []
      pixels.reserveCapacity(whole.area)
      for y in 0..<frame.height {
        frame.withWords(ofRow: y) { row in
          for x in row.indices { pixels.append(OpaqueColor(premultiplied: row[x])) }
        }
      }
      image = IndexedImage(pixels, in: whole)
      cleared = nil
      return
    }
    guard var rectangle = frame.changedRectangle(from: base) ?? covering else {
      image = nil
      cleared = nil
      return
    }
    if let covering { rectangle = rectangle.union(covering) }
    var changes = GIFFramePlan.changes(from: base, to: frame, in: rectangle)
    cleared = changes.cleared
    if changes.hasInvisible, covering == nil {
      guard let tight = changes.drawn else {
        image = nil
        return
      }
      changes.crop(from: rectangle, to: tight)
      rectangle = tight
    }
    image = IndexedImage(changes.pixels, in: rectangle)
  }

  private struct Changes {
    /// The new colours, clear where there is none.
    var pixels: [OpaqueColor]
    /// Whether some pixels differ without getting another colour.
    var hasInvisible = false
    /// The rectangle of the new colours.
    var drawn: PixelRect?
    /// The rectangle of pixels that become clear.
    var cleared: PixelRect?

    mutating func crop(from old: PixelRect, to new: PixelRect) {
      var part: [OpaqueColor] = []
      part.reserveCapacity(new.area)
      for y in new.y..<new.maxY {
        let start = (y - old.y) * old.width + new.x - old.x
        part.append(contentsOf: pixels[start..<start + new.width])
      }
      pixels = part
    }
  }

  private static func changes(from base: Bitmap, to frame: Bitmap, in rectangle: PixelRect) -> Changes {
    var changes = Changes(pixels: [OpaqueColor](repeating: .clear, count: rectangle.area))
    for y in rectangle.y..<rectangle.maxY {
      frame.withWords(ofRow: y) { new in
        base.withWords(ofRow: y) { old in
          compare(old, new, row: y, in: rectangle, &changes)
        }
      }
    }
    return changes
  }

  private static func compare(
    _ old: Span<UInt32>, _ new: Span<UInt32>, row y: Int, in rectangle: PixelRect, _ changes: inout Changes
  ) {
    var drawn: (first: Int, last: Int)?
    var cleared: (first: Int, last: Int)?
    var hasInvisible = false
    do {
      var pixels = changes.pixels.mutableSpan
      let start = (y - rectangle.y) * rectangle.width
      for x in rectangle.x..<rectangle.maxX where old[x] != new[x] {
        let color = OpaqueColor(premultiplied: new[x])
        if color == OpaqueColor(premultiplied: old[x]) {
          hasInvisible = true
        } else if color.isClear {
          cleared = (cleared?.first ?? x, x)
        } else {
          pixels[start + x - rectangle.x] = color
          drawn = (drawn?.first ?? x, x)
        }
      }
    }
    func extend(_ whole: inout PixelRect?, by columns: (first: Int, last: Int)?) {
      guard let columns else { return }
      let part = PixelRect(x: columns.first, y: y, width: columns.last - columns.first + 1, height: 1)
      whole = whole?.union(part) ?? part
    }
    extend(&changes.drawn, by: drawn)
    extend(&changes.cleared, by: cleared)
    if hasInvisible || cleared != nil { changes.hasInvisible = true }
  }
}
