import Foundation

/// A list of rows as wide as the view, `UICollectionLayoutListConfiguration`.
///
/// Rows and headers are 44 points high, because views don't size themselves here.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list; only plain lists are supported.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
  }

  /// The headers of a list.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary
  }

  /// The footers of a list.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// The headers of the sections.
  public var headerMode = HeaderMode.none
  /// The footers of the sections.
  public var footerMode = FooterMode.none
  /// A Boolean value that indicates whether lines separate the rows; they are missing here, with a message.
  public var showsSeparators = true

  /// The height of rows and headers, in points: UIKit's smallest row.
  private static let rowHeight: CGFloat = 44

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Returns a section with the configuration.
  func section() -> NSCollectionLayoutSection {
    if showsSeparators {
      Unsupported.report("UICollectionLayoutListConfiguration.showsSeparators", "lists have no separators")
    }
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: kind, alignment: alignment))
    }
    if headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
    if footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
    return section
  }
}
