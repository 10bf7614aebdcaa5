import Foundation
import Locks

/// The way that an object keeps an associated value, `objc_AssociationPolicy`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without owning it: the value becomes nil with its object.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As its owner.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As the owner of a copy; here, of the value itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As its owner.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As the owner of a copy; here, of the value itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object for a key, `objc_getAssociatedObject`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, UInt(bitPattern: key))
}

/// Associates a value with an object for a key, `objc_setAssociatedObject`; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, of: object as AnyObject, UInt(bitPattern: key), policy) }

/// Removes all values associated with an object, `objc_removeAssociatedObjects`.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The values that code associates with objects.
///
/// Swift objects have no storage for them, so that the values of an object that no longer exists are released when
/// further values are set.
private enum AssociatedObjects {
  private struct Value {
    weak var reference: AnyObject?
    var value: Any?
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  // Sound: the dictionary is only accessed under the lock. As on a device, the values belong to the code that stores
  // them, which must not share them between stages.
  private struct Storage: @unchecked Sendable {
    var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of owners at which released ones are removed.
    var limit = 64
  }

  private struct Passed: @unchecked Sendable { let value: Any? }

  private static let storage = Locked(Storage())

  static func value(of object: AnyObject, _ key: UInt) -> Any? {
    storage.withLock { storage in
      guard let owner = storage.owners[ObjectIdentifier(object)], owner.object === object, let found = owner.values[key]
      else { return Passed(value: nil) }
      return Passed(value: found.value ?? found.reference)
    }.value
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UInt, _ policy: objc_AssociationPolicy) {
    let (passed, owned) = (Passed(value: value), Passed(value: object))
    // Released values may set others, so they outlive the lock.
    let released = storage.withLock { storage in
      var released: [Owner] = []
      let object = owned.value as AnyObject
      var owner = storage.owners[ObjectIdentifier(object)] ?? Owner()
      if owner.object !== object {
        released.append(owner)
        owner = Owner(object: object)
      }
      let old = owner.values[key]
      if let value = passed.value {
        let isOwned = policy != .OBJC_ASSOCIATION_ASSIGN
        owner.values[key] = isOwned ? Value(value: value) : Value(reference: value as AnyObject)
      } else {
        owner.values[key] = nil
      }
      storage.owners[ObjectIdentifier(object)] = owner
      if storage.owners.count > storage.limit {
        released += storage.owners.values.filter { $0.object == nil }
        storage.owners = storage.owners.filter { $0.value.object != nil }
        storage.limit = max(64, storage.owners.count * 2)
      }
      return Passed(value: (old, released))
    }
    withExtendedLifetime(released) {}
  }

  static func removeAll(of object: AnyObject) {
    let owned = Passed(value: object)
    let released = storage.withLock { storage in
      Passed(value: storage.owners.removeValue(forKey: ObjectIdentifier(owned.value as AnyObject)))
    }
    withExtendedLifetime(released) {}
  }
}
