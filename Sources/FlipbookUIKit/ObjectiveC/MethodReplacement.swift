import Foundation

// Functions of Objective-C's runtime that replace methods. Swift's methods can't be replaced, so code that tries has no
// effect; `flipbook port` reports it.

/// A method of a class, `Method`.
public typealias Method = OpaquePointer

/// Returns nil: the methods of classes aren't known on Linux.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: the methods of classes aren't known on Linux.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Has no effect: methods can't be replaced on Linux.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Has no effect: the class of an object can't be changed on Linux.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
