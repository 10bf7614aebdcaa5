import Geometry
import Pixels
import Raster

/// A frame as a flat list of commands, with the outlines and images that they refer to by index.
struct CommandList {
  /// The rectangle of the whole bitmap.
  var canvas = PixelRect.empty
  var commands: [Command] = []
  var edges = EdgeList()
  var images: [PlacedImage] = []
  var strips: [PlacedStrip] = []
  var gradients: [PlacedGradient] = []
  var shadows: [PlacedShadow] = []
  var castShadows: [CastShadow] = []
  var filters: [ImageFilter] = []
  var backdrops: [Backdrop] = []
  /// The transforms from the pixels of layers' bitmaps to their surface.
  var bitmapPlacements: [AffineTransform] = []
  /// The command ranges of groups whose surfaces are painted completely; of nested groups, only the outermost.
  var wholeGroups: [ClosedRange<Int>] = []

  /// The approximate size of the commands and their edges in memory, in bytes.
  var byteCount: Int {
    commands.count * MemoryLayout<Command>.stride + edges.edges.count * MemoryLayout<Edge>.stride
  }

  /// Records that the commands from `first` on are a group whose surface is painted completely.
  mutating func addWholeGroup(from first: Int) {
    while let inner = wholeGroups.last, inner.lowerBound > first { wholeGroups.removeLast() }
    wholeGroups.append(first...(commands.count - 1))
  }

  /// Removes the commands from `first` on; no other command may refer to them.
  mutating func remove(from first: Int) {
    commands.removeSubrange(first...)
    while let group = wholeGroups.last, group.lowerBound >= first { wholeGroups.removeLast() }
  }

  /// Removes the frame's contents, but keeps the memory for the next.
  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    edges.removeAll()
    images.removeAll(keepingCapacity: true)
    strips.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    castShadows.removeAll(keepingCapacity: true)
    filters.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    bitmapPlacements.removeAll(keepingCapacity: true)
    wholeGroups.removeAll(keepingCapacity: true)
  }
}
