/// The background of a section, `NSCollectionLayoutDecorationItem`.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, whose class is registered with the layout.
  public let elementKind: String
  /// The stacking order of the view: larger values are in front.
  public var zIndex = 0

  /// Returns a background that fills the section apart from its own `contentInsets`.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
