public import Foundation

/// A change of an item, `UICollectionViewUpdateItem`.
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A replacement of the cell.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }

  /// The path before the change; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the change; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
