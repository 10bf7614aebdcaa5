import Foundation

/// The changes of the items and sections of a table or collection view between two states of its data.
///
/// As in UIKit, deletions and reloads name items by their paths before the changes, insertions by their paths after.
struct ItemChanges {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// True if there are no changes.
  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Returns the new section of each section that remains.
  private func sections(old: Int, new: Int) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for move in movedSections { result[move.from] = move.to }
    let arrivals = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var free = (0..<new).filter { !arrivals.contains($0) }[...]
    for section in 0..<old where result[section] == nil && !deletedSections.contains(section) {
      result[section] = free.popFirst()
    }
    return result
  }

  /// Returns the new path of each item that remains.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the changes.
  ///   - new: The number of items in each section after the changes.
  ///   - kind: “rows” or “items”, for the message.
  /// - Returns: The new paths, by the old ones.
  /// - Precondition: The changes lead from the old numbers to the new ones.
  func paths(from old: [Int], to new: [Int], of kind: String) -> [IndexPath: IndexPath] {
    let sections = sections(old: old.count, new: new.count)
    precondition(
      new.count == old.count - deletedSections.count + insertedSections.count,
      "Invalid update: invalid number of sections. The number of sections contained in the view after the update (\(new.count)) must be equal to the number of sections contained in it before the update (\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    )
    var result: [IndexPath: IndexPath] = [:]
    for move in movedItems { result[move.from] = move.to }
    let arrivals = insertedItems.union(movedItems.map(\.to))
    for (section, target) in sections where !reloadedSections.contains(section) {
      let remaining = (0..<old[section]).filter {
        let path = IndexPath(item: $0, section: section)
        return result[path] == nil && !deletedItems.contains(path)
      }
      let free = (0..<new[target]).filter { !arrivals.contains(IndexPath(item: $0, section: target)) }
      precondition(
        remaining.count == free.count,
        "Invalid update: invalid number of \(kind) in section \(target). The number of \(kind) contained in an existing section after the update (\(new[target])) must be equal to the number of \(kind) contained in that section before the update (\(old[section])), plus or minus the number of \(kind) inserted or deleted from that section, or moved into or out of it."
      )
      for (item, place) in zip(remaining, free) {
        result[IndexPath(item: item, section: section)] = IndexPath(item: place, section: target)
      }
    }
    return result
  }
}
