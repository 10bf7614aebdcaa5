public import Foundation

/// A set of objects that it may not own, `NSHashTable`; Foundation doesn't have it on Linux.
///
/// Its elements can be of a protocol: a list of delegates.
public final class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var elements: [CollectedObject] = []

  /// Creates an empty set.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) { self.options = options }

  /// Returns an empty set that doesn't own its elements.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var living: [AnyObject] { elements.compactMap(\.object) }

  /// The elements, in the order of their addition.
  public var allObjects: [ObjectType] { living.compactMap { $0 as? ObjectType } }
  /// The elements, in the order of their addition.
  public var objectEnumerator: NSEnumerator { NSArray(array: living).objectEnumerator() }
  /// The number of elements.
  public var count: Int { living.count }
  /// An element; nil if there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless the set contains it or is passed nil.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    elements.removeAll { $0.object == nil }
    elements.append(CollectedObject(object as AnyObject, options))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    elements.removeAll { $0.isEqual(to: object, options) }
  }

  /// Removes all objects.
  public func removeAllObjects() { elements = [] }

  /// Returns a Boolean value that indicates whether the set contains an object.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the element that equals an object; nil if there is none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    return elements.first { $0.isEqual(to: object, options) }?.object as? ObjectType
  }
}
