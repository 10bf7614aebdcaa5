import Foundation

/// The environment of a section or a custom group.
final class CompositionalEnvironment: NSCollectionLayoutEnvironment {
  private final class Container: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets) {
      (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
      CGRect(origin: .zero, size: contentSize).inset(by: contentInsets.insets).size
    }
  }

  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    (container, traitCollection) = (Container(size, insets), traits)
  }

  /// Returns the environment of a container with another size.
  func with(size: CGSize, insets: NSDirectionalEdgeInsets) -> CompositionalEnvironment {
    CompositionalEnvironment(size: size, insets: insets, traits: traitCollection)
  }
}
