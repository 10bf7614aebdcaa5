// These replace the standard library's functions wherever FlipbookUIKit is imported: on a stage, every run gets the
// same numbers.

extension FixedWidthInteger {
  /// Returns a random number in a range.
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// Returns a random number in a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Returns a random number in a range.
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// Returns a random number in a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// Returns true or false at random.
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension Sequence {
  /// Returns the elements in random order.
  public func shuffled() -> [Element] {
    var generator = SystemRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension Collection {
  /// Returns a random element; nil for an empty collection.
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Shuffles the elements.
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}

/// Returns a random 32-bit number.
public func arc4random() -> UInt32 { .random(in: .min ... .max) }

/// Returns a random number below a bound; 0 for a bound of 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound == 0 ? 0 : .random(in: 0..<upperBound) }

/// Returns a random number from 0 up to, but not including, 1.
public func drand48() -> Double { .random(in: 0..<1) }
