package import Geometry

/// The identity of an image's pixels, or of a copy made of one.
package struct ImageKey: Hashable {
  /// The change from the image to a copy.
  enum Copy: Hashable {
    /// Nothing.
    case none
    /// It was scaled along the axes.
    case scaled(x: AxisPlacement.Shape, y: AxisPlacement.Shape, isNearest: Bool)
  }

  /// The image.
  let reference: ImageReference
  /// The successive copies, each made from the one before.
  var copies: [Copy] = []

  /// The key of an image itself.
  package init(reference: ImageReference) { self.reference = reference }

  /// The key of a copy.
  func scaled(x: AxisPlacement.Shape, y: AxisPlacement.Shape, isNearest: Bool = false) -> ImageKey {
    var key = self
    key.copies.append(.scaled(x: x, y: y, isNearest: isNearest))
    return key
  }
}
