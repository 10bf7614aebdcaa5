public import Foundation

/// The largest `Float`, named as in Darwin's C library: the `repeatCount` of an endless animation.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest `Float`, named as in Darwin's C library.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The seconds since January 1, 2001, `CFAbsoluteTime`.
public typealias CFAbsoluteTime = TimeInterval
/// A time in seconds, as used by Core Animation.
public typealias CFTimeInterval = Double
/// An integer.
public typealias NSInteger = Int
/// The largest `Int`.
public let NSIntegerMax = Int.max
/// The smallest `Int`.
public let NSIntegerMin = Int.min
/// An unsigned integer.
public typealias NSUInteger = UInt
/// A string, as Core Foundation names it.
public typealias CFString = NSString
/// A URL, as Core Foundation names it.
public typealias CFURL = NSURL
/// Bytes, as Core Foundation names them.
public typealias CFData = NSData
/// An error, as Core Foundation names it.
public typealias CFError = NSError
