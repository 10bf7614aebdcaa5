/// A closure that returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A row, a column, or a custom arrangement of items, `NSCollectionLayoutGroup`.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    /// Items in a line, again and again as long as they fit.
    case line(isHorizontal: Bool, [NSCollectionLayoutItem])
    /// A number of equal items that divide the length of the group.
    case division(isHorizontal: Bool, NSCollectionLayoutItem, Int)
    /// A number of items of their own size.
    case repetition(isHorizontal: Bool, NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The space between the items; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Returns a row whose items are repeated as long as they fit.
  ///
  /// - Precondition: There is an item.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    precondition(!subitems.isEmpty, "NSCollectionLayoutGroup.horizontal(layoutSize:subitems:): a group needs an item")
    return NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: true, subitems))
  }
  /// Returns a row of equally wide items that fill the group; the width of the item is ignored.
  ///
  /// - Precondition: There is an item.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    precondition(count > 0, "NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:): a group needs an item")
    return NSCollectionLayoutGroup(layoutSize, .division(isHorizontal: true, subitem, count))
  }
  /// Returns a row of a number of items with their own size, even if they don't fit.
  ///
  /// - Precondition: There is an item.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    precondition(
      count > 0, "NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:): a group needs an item")
    return NSCollectionLayoutGroup(layoutSize, .repetition(isHorizontal: true, subitem, count))
  }
  /// Returns a column whose items are repeated as long as they fit.
  ///
  /// - Precondition: There is an item.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    precondition(!subitems.isEmpty, "NSCollectionLayoutGroup.vertical(layoutSize:subitems:): a group needs an item")
    return NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: false, subitems))
  }
  /// Returns a column of equally high items that fill the group; the height of the item is ignored.
  ///
  /// - Precondition: There is an item.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    precondition(count > 0, "NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:): a group needs an item")
    return NSCollectionLayoutGroup(layoutSize, .division(isHorizontal: false, subitem, count))
  }
  /// Returns a column of a number of items with their own size, even if they don't fit.
  ///
  /// - Precondition: There is an item.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    precondition(
      count > 0, "NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:): a group needs an item")
    return NSCollectionLayoutGroup(layoutSize, .repetition(isHorizontal: false, subitem, count))
  }
  /// Returns a group whose items are placed by a closure, called once per section and layout.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  /// The items of the group; empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .line(_, let items): items
    case .division(_, let item, let count), .repetition(_, let item, let count): Array(repeating: item, count: count)
    case .custom: []
    }
  }

  /// Returns the rectangles of the cells, if the group is full.
  override func cells(
    in frame: CGRect, _ environment: CompositionalEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem] {
    let content = frame.inset(by: contentInsets.insets)
    let inner = environment.with(size: frame.size, insets: contentInsets)
    func line(_ isHorizontal: Bool) -> CompositionalLine {
      CompositionalLine(isHorizontal: isHorizontal, size: content.size, spacing: interItemSpacing)
    }
    let slots: [CompositionalLine.Slot]
    switch arrangement {
    case .custom(let provider): return provider(inner).map { $0.moved(by: content.origin) }
    case .line(let isHorizontal, let items): slots = line(isHorizontal).slots(repeating: items)
    case .division(let isHorizontal, let item, let count):
      slots = line(isHorizontal).slots(dividedBy: item, count)
    case .repetition(let isHorizontal, let item, let count): slots = line(isHorizontal).slots(of: item, count)
    }
    return slots.flatMap { $0.item.cells(in: $0.frame.offsetBy(dx: content.minX, dy: content.minY), inner) }
  }
}
