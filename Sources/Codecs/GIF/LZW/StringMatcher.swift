/// A strategy for choosing strings, as a type so that the compiler specializes the encoder for each one.
protocol StringMatcher {
  /// True if symbols may change.
  static var isLossy: Bool { get }
  /// True if symbols may be replaced with their alternates.
  static var usesAlternates: Bool { get }
  /// True if several paths are searched in parallel.
  static var keepsSeveralPaths: Bool { get }
}

extension LZWEncoder {
  /// Chooses the longest string of the pixels' own symbols.
  enum LosslessMatcher: StringMatcher {
    static var isLossy: Bool { false }
    static var usesAlternates: Bool { false }
    static var keepsSeveralPaths: Bool { false }
  }

  /// Chooses the longest string of the pixels' own symbols and, where there is none, of their alternates.
  enum ExactMatcher: StringMatcher {
    static var isLossy: Bool { false }
    static var usesAlternates: Bool { true }
    static var keepsSeveralPaths: Bool { false }
  }

  /// Chooses the best string on the path with the smallest error at each pixel.
  enum GreedyMatcher: StringMatcher {
    static var isLossy: Bool { true }
    static var usesAlternates: Bool { false }
    static var keepsSeveralPaths: Bool { false }
  }

  /// Chooses the best string on any of several paths with small errors.
  enum BeamSearch: StringMatcher {
    static var isLossy: Bool { true }
    static var usesAlternates: Bool { false }
    static var keepsSeveralPaths: Bool { true }
  }
}
