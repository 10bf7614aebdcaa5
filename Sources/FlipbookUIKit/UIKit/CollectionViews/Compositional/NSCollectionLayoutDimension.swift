public import Foundation

/// The width or height of an item, a group, or a header, `NSCollectionLayoutDimension`.
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction of the container, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// Returns a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length, in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns an estimated length, in points.
  ///
  /// Cells don't size themselves here, so the estimate is the length, with a message. Where a view has another
  /// size on a device, use ``absolute(_:)`` with that size.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    Unsupported.report("NSCollectionLayoutDimension.estimated", "views don't size themselves: the estimate is used")
    return NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is a length.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the dimension is an estimate.
  public var isEstimated: Bool { kind == .estimated }

  /// Returns the length in a container, in points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated: max(0, dimension)
    }
  }
}
