/// A search for strings; each conforming type is specialized by the compiler.
protocol StringMatcher {
  /// True if symbols may change.
  static var isLossy: Bool { get }
  /// True if symbols may be taken for their alternates.
  static var usesAlternates: Bool { get }
  /// True if several paths are searched in parallel.
  static var keepsSeveralPaths: Bool { get }
}

extension LZWEncoder {
  /// The longest string of the unchanged symbols.
  enum LosslessMatcher: StringMatcher {
    static var isLossy: Bool { false }
    static var usesAlternates: Bool { false }
    static var keepsSeveralPaths: Bool { false }
  }

  /// The longest string of the symbols and, where there is none, of their alternates.
  enum ExactMatcher: StringMatcher {
    static var isLossy: Bool { false }
    static var usesAlternates: Bool { true }
    static var keepsSeveralPaths: Bool { false }
  }

  /// The best string on the path of the smallest error.
  enum GreedyMatcher: StringMatcher {
    static var isLossy: Bool { true }
    static var usesAlternates: Bool { false }
    static var keepsSeveralPaths: Bool { false }
  }

  /// The best string on any of the paths of least error.
  enum BeamSearch: StringMatcher {
    static var isLossy: Bool { true }
    static var usesAlternates: Bool { false }
    static var keepsSeveralPaths: Bool { true }
  }
}
