import Foundation

/// The treatment of a collection's elements, `NSPointerFunctions`; Foundation doesn't have it on Linux.
public enum NSPointerFunctions {
  /// The options of a collection, `NSPointerFunctions.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are owned.
    public static let strongMemory: Options = []
    /// The elements are not owned: they disappear when nothing else owns them.
    public static let weakMemory = Options(rawValue: 5)
    /// The elements are equal if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// The elements are owned as they are: no copies are made of them.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An element of a collection, owned by it or not.
struct CollectedObject {
  private let owned: AnyObject?
  private weak var other: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    owned = options.contains(.weakMemory) ? nil : object
    other = object
  }

  /// The object; nil if it has disappeared.
  var object: AnyObject? { owned ?? other }

  /// Returns a Boolean value that indicates whether this is an object, or one that is equal to it.
  func isEqual(to object: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let own = self.object else { return false }
    if own === object { return true }
    guard !options.contains(.objectPointerPersonality), let own = own as? NSObject else { return false }
    return own.isEqual(object)
  }
}
