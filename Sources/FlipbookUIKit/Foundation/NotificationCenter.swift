public import Foundation

/// The notifications of a stage, `NotificationCenter`.
///
/// Each stage has its own center, so that stages that play at the same time don't notify each other. Observers are
/// called immediately; the system posts no notifications.
public final class NotificationCenter: NSObject {
  private struct Entry {
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let call: (AnyObject, Notification) -> Void
  }

  /// An observation by a block.
  private final class BlockObserver: NSObject {}

  private var entries: [Entry] = []
  /// The observers of blocks, which the center owns.
  private var blocks: [BlockObserver] = []

  /// Creates a center without observers.
  public override init() { super.init() }

  /// The center of the running code's stage; outside of stages, one without observers.
  public static var `default`: NotificationCenter {
    StageContext.current?.stage.companion { NotificationCenter() } ?? NotificationCenter()
  }

  /// Calls a method of an observer for each notification with a name, of an object; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    add(observer as AnyObject, aName, anObject) { aSelector.call(on: $0, $1) }
  }

  /// Calls a block for each notification with a name, of an object; nil for any.
  ///
  /// - Returns: The observer, to be removed with ``removeObserver(_:)``.
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = BlockObserver()
    blocks.append(observer)
    add(observer, name, obj) { block($1) }
    return observer
  }

  private func add(
    _ observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
    _ call: @escaping (AnyObject, Notification) -> Void
  ) {
    _ = StageContext.require("NotificationCenter.addObserver")
    let object = object.map { $0 as AnyObject }
    entries.append(
      Entry(observer: observer, name: name, object: object, isForAnyObject: object == nil, call: call))
  }

  /// Removes an observer.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Removes an observer of notifications with a name, of an object; nil for any.
  public func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    let (observer, object) = (observer as AnyObject, anObject.map { $0 as AnyObject })
    entries.removeAll { entry in
      entry.observer === observer && (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
    }
    blocks.removeAll { $0 === observer }
  }

  /// Notifies the observers.
  public func post(_ notification: Notification) {
    entries.removeAll { $0.observer == nil }
    let object = notification.object.map { $0 as AnyObject }
    for entry in entries where entry.name == nil || entry.name == notification.name {
      guard let observer = entry.observer, entry.isForAnyObject || entry.object === object else { continue }
      entry.call(observer, notification)
    }
  }

  /// Notifies the observers.
  public func post(name aName: Notification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Notifies the observers, with further values.
  public func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }
}
