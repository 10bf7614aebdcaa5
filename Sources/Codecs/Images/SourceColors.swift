/// The color space of a file's pixels.
enum SourceColors: Hashable {
  /// The sRGB color space, also assumed for files without a color space.
  case sRGB
  /// The color space of an ICC profile, given as its bytes.
  case profile([UInt8])
  /// The color space defined by primaries and a tone curve.
  case encoded(Primaries, ToneCurve)

  /// The chromaticities of the white point and of the primaries.
  struct Primaries: Hashable {
    /// The x and y coordinates of white, red, green, and blue.
    var chromaticities: [Double]

    /// The primaries of BT.709, shared by sRGB.
    static let bt709 = Primaries(chromaticities: [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06])

    /// Creates the primaries of a code in ITU-T H.273, table 2; nil for codes that images do not use.
    init?(code: UInt8) {
      let d65 = [0.3127, 0.329]
      switch code {
      case 1: self = .bt709
      case 4: chromaticities = [0.31, 0.316, 0.67, 0.33, 0.21, 0.71, 0.14, 0.08]
      case 5: chromaticities = d65 + [0.64, 0.33, 0.29, 0.6, 0.15, 0.06]
      case 6, 7: chromaticities = d65 + [0.63, 0.34, 0.31, 0.595, 0.155, 0.07]
      case 9: chromaticities = d65 + [0.708, 0.292, 0.17, 0.797, 0.131, 0.046]
      case 11: chromaticities = [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
      case 12: chromaticities = d65 + [0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
      default: return nil
      }
    }

    init(chromaticities: [Double]) { self.chromaticities = chromaticities }

    /// True for the primaries of sRGB, to the precision that files store.
    var isBT709: Bool {
      zip(chromaticities, Primaries.bt709.chromaticities).allSatisfy { abs($0 - $1) < 0.002 }
    }
  }

  /// A curve from an encoded component to linear light, both from 0 to 1: `(a x + b)^gamma` from `d` up, and `c x`
  /// below.
  struct ToneCurve: Hashable {
    var gamma: Double
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 0.0

    /// The tone curve of sRGB (IEC 61966-2-1, 5.2).
    static let sRGB = ToneCurve(gamma: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045)

    init(gamma: Double, a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 0) {
      (self.gamma, self.a, self.b, self.c, self.d) = (gamma, a, b, c, d)
    }

    /// Creates the curve of a transfer code in ITU-T H.273, table 3; nil for high dynamic range, and for codes that
    /// images do not use.
    init?(code: UInt8) {
      switch code {
      case 1, 6, 14, 15: self.init(gamma: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, c: 1 / 4.5, d: 0.081)
      case 4: self.init(gamma: 2.2)
      case 5: self.init(gamma: 2.8)
      case 8: self.init(gamma: 1)
      case 13: self = .sRGB
      default: return nil
      }
    }
  }
}
