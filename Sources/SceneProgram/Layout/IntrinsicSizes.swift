import Geometry
import LayerTree

/// The intrinsic content sizes of layers: of labels by their text, of buttons by their titles, and of stacks by their
/// arranged layers.
struct IntrinsicSizes {
  /// The total space above and below the title of a `UIButton`; an estimate.
  private static let spaceAroundTitle = 12.0
  /// The minimum width of a `UIButton`; an estimate.
  private static let minimumButtonWidth = 30.0

  let directory: LayerDirectory
  let measure: TextMeasure
  /// The stack layouts by layer.
  let stacks: [Int: StackLayout]
  let frame: Frame
  /// Returns the current presentation values of a layer.
  let presentation: (_ layer: Int) -> LayerProperties

  /// Returns the size of a layer's content for a maximum width, possibly infinite.
  func size(of layer: Int, in width: Double) -> Size {
    if let stack = stacks[layer] { return size(of: stack, on: layer, in: width) }
    let properties = presentation(layer)
    if properties.content.kind == .text { return measure(properties.text, width) }
    guard let title = directory.title(of: layer).map({ presentation($0).text }), !title.string.isEmpty else {
      return properties.bounds.size
    }
    let size = measure(title, .infinity)
    return Size(max(Self.minimumButtonWidth, size.width), size.height + Self.spaceAroundTitle)
  }

  /// Returns the layer's own size: the content's size in dimensions that the content determines, and the current size
  /// in others.
  func ownSize(of layer: Int, in width: Double) -> Size {
    let fits = directory.blueprints[layer].fits
    let own = presentation(layer).bounds.size
    guard fits.across || fits.down else { return own }
    let natural = size(of: layer, in: width)
    return Size(fits.across ? natural.width : own.width, fits.down ? natural.height : own.height)
  }

  /// Returns the layers that a stack currently arranges; hidden layers are skipped.
  func members(of stack: Int) -> [Int] { directory.stacked(in: stack).filter { !presentation($0).isHidden } }

  private func size(of stack: StackLayout, on layer: Int, in width: Double) -> Size {
    let (spacing, insets) = (stack.spacing.value(frame) ?? 0, stack.insets.value(frame) ?? 0)
    let room = stack.isVertical ? max(0, width - 2 * insets) : .infinity
    let sizes = members(of: layer).map { ownSize(of: $0, in: room) }
    return stack.size(around: sizes, spacing: spacing, insets: insets)
  }
}
