/// A frame as a flat list of steps, with the outlines and images they refer to by index.
struct CommandList {
  var commands: [Command] = []
  var edges = EdgeList()
  var images: [PlacedImage] = []
  var strips: [PlacedStrip] = []
  var gradients: [PlacedGradient] = []

  /// Forgets the frame, keeping the memory for the next.
  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    edges.removeAll()
    images.removeAll(keepingCapacity: true)
    strips.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
  }
}
