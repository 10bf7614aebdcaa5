import Foundation

/// A behavior of a list of items.
open class UIItemsBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) var items: [any UIDynamicItem]

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var affectedItems: [any UIDynamicItem] { items }
}
