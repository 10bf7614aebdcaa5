import Geometry
import Pixels
import Raster

/// A frame as a flat list of steps, with the outlines and images they refer to by index.
struct CommandList {
  /// All pixels of the bitmap.
  var canvas = PixelRect.empty
  var commands: [Command] = []
  var edges = EdgeList()
  var images: [PlacedImage] = []
  var strips: [PlacedStrip] = []
  var gradients: [PlacedGradient] = []
  var shadows: [PlacedShadow] = []
  var castShadows: [CastShadow] = []
  var filters: [PictureFilter] = []
  var backdrops: [Backdrop] = []
  /// The transforms from bitmap layers' pixels to their surface.
  var bitmapPlacements: [AffineTransform] = []
  /// The command ranges of groups with complete surfaces; of nested groups, the outermost.
  var wholeGroups: [ClosedRange<Int>] = []

  /// The approximate memory of the commands and their edges, in bytes.
  var byteCount: Int {
    commands.count * MemoryLayout<Command>.stride + edges.edges.count * MemoryLayout<Edge>.stride
  }

  /// Notes that the commands from `first` on are a group whose surface is whole.
  mutating func addWholeGroup(from first: Int) {
    while let inner = wholeGroups.last, inner.lowerBound > first { wholeGroups.removeLast() }
    wholeGroups.append(first...(commands.count - 1))
  }

  /// Removes the commands from `first` on; no other command may refer to them.
  mutating func remove(from first: Int) {
    commands.removeSubrange(first...)
    while let group = wholeGroups.last, group.lowerBound >= first { wholeGroups.removeLast() }
  }

  /// Forgets the frame, keeping the memory for the next.
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
