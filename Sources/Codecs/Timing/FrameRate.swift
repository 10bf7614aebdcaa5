/// A frame rate as an exact fraction, so that 29.97 and 30000/1001 stay exact.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in ``denominator`` seconds; from 1 to ``maximumNumerator``.
  public let numerator: Int
  /// The duration of ``numerator`` frames, in seconds; from 1 to ``maximumDenominator``.
  public let denominator: Int

  /// The largest numerator, sufficient for six decimal places of any rate below a thousand.
  public static let maximumNumerator = 1_000_000_000
  /// The largest denominator, sufficient for six decimal places.
  public static let maximumDenominator = 1_000_000

  /// Creates a rate from a fraction.
  ///
  /// - Returns: nil if the numerator or the denominator is out of range.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard
      (1...FrameRate.maximumNumerator).contains(numerator), (1...FrameRate.maximumDenominator).contains(denominator)
    else { return nil }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// Parses a rate in common notation: `60`, `29.97`, or `30000/1001`.
  ///
  /// - Returns: nil for anything else, for rates that are not positive, and for more than six decimal places.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Int(parts[0]), let denominator = Int(parts[1]) else { return nil }
      self.init(numerator, over: denominator)
    } else {
      let digits = text.split(separator: ".", omittingEmptySubsequences: false)
      guard (1...2).contains(digits.count), digits.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
      else { return nil }
      var decimals = digits.count == 2 ? digits[1] : ""
      while decimals.last == "0" { decimals.removeLast() }
      guard decimals.utf8.count <= 6, let numerator = Int(digits[0] + decimals) else { return nil }
      self.init(numerator, over: (0..<decimals.utf8.count).reduce(1) { power, _ in power * 10 })
    }
  }

  /// The number of frames per second, rounded to a floating-point number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// Returns the start of a frame, in seconds from the start of frame 0.
  public func time(ofFrame frame: Int) -> Double { Double(frame * denominator) / Double(numerator) }

  /// Returns the start of a frame, in hundredths of a second from the start of frame 0, rounded half up.
  ///
  /// It is computed from the frame's number alone, so errors do not accumulate: it is never off by more than half a
  /// hundredth.
  public func centiseconds(ofFrame frame: Int) -> Int {
    (200 * frame * denominator + numerator) / (2 * numerator)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a fraction, or as a whole number if it is one.
  public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
