import Foundation

// Functions of Objective-C's runtime that replace methods. Swift's methods can't be replaced, so code that tries has no
// effect; `flipbook port` reports it.

/// A method of a class, `Method`.
public typealias Method = OpaquePointer

/// Returns nil: the methods of classes aren't known on Linux.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Unsupported.report("class_getInstanceMethod", "methods can't be replaced on Linux")
  return nil
}

/// Returns nil: the methods of classes aren't known on Linux.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Unsupported.report("class_getClassMethod", "methods can't be replaced on Linux")
  return nil
}

/// Has no effect: methods can't be replaced on Linux.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The implementation of a method, `IMP`.
public typealias IMP = OpaquePointer

/// Traps: the methods of classes aren't known on Linux.
///
/// - Precondition: Never met, as there are no methods.
public func method_getImplementation(_ m: Method) -> IMP {
  preconditionFailure("method_getImplementation: methods have no implementations on Linux")
}

/// Returns nil: the methods of classes aren't known on Linux.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Has no effect: methods can't be added on Linux.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}

/// Has no effect: methods can't be replaced on Linux.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Has no effect: the class of an object can't be changed on Linux.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
