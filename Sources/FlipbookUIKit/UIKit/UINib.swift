public import Foundation

/// A nib file, `UINib`, which can't be read on Linux.
public final class UINib: NSObject, Sendable {
  private let name: String

  /// Names a nib file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Traps.
  ///
  /// - Precondition: Never met, as nib files can't be read.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    preconditionFailure("UINib: the nib file \(name) can't be read on Linux: create its views in code")
  }
}

extension UICollectionView {
  /// Traps: nib files can't be read.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
}

extension UICollectionView {
  /// Traps: nib files can't be read.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { _ = nib?.instantiate(withOwner: nil) }
}

extension UITableView {
  /// Traps: nib files can't be read.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// Traps: nib files can't be read.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
}

extension Bundle {
  /// Traps: nib files can't be read.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
