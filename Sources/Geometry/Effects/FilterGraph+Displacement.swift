extension FilterGraph {
  /// A displacement of pixels by another image's colors (Filter Effects Level 1, section 9.11).
  package struct Displacement: Hashable, Sendable {
    package enum Channel: String, Hashable, Sendable {
      case red = "R"
      case green = "G"
      case blue = "B"
      case alpha = "A"
    }

    /// The difference between the displacements for component values of 0 and 1, in the layer's units.
    package var scale: Size
    package var x: Channel
    package var y: Channel

    package init(scale: Size, x: Channel, y: Channel) { (self.scale, self.x, self.y) = (scale, x, y) }
  }
}
