import Geometry
import LayerTree

/// The intrinsic content sizes of layers: labels by their texts, buttons by their titles, and stacks by their arranged
/// layers.
struct NaturalSizes {
  /// The space above and below the title of a `UIButton`, together; an assumption about UIKit's.
  private static let spaceAroundTitle = 12.0
  /// The smallest width of a `UIButton`; an assumption about UIKit's.
  private static let smallestButton = 30.0

  let directory: LayerDirectory
  let measure: TextMeasure
  /// The arrangements of layers' sublayers.
  let stacks: [Int: StackLayout]
  let frame: Frame
  /// The current presentation of a layer.
  let seen: (_ layer: Int) -> LayerProperties

  /// Returns the size of a layer's content for a width, possibly infinite.
  func size(of layer: Int, in width: Double) -> Size {
    if let stack = stacks[layer] { return size(of: stack, on: layer, in: width) }
    let properties = seen(layer)
    if properties.content.kind == .text { return measure(properties.text, width) }
    guard let title = directory.title(of: layer).map({ seen($0).text }), !title.string.isEmpty else {
      return properties.bounds.size
    }
    let size = measure(title, .infinity)
    return Size(max(Self.smallestButton, size.width), size.height + Self.spaceAroundTitle)
  }

  /// Returns the layer's own size: its content's on the axes where nothing else gives it.
  func ownSize(of layer: Int, in width: Double) -> Size {
    let fits = directory.blueprints[layer].fits
    let own = seen(layer).bounds.size
    guard fits.across || fits.down else { return own }
    let natural = size(of: layer, in: width)
    return Size(fits.across ? natural.width : own.width, fits.down ? natural.height : own.height)
  }

  /// The layers that a stack places now.
  func members(of stack: Int) -> [Int] { directory.stacked(in: stack).filter { !seen($0).isHidden } }

  private func size(of stack: StackLayout, on layer: Int, in width: Double) -> Size {
    let (spacing, insets) = (stack.spacing.value(frame) ?? 0, stack.insets.value(frame) ?? 0)
    let room = stack.isVertical ? max(0, width - 2 * insets) : .infinity
    let sizes = members(of: layer).map { ownSize(of: $0, in: room) }
    return stack.size(around: sizes, spacing: spacing, insets: insets)
  }
}
