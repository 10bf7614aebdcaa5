public import Foundation

/// A dictionary that may not own its keys or values, `NSMapTable`; Foundation doesn't have it on Linux.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: CollectedObject, value: CollectedObject)] = []

  /// Creates an empty dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity initialCapacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }

  /// Returns an empty dictionary that owns its keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }

  /// Returns an empty dictionary that owns its values.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  /// Returns an empty dictionary that owns its keys.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  /// Returns an empty dictionary that owns neither its keys nor its values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func removeDead() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

  /// The number of entries.
  public var count: Int {
    removeDead()
    return entries.count
  }

  /// Returns the value of a key; nil if there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
    return entries.first { $0.key.isEqual(to: key, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; nil has no effect.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    removeDead()
    entries.append(
      (CollectedObject(aKey as AnyObject, keyOptions), CollectedObject(anObject as AnyObject, valueOptions)))
  }

  /// Removes a key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    entries.removeAll { $0.key.isEqual(to: key, keyOptions) }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [] }

  /// Returns the keys, in the order of their addition.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }

  /// Returns the values, in the order of their keys' addition; nil if there are none.
  public func objectEnumerator() -> NSEnumerator? {
    count > 0 ? NSArray(array: entries.compactMap(\.value.object)).objectEnumerator() : nil
  }
}
