public import Foundation

/// A formatter of durations, `DateComponentsFormatter`, missing in Foundation on Linux; its texts are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Sound: like Foundation's formatters, it is not used while another thread changes it.
  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10`.
    case positional
    /// `1m 10s`.
    case abbreviated
    /// `1 min, 10 sec`.
    case short
    /// `1 minute, 10 seconds`.
    case full
    /// The same as `full`; numbers are not spelled out.
    case spellOut
    /// `1min 10sec`.
    case brief
  }

  /// The treatment of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading and trailing zeros are dropped, except that positions are kept.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units before the first one that isn't 0 are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units between others are dropped if they are 0.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Units after the last one that isn't 0 are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units that are 0 are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// A unit with its length in seconds and its names.
  private typealias Unit = (unit: NSCalendar.Unit, seconds: Double, letter: String, short: String, full: String)

  private static let units: [Unit] = [
    (.day, 86400, "d", "day", "day"), (.hour, 3600, "h", "hr", "hour"), (.minute, 60, "m", "min", "minute"),
    (.second, 1, "s", "sec", "second"),
  ]

  /// The units, of days, hours, minutes, and seconds; all four if empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the units' names.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// Returns the text of a duration in seconds, rounded to the smallest unit; nil if it isn't finite.
  open func string(from interval: TimeInterval) -> String? {
    let used = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard let last = used.last, interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = (abs(interval) / last.seconds).rounded() * last.seconds
    var parts = used.map { unit -> (count: Int, unit: Unit) in
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      // In range: the interval is below 10¹⁵ seconds.
      return (Int(count), unit)
    }
    drop(from: &parts)
    let sign = interval < 0 ? "-" : ""
    return sign + text(parts)
  }

  private func drop(from parts: inout [(count: Int, unit: Unit)]) {
    let behavior = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    if behavior.contains(.pad) { return }
    if behavior.contains(.dropLeading) || behavior.contains(.default) {
      let kept = isPositional ? 2 : 1
      while parts.count > kept, parts.first?.count == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) || behavior.contains(.default) && !isPositional {
      while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle) || behavior.contains(.default) && !isPositional, parts.count > 2 {
      let inner = parts.dropFirst().dropLast().filter { $0.count != 0 }
      parts = [parts[0]] + inner + [parts[parts.count - 1]]
    }
  }

  private func text(_ parts: [(count: Int, unit: Unit)]) -> String {
    func named(_ count: Int, _ name: String) -> String { count == 1 ? name : name + "s" }
    switch unitsStyle {
    case .positional:
      return parts.enumerated().map { index, part in
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief: return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
    case .short: return parts.map { "\($0.count) \($0.unit.short)" }.joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { "\($0.count) \(named($0.count, $0.unit.full))" }.joined(separator: ", ")
    }
  }

  /// Returns the text of a number of seconds.
  open override func string(for obj: Any?) -> String? { (obj as? NSNumber).flatMap { string(from: $0.doubleValue) } }
}
