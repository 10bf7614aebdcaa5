import Pixels
import Raster

/// The image of the commands that each frame begins with, kept while they stay the same.
///
/// Moving layers are usually above still ones, so the same gradients, images, and texts would be painted behind them in
/// every frame. Pixels are the same with and without it: painting continues after the first commands.
struct StaticPrefix {
  /// The frame whose first commands are kept.
  private var list = CommandList()
  private var background = PremultipliedColor(word: 0)
  /// The pixels that are painted; others mean nothing.
  private var reach = PixelRect.empty
  /// The number of the commands in the image.
  private(set) var count = 0
  private var picture = Bitmap(width: 1, height: 1)
  /// The work that an image with more commands would have saved since it was made.
  private var wasted = 0
  /// The most bytes that it may take.
  private let capacity: Int

  /// Makes one without an image.
  init(capacity: Int) { self.capacity = capacity }

  /// Forgets the image if a frame does not begin with its commands.
  mutating func keep(for list: CommandList, background: PremultipliedColor, reach: PixelRect) {
    guard count > 0 else { return }
    if self.background.word != background.word || self.reach != reach || !list.begins(with: count, of: self.list) {
      self = StaticPrefix(capacity: capacity)
    }
  }

  /// Chooses the commands to paint a new image of.
  ///
  /// - Parameters:
  ///   - list: A frame.
  ///   - same: The number of its first commands that the frame before began with, too.
  ///   - damage: The pixels of it that are painted.
  /// - Returns: The commands, when painting them again and again has by now taken as long as the image takes; nil while
  ///   it has not.
  mutating func commandsWorthKeeping(of list: CommandList, same: Int, damage: [PixelRect]) -> Range<Int>? {
    let end = list.lastBoundary(upTo: same)
    guard end > count, list.canvas.area * MemoryLayout<UInt32>.size + list.byteCount <= capacity else { return nil }
    let added = list.commands[count..<end]
    let whole = added.reduce(0) { $0 + $1.work(within: list.canvas) }
    // One plain image is copied as quickly as this one would be.
    guard whole >= 2 * list.canvas.area else { return nil }
    for box in damage { wasted += added.reduce(0) { $0 + $1.work(within: box) } }
    return wasted > whole ? 0..<end : nil
  }

  /// Keeps an image of the first commands of a frame.
  mutating func replace(
    _ picture: Bitmap, of count: Int, in list: CommandList, background: PremultipliedColor, reach: PixelRect
  ) {
    (self.picture, self.count, self.list, wasted) = (picture, count, list, 0)
    (self.background, self.reach) = (background, reach)
  }

  /// Copies the image to a part of a frame.
  func copy(to part: Canvas) { part.copyShared(picture) }
}

extension CommandList {
  /// Returns whether the first commands are the same as another frame's.
  fileprivate func begins(with count: Int, of other: CommandList) -> Bool {
    guard count <= commands.count else { return false }
    return (0..<count).allSatisfy { isSame($0, as: $0, in: other) }
  }

  /// The last index among the first commands at which no group is open.
  fileprivate func lastBoundary(upTo count: Int) -> Int {
    var (depth, boundary) = (0, 0)
    for index in 0..<min(count, commands.count) {
      depth += commands[index].surfaces
      if depth == 0 { boundary = index + 1 }
    }
    return boundary
  }
}

extension Command {
  /// The approximate work of painting within a box, in pixels copied.
  fileprivate func work(within box: PixelRect) -> Int {
    let area = self.box.intersection(box).area
    return switch self {
    // A solid color is written once for a whole stack of fills.
    case .fill, .nothing, .beginGroup, .secondPicture: 0
    case .gradient, .shadow, .castShadow, .filter, .backdrop, .endBitmap: 2 * area
    case .text, .image, .endGroup, .beginMask, .endMask, .beginClip, .endClip, .beginFade, .endFade: area
    }
  }
}
