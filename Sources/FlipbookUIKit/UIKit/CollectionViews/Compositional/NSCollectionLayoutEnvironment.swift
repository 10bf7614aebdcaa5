public import Foundation

/// The container of a layout, `NSCollectionLayoutContainer`.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the container, in points.
  var contentSize: CGSize { get }
  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the content.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the content, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a layout, `NSCollectionLayoutEnvironment`.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container of the section or group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
