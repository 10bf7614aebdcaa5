// Apple's declaration has an implicitly unwrapped optional here, and code that relies on it must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// An object that forwards messages to another one, such as the target of a display link that doesn't retain its owner.
///
/// A class declares that it conforms, and implements the method without `override`.
public protocol NSForwardingObject: AnyObject {
  /// Returns the object that a method is called on instead; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}
