import Geometry
import LayerTree

extension DrawingResolver: FilterImageSource {
  /// An element of the file is rendered as by `use`, with its origin at the corner of the region; any other image fills
  /// the primitive's region.
  mutating func filterImage(
    _ number: Int, in region: Rect, _ space: Space
  ) throws(DrawingError) -> TreeFilter.Replacement? {
    let style = context.style(of: number)
    var inner = space
    inner.depth += 1
    guard context.document[number].href?.trimmed.hasPrefix("#") == true else {
      return try image(number, in: region, style, inner).map {
        TreeFilter.Replacement(node: $0, offset: nil, region: region)
      }
    }
    guard let target = context.document.target(of: number) else {
      context.warn("<feImage> refers to an unknown or unsupported element", number)
      return nil
    }
    context.open.append(number)
    defer { context.open.removeLast() }
    guard let shown = try node(target, inside: context.style(of: context.document[target].parent ?? 0), inner) else {
      return nil
    }
    // As in browsers, the element's origin is the corner of the region.
    return TreeFilter.Replacement(node: shown, offset: region.origin, region: region)
  }
}
