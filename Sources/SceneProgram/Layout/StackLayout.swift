package import Geometry

/// The arrangement of a stack's sublayers.
package struct StackLayout: Sendable {
  /// The alignment of layers perpendicular to a stack's axis.
  package enum Alignment: String, CaseIterable, Sendable {
    case fill, start, center, end
  }

  package var isVertical = true
  package var spacing = Computed<Double>.constant(0)
  package var insets = Computed<Double>.constant(0)
  package var alignment = Alignment.fill
  /// True if all layers have the same length along the axis.
  package var isEven = false
  /// True if the layers are arranged from right to left, and start and end mean right and left.
  package var isMirrored = false

  package init() {}

  /// Returns the size needed to arrange layers.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the layers.
  ///   - spacing: The space between two layers.
  ///   - insets: The space around all layers.
  /// - Returns: The minimum size that contains all layers.
  func size(around sizes: [Size], spacing: Double, insets: Double) -> Size {
    let lengths = sizes.map { isVertical ? $0.height : $0.width }
    let widths = sizes.map { isVertical ? $0.width : $0.height }
    let total = isEven ? (lengths.max() ?? 0) * Double(sizes.count) : lengths.reduce(0, +)
    let along = total + spacing * Double(max(0, sizes.count - 1)) + 2 * insets
    let across = (widths.max() ?? 0) + 2 * insets
    return isVertical ? Size(across, along) : Size(along, across)
  }

  /// Returns the frame of each layer.
  ///
  /// - Parameters:
  ///   - outer: The size of the stack.
  ///   - sizes: The sizes of the layers.
  ///   - spacing: The space between two layers.
  ///   - insets: The space around all layers.
  /// - Returns: The frames of the layers.
  package func frames(in outer: Size, _ sizes: [Size], spacing: Double, insets: Double) -> [Rect] {
    let (total, across) = isVertical ? (outer.height, outer.width) : (outer.width, outer.height)
    let room = max(0, across - 2 * insets)
    let share = max(0, (total - 2 * insets - spacing * Double(sizes.count - 1)) / Double(max(1, sizes.count)))
    var position = insets
    return sizes.map { size in
      let length = isEven ? share : isVertical ? size.height : size.width
      let own = isVertical ? size.width : size.height
      let width = alignment == .fill ? room : own
      let offset =
        switch alignment {
        case .fill, .start: insets
        case .center: (across - width) / 2
        case .end: across - insets - width
        }
      defer { position += length + spacing }
      let frame = isVertical ? Rect(offset, position, width, length) : Rect(position, offset, length, width)
      return isMirrored ? Rect(outer.width - frame.maxX, frame.minY, frame.width, frame.height) : frame
    }
  }
}
