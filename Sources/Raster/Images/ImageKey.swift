package import Geometry

/// The identity of an image's pixels, or of a copy's.
package struct ImageKey: Hashable {
  /// The difference between an image and its copy.
  enum Copy: Hashable {
    /// The copy is identical.
    case none
    /// The copy is scaled along the axes.
    case scaled(x: AxisPlacement.Shape, y: AxisPlacement.Shape, isNearest: Bool)
  }

  /// The original image.
  let reference: ImageReference
  /// The successive copies, each made from its predecessor.
  var copies: [Copy] = []

  /// Creates the key of an original image.
  package init(reference: ImageReference) { self.reference = reference }

  /// Returns the key of a scaled copy.
  func scaled(x: AxisPlacement.Shape, y: AxisPlacement.Shape, isNearest: Bool = false) -> ImageKey {
    var key = self
    key.copies.append(.scaled(x: x, y: y, isNearest: isNearest))
    return key
  }
}
