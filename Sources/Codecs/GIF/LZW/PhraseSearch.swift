/// A search for strings; each conforming type is specialized by the compiler.
protocol PhraseSearch {
  /// True if symbols may change.
  static var isLossy: Bool { get }
  /// True if several ways are looked at at once.
  static var goesSeveralWays: Bool { get }
}

extension PhraseCoder {
  /// The longest phrase of the symbols as they are.
  enum ExactWay: PhraseSearch {
    static var isLossy: Bool { false }
    static var goesSeveralWays: Bool { false }
  }

  /// The best phrase on the way of least error.
  enum OneWay: PhraseSearch {
    static var isLossy: Bool { true }
    static var goesSeveralWays: Bool { false }
  }

  /// The best phrase on any of the ways of least error.
  enum SeveralWays: PhraseSearch {
    static var isLossy: Bool { true }
    static var goesSeveralWays: Bool { true }
  }
}
