public import Foundation

/// A log of the system, `OSLog`: a stage has none, and messages are dropped.
public final class OSLog: NSObject, Sendable {
  /// The log of messages without one.
  public static let `default` = OSLog()
  /// A log that is off.
  public static let disabled = OSLog()

  /// Creates a log.
  public convenience init(subsystem: String, category: String) { self.init() }
}

/// The severity of a message, `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual severity.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// For developers.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A defect of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Drops a message: the system's log is not part of a picture.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// Drops a message: the system's log is not part of a picture.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// The visibility of a value in the system's log, `OSLogPrivacy`.
public struct OSLogPrivacy: Hashable, Sendable {
  private let rawValue: Int

  /// As its type.
  public static let auto = OSLogPrivacy(rawValue: 0)
  /// Visible.
  public static let `public` = OSLogPrivacy(rawValue: 1)
  /// Hidden.
  public static let `private` = OSLogPrivacy(rawValue: 2)
  /// Always hidden.
  public static let sensitive = OSLogPrivacy(rawValue: 3)
}

extension DefaultStringInterpolation {
  /// Appends a value of a message.
  public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy) { appendInterpolation(value) }
}

/// A writer of messages to the system's log, `Logger`: they are dropped.
public struct Logger: Sendable {
  /// Creates a logger.
  public init(subsystem: String = "", category: String = "") {}

  /// Creates a logger for a log.
  public init(_ log: OSLog) {}

  /// Drops a message.
  public func log(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func log(level: OSLogType, _ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func trace(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func debug(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func info(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func notice(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func warning(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func error(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func critical(_ message: @autoclosure () -> String) {}
  /// Drops a message.
  public func fault(_ message: @autoclosure () -> String) {}
}
