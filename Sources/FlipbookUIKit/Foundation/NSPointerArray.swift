public import Foundation

/// A list of objects that it may not own, `NSPointerArray`; Foundation doesn't have it on Linux.
///
/// Objects are added by their pointers: `Unmanaged.passUnretained(view).toOpaque()`.
public final class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var elements: [CollectedObject?] = []

  /// Creates an empty list.
  public init(options: NSPointerFunctions.Options) { self.options = options }

  /// Returns an empty list that doesn't own its elements.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Returns an empty list that owns its elements.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  private func element(_ pointer: UnsafeMutableRawPointer?) -> CollectedObject? {
    // Sound: as in Foundation, the caller passes the pointer of a living object.
    unsafe pointer.map { unsafe CollectedObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  /// The elements that haven't disappeared.
  public var allObjects: [Any] { elements.compactMap { $0?.object } }
  /// The number of elements, including the disappeared ones.
  public var count: Int { elements.count }

  /// Adds an object by its pointer.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { elements.append(unsafe element(pointer)) }

  /// Inserts an object by its pointer.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    elements.insert(unsafe element(item), at: index)
  }

  /// Replaces an object by its pointer.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    elements[index] = unsafe element(item)
  }

  /// Removes an element.
  public func removePointer(at index: Int) { elements.remove(at: index) }

  /// Returns the pointer of an element; nil if it has disappeared.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    // Sound: a pointer that the caller turns back into the object.
    unsafe elements[index]?.object.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Removes the elements that have disappeared.
  public func compact() { elements.removeAll { $0?.object == nil } }
}
