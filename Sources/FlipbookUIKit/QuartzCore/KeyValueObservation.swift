public import Foundation

/// The key of a value in a change, `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of change; here always 1, a replacement.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// A kind of change, `NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was replaced.
  case setting = 1
  /// Elements were inserted.
  case insertion
  /// Elements were removed.
  case removal
  /// Elements were replaced.
  case replacement
}

/// The values that an observer gets, `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call before the first change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change; it has no effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed value, `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The old value, if the options ask for it.
  public let oldValue: Value?
}

/// An observation that ends with its last reference, `NSKeyValueObservation`.
public final class NSKeyValueObservation: NSObject {
  private weak var layer: CALayer?
  private let id: Int

  init(of layer: CALayer, _ id: Int) { (self.layer, self.id) = (layer, id) }

  /// Ends the observation.
  public func invalidate() { layer?.observers?.remove(id) }

  deinit { layer?.observers?.remove(id) }
}

/// An object that is called for changes of observed values: a responder or a layer.
///
/// Another class declares that it conforms, and implements the method without `override`.
public protocol NSKeyValueObserver: AnyObject {
  /// Called after a change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// An object whose values can be observed: a view, or a layer.
public protocol NSKeyValueObservable: AnyObject {
  /// The layer whose changes are observed.
  var observedLayer: CALayer { get }

  /// Returns the value of a key.
  func observedValue(forKeyPath keyPath: String) -> Any?
}

extension NSKeyValueObservable {
  /// Calls a block after each change of a property.
  ///
  /// - Returns: The observation; it ends with its last reference.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let call = { (object: Self, old: Value?, new: Value) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) { call(self, nil, self[keyPath: keyPath]) }
    let id = observers.add(
      nil, keyPath: nil,
      value: { [weak self] in self.map { $0[keyPath: keyPath] } },
      changed: { [weak self] old, new in
        if let self, let new = new as? Value { call(self, old as? Value, new) }
      })
    return NSKeyValueObservation(of: observedLayer, id)
  }

  fileprivate var observers: KeyValueObservers {
    if let found = observedLayer.observers { return found }
    let made = KeyValueObservers()
    observedLayer.observers = made
    return made
  }
}

extension NSObject {
  /// Calls an observer after each change of a key's value.
  ///
  /// - Precondition: The object is a view or a layer, and the observer an ``NSKeyValueObserver``.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let (found, rest) = observable(forKeyPath: keyPath)
    guard let observed = found else {
      preconditionFailure("\(type(of: self)).addObserver: only changes of views and layers can be observed")
    }
    guard let observer = observer as? any NSObject & NSKeyValueObserver else {
      preconditionFailure("the observer \(type(of: observer)) must conform to NSKeyValueObserver")
    }
    let call = { [weak self, weak observer] (old: Any?, new: Any?) in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      unsafe observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    if options.contains(.initial) { call(nil, observed.observedValue(forKeyPath: rest)) }
    _ = observed.observers.add(
      observer, keyPath: keyPath, value: { [weak observed] in observed?.observedValue(forKeyPath: rest) }, changed: call
    )
  }

  /// Returns the view or layer at the start of a key path, and the rest of the path: for `menu.frame`, the object's
  /// property `menu`.
  private func observable(forKeyPath keyPath: String) -> (object: (any NSKeyValueObservable)?, keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    var mirror: Mirror? = parts.count == 2 ? Mirror(reflecting: self) : nil
    while let current = mirror {
      for child in current.children where child.label == parts[0] {
        if let found = child.value as? any NSKeyValueObservable { return (found, parts[1]) }
      }
      mirror = current.superclassMirror
    }
    return (self as? any NSKeyValueObservable, keyPath)
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    observable(forKeyPath: keyPath).object?.observedLayer.observers?.remove(observer, keyPath)
  }

  /// Ends an observation; the context is not compared.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}
