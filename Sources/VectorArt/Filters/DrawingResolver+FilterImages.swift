import Geometry
import LayerTree

extension DrawingResolver {
  /// Returns the image of an `feImage`, in the space of the filtered element; nil if it has no visible content.
  ///
  /// An element of the file is rendered as by `use`, with its origin at the corner of the region; any other image fills
  /// the primitive's region.
  mutating func filterImage(
    _ number: Int, in region: Rect, _ space: Space
  ) throws(DrawingError) -> TreeFilter.Replacement? {
    let style = self.style(of: number)
    var inner = space
    inner.depth += 1
    guard document[number].href?.trimmed.hasPrefix("#") == true else {
      return try image(number, in: region, style, inner).map {
        TreeFilter.Replacement(node: $0, offset: nil, region: region)
      }
    }
    guard let target = document.target(of: number) else {
      warn("<feImage> refers to an unknown or unsupported element", number)
      return nil
    }
    open.append(number)
    defer { open.removeLast() }
    guard let shown = try node(target, inside: self.style(of: document[target].parent ?? 0), inner) else { return nil }
    // As in browsers, the element's origin is the corner of the region.
    return TreeFilter.Replacement(node: shown, offset: region.origin, region: region)
  }
}
