import Pixels
import Raster

/// The image that the first commands of each frame paint, kept while these commands stay the same.
///
/// Moving layers are usually above unchanging ones, so the same gradients, images, and text would be painted behind
/// them in every frame. Pixels are the same with and without the image: painting continues after the first commands.
struct StaticPrefix {
  /// The frame that begins with the image's commands.
  private var list = CommandList()
  private var background = PremultipliedColor(word: 0)
  /// The valid pixels of the image; others are undefined.
  private var reach = PixelRect.empty
  /// The number of commands that the image contains.
  private(set) var count = 0
  private var picture = Bitmap(width: 1, height: 1)
  /// The work, in pixels, that an image with more commands would have saved since this one was created.
  private var wasted = 0
  /// The maximum memory use, in bytes.
  private let capacity: Int

  /// Creates a prefix without an image.
  init(capacity: Int) { self.capacity = capacity }

  /// Discards the image if a frame does not begin with its commands.
  mutating func keep(for list: CommandList, background: PremultipliedColor, reach: PixelRect) {
    guard count > 0 else { return }
    if self.background.word != background.word || self.reach != reach || !list.begins(with: count, of: self.list) {
      self = StaticPrefix(capacity: capacity)
    }
  }

  /// Chooses the commands for a new image.
  ///
  /// - Parameters:
  ///   - list: A frame.
  ///   - same: The number of leading commands that the frame shares with the previous one.
  ///   - damage: The pixels of the frame that are painted.
  /// - Returns: The commands, once painting them repeatedly has cost as much as creating the image; nil until then.
  mutating func commandsWorthKeeping(of list: CommandList, same: Int, damage: [PixelRect]) -> Range<Int>? {
    let end = list.lastBoundary(upTo: same)
    guard end > count, list.canvas.area * MemoryLayout<UInt32>.size + list.byteCount <= capacity else { return nil }
    let added = list.commands[count..<end]
    let whole = added.reduce(0) { $0 + $1.work(within: list.canvas) }
    // A single image is copied as quickly as this one would be.
    guard whole >= 2 * list.canvas.area else { return nil }
    for box in damage { wasted += added.reduce(0) { $0 + $1.work(within: box) } }
    return wasted > whole ? 0..<end : nil
  }

  /// Replaces the image with a new one, painted from the first `count` commands of a frame.
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
  /// Returns whether the first commands equal another frame's.
  fileprivate func begins(with count: Int, of other: CommandList) -> Bool {
    guard count <= commands.count else { return false }
    return (0..<count).allSatisfy { isSame($0, as: $0, in: other) }
  }

  /// Returns the largest number of leading commands, up to a limit, after which no group is open.
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
  /// Returns the approximate work of painting within a box, as a number of copied pixels.
  fileprivate func work(within box: PixelRect) -> Int {
    let area = self.box.intersection(box).area
    return switch self {
    // A stack of solid fills is written only once.
    case .fill, .nothing, .beginGroup, .secondImage: 0
    case .gradient, .shadow, .castShadow, .filter, .backdrop, .endBitmap: 2 * area
    case .text, .image, .endGroup, .beginMask, .endMask, .beginClip, .endClip, .beginFade, .endFade: area
    }
  }
}
