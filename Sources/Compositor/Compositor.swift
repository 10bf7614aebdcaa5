import Arithmetic
public import LayerTree
public import Pixels
import Raster
public import Typography

/// Renders snapshots of layer trees to bitmaps, in software.
///
/// A layer is painted as in Core Animation: its background, its contents, its path, its sublayers, and the border above
/// them; blending takes place between gamma-encoded sRGB values. A bitmap depends only on the snapshot and the
/// viewport, not on earlier frames.
///
/// A compositor keeps its working memory from frame to frame, so it belongs to one thread; create one for each.
public final class Compositor {
  /// The placement of the canvas on the bitmaps.
  public let viewport: Viewport
  /// The rectangles of the last bitmap that were repainted; its other pixels are unchanged.
  public private(set) var damage: [PixelRect] = []
  private var builder: CommandBuilder
  private var painter: Painter
  private(set) var prefix: StaticPrefix
  /// The rectangle that is painted; all other pixels are ignored.
  private let part: PixelRect

  /// The default size of one compositor's caches: 80 MiB.
  public static let standardCacheMemory = 80 << 20

  /// Creates a compositor that paints onto bitmaps of the viewport's size.
  ///
  /// - Parameters:
  ///   - viewport: The placement of the canvas on the bitmaps.
  ///   - images: The source of images for layers' contents.
  ///   - fonts: The fonts for text; several compositors can share a library.
  ///   - cacheMemory: The maximum size of caches in bytes, except bitmaps; pixels don't depend on it.
  /// - Precondition: ``Bitmap/canHold(width:height:)`` is true for the viewport's size.
  public convenience init(
    viewport: Viewport, images: any ImageSource, fonts: FontLibrary = FontLibrary(),
    cacheMemory: Int = standardCacheMemory
  ) {
    self.init(
      viewport: viewport, rows: 0..<viewport.heightPixels, images: images, fonts: fonts, cacheMemory: cacheMemory)
  }

  /// Creates a compositor that paints some rows of the viewport's bitmaps.
  ///
  /// Several compositors can paint parts of an image concurrently, each onto its own bitmap; pixels of other rows are
  /// undefined.
  ///
  /// - Precondition: ``Bitmap/canHold(width:height:)`` is true for the viewport's size, and the rows are within the
  ///   bitmaps.
  package init(
    viewport: Viewport, rows: Range<Int>, images: any ImageSource, fonts: FontLibrary = FontLibrary(),
    cacheMemory: Int = standardCacheMemory
  ) {
    precondition(
      Bitmap.canHold(width: viewport.widthPixels, height: viewport.heightPixels),
      "invalid viewport size: \(viewport.widthPixels) × \(viewport.heightPixels) pixels")
    precondition(rows.lowerBound >= 0 && rows.upperBound <= viewport.heightPixels, "rows \(rows)")
    self.viewport = viewport
    part = PixelRect(minX: 0, minY: rows.lowerBound, maxX: viewport.widthPixels, maxY: rows.upperBound)
    let budget = CacheBudget(bytes: cacheMemory)
    builder = CommandBuilder(viewport: viewport, images: images, fonts: fonts, budget: budget)
    painter = Painter(budget)
    prefix = StaticPrefix(capacity: budget.prefix)
  }

  /// Paints `snapshot` on a new bitmap.
  ///
  /// The background fills the whole bitmap; layers are clipped to the canvas. Colors are clamped to sRGB here. A layer
  /// whose geometry is not finite, or that covers no area, paints nothing.
  ///
  /// - Complexity: Linear in the pixels of the bitmap plus the pixels covered by layers.
  public func paint(_ snapshot: Snapshot) -> Bitmap {
    var frame = RetainedBitmap(width: viewport.widthPixels, height: viewport.heightPixels)
    paint(snapshot, over: &frame)
    return frame.bitmap
  }

  /// Paints `snapshot`, replacing the contents of `frame`.
  ///
  /// Repaints only pixels that may differ between the two, with the same bytes as a full repaint. This is faster than a
  /// new bitmap for every frame if nothing else retains this one.
  ///
  /// - Precondition: The bitmap has the viewport's size.
  public func paint(_ snapshot: Snapshot, over frame: inout RetainedBitmap) {
    precondition(
      frame.pixels.width == viewport.widthPixels && frame.pixels.height == viewport.heightPixels,
      "the bitmap has the wrong size: \(frame.pixels.width) × \(frame.pixels.height) pixels")
    builder.build(snapshot)
    let background = PremultipliedColor(snapshot.background, opacity: 1)
    // The backdrop of a layer may extend to any row.
    let reach = builder.commands.backdrops.isEmpty ? part : viewport.box
    var damage = Damage(wholeOf: viewport.box)
    var same = 0
    if let painted = frame.painted, painted.background.word == background.word, painted.reach == reach {
      same = builder.commands.sameCommands(atStartOf: painted.list)
      damage = builder.commands.damage(since: painted.list, afterSame: same, canvas: viewport.box)
    }
    self.damage = damage.boxes.map { $0.intersection(part) }.filter { !$0.isEmpty }
    let boxes = damage.boxes.map { $0.intersection(reach) }.filter { !$0.isEmpty }
    if !boxes.isEmpty {
      prefix.keep(for: builder.commands, background: background, reach: reach)
      if let first = prefix.commandsWorthKeeping(of: builder.commands, same: same, damage: boxes) {
        var picture = Bitmap(width: viewport.widthPixels, height: viewport.heightPixels)
        paint(first, background: background, boxes: [reach], of: &picture)
        prefix.replace(picture, of: first.upperBound, in: builder.commands, background: background, reach: reach)
      }
      let rest = prefix.count..<builder.commands.commands.count
      paint(rest, background: background, boxes: boxes, of: &frame.pixels)
    }
    var last = frame.painted?.list ?? CommandList()
    frame.painted = nil
    // A list that takes more memory than the bitmap isn't worth keeping for each bitmap in use.
    guard builder.commands.byteCount <= frame.pixels.bytesPerRow * frame.pixels.height else { return }
    // The builder reuses the memory of the previous frame.
    builder.exchange(&last)
    frame.painted = (last, background, reach)
  }

  /// Paints commands on parts of a bitmap that already contains the preceding commands.
  private func paint(
    _ range: Range<Int>, background: PremultipliedColor, boxes: [PixelRect], of bitmap: inout Bitmap
  ) {
    bitmap.withCanvas { canvas in
      for box in boxes.flatMap(builder.commands.bands) {
        let bytes = builder.commands.surfaceBytes(painting: box)
        guard WorkBudget.current.draw(bytes, .surfaces) else { return }
        defer { WorkBudget.current.giveBack(bytes, .surfaces) }
        let part = canvas.part(box)
        if range.lowerBound > 0 { prefix.copy(to: part) }
        painter.paint(builder.commands, range, background: range.lowerBound > 0 ? nil : background, onto: part)
      }
    }
  }
}
