/// The bidirectional class of a character (Unicode Standard Annex 9, table 4).
enum BidiClass: UInt8 {
  case leftToRight, rightToLeft, arabicLetter, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
  case commonSeparator, nonspacingMark, boundaryNeutral, paragraphSeparator, segmentSeparator, whitespace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride, popFormat
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popIsolate

  init(_ scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: UnicodeTables.value(of: scalar.value, in: UnicodeTables.bidi)) ?? .leftToRight
  }

  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// True if rule X9 removes the character.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride, .popFormat,
      .boundaryNeutral:
      true
    default: false
    }
  }

  /// True if the character takes its direction from its neighbors: a neutral or an isolate formatting character.
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .popIsolate: true
    default: isIsolateInitiator
    }
  }

  /// The direction that the class counts as when neutrals are resolved (N0, N1); nil for none.
  var strong: BidiClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Creates the class for the direction of an embedding level.
  init(ofLevel level: UInt8) { self = level & 1 == 1 ? .rightToLeft : .leftToRight }
}
