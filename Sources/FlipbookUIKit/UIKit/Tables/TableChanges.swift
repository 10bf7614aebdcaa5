import Foundation

/// The changes of a table's rows and sections, with their animations.
struct TableChanges {
  /// The changes.
  var items = ItemChanges()
  /// The animations of deleted rows, by their old paths.
  var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of inserted rows, by their new paths.
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of deleted sections, by their old indexes.
  var sectionDeletions: [Int: UITableView.RowAnimation] = [:]
  /// The animations of inserted sections, by their new indexes.
  var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
}
