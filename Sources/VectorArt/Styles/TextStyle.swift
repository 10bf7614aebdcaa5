import Arithmetic
import LayerTree
import Typography

/// The computed text properties of an element.
struct TextStyle: Hashable {
  /// The values of the property `text-anchor`.
  enum Anchor: String {
    case start, middle, end

    /// The fraction of the text's length that is before its position.
    var share: Double {
      switch self {
      case .start: 0
      case .middle: 0.5
      case .end: 1
      }
    }
  }

  /// The baseline that is aligned with the text's position.
  enum Baseline {
    case alphabetic, top, bottom, central, middle, hanging, mathematical

    /// Creates a baseline from its CSS name.
    init(_ name: String) {
      switch name {
      case "before-edge", "text-before-edge": self = .top
      case "after-edge", "text-after-edge", "ideographic": self = .bottom
      case "central", "center": self = .central
      case "middle": self = .middle
      case "hanging": self = .hanging
      case "mathematical": self = .mathematical
      default: self = .alphabetic
      }
    }
  }

  /// The font families, in order of preference.
  var families = ["Times New Roman", "serif"]
  /// The font size in pixels.
  var size = 16.0
  /// The font weight, 100 to 900.
  var weight = 400.0
  var isItalic = false
  /// The font width, as a percentage of the normal width.
  var width = 100.0
  /// The OpenType features set by `font-feature-settings`.
  var features: [FontFeature] = []
  /// The axis positions set by `font-variation-settings`.
  var variations: [FontVariation] = []
  var anchor = Anchor.start
  /// The extra space between letters, in pixels.
  var letterSpacing = 0.0
  /// The extra width of spaces, in pixels.
  var wordSpacing = 0.0
  /// The case that letters are mapped to.
  var letterCase = TextCase.none
  /// True if white space is preserved.
  var keepsSpace = false
  /// The height of the element's baseline above its parent's, in pixels.
  var ownShift = 0.0
  /// The height of the parent's baseline above the baseline of the `text` element, in pixels.
  private var outerShift = 0.0
  /// The superscript or subscript shift, which depends on the metrics of the font.
  var ownScript: Script?
  /// The superscript and subscript shifts of the ancestors inside the `text` element.
  private var outerScripts: [Script] = []
  /// True if lowercase letters are replaced by small capitals.
  var hasSmallCapitals = false
  /// True if the font's kerning is applied.
  var kerns = true
  /// The fixed kerning in pixels that replaces the font's (SVG 1.1, section 10.11); nil for the font's kerning.
  var kerning: Double?
  /// True if the optical size axis follows the font size (`font-optical-sizing`).
  var fitsDesignToSize = true
  /// The baseline that the element's children are aligned to.
  var dominantBaseline = Baseline.alphabetic
  /// The baseline that the element itself is aligned to; nil for the dominant baseline.
  var alignmentBaseline: Baseline?
  /// The baseline that is aligned with the text's position.
  var baseline: Baseline { alignmentBaseline ?? dominantBaseline }
  /// The decoration lines along the text.
  var decorations: Set<Decoration> = []
  /// True if the text is vertical.
  var isVertical = false
  /// True if the base direction of the text is right to left.
  var runsLeft = false
  /// The `unicode-bidi` value of the element.
  var bidi = BidiText.normal

  /// A superscript or subscript shift of the baseline.
  enum Script: String {
    case `super`, sub

    /// Returns the height above the surrounding baseline, in ems.
    func height(_ metrics: FontMetrics) -> Double {
      switch self {
      case .super: metrics.superscriptOffset
      case .sub: -metrics.subscriptOffset
      }
    }
  }

  /// Returns the height of the baseline above the baseline of the `text` element, in pixels, for text in a font with
  /// some metrics.
  func baselineShift(_ metrics: FontMetrics) -> Double {
    (outerScripts + [ownScript].compactMap(\.self)).reduce(outerShift + ownShift) { $0 + $1.height(metrics) * size }
  }

  /// The font features in use, including those set by other properties.
  var usedFeatures: [FontFeature] {
    (kerns && kerning == nil ? [] : [FontFeature("kern", value: 0)]) + (hasSmallCapitals ? [FontFeature("smcp")] : [])
      + features
  }

  /// The axis positions in use; the optical size defaults to the font size in pixels (CSS Fonts Module Level 4, section
  /// 6.13).
  var usedVariations: [FontVariation] {
    var used = wantedVariations
    if fitsDesignToSize, !used.contains(where: { $0.tag == "opsz" }) { used.append(FontVariation("opsz", value: size)) }
    return used
  }

  /// The axis positions that properties request.
  var wantedVariations: [FontVariation] {
    width == 100 || variations.contains { $0.tag == "wdth" }
      ? variations : variations + [FontVariation("wdth", value: width)]
  }

  /// Returns the font width in percent for a `font-stretch` value; nil for an invalid value.
  static func width(_ value: String) -> Double? {
    if let known = widths[value] { return known }
    guard let length = Length(value), length.unit == .percent, length.value >= 0 else { return nil }
    return length.value
  }

  /// Source: CSS Fonts Module Level 4, section 2.3.
  private static let widths = [
    "ultra-condensed": 50.0, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5, "normal": 100,
    "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
  ]

  /// Returns whether a word of the property `text-decoration` is a style or a thickness, which lines don't have here.
  ///
  /// Colors have no effect: lines have the paints of their element, as in browsers.
  static func isUnsupported(decoration word: String) -> Bool {
    ["dotted", "dashed", "double", "wavy"].contains(word)
      || (word.hasSuffix("px") || word.hasSuffix("em")) && Length(word) != nil
  }

  /// A decoration line along a text.
  enum Decoration: String {
    case underline, overline
    case lineThrough = "line-through"
  }

  private static let sizes = [
    "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
  ]

  /// Resets the properties that are not inherited to their initial values.
  mutating func beginElement(_ element: Element) {
    let isInside = ["tspan", "textPath", "a"].contains(element.name)
    outerShift = isInside ? outerShift + ownShift : 0
    outerScripts = isInside ? outerScripts + [ownScript].compactMap(\.self) : []
    (ownShift, ownScript) = (0, nil)
    alignmentBaseline = nil
    decorations = []
    bidi = .normal
    if let space = element["xml:space"] { keepsSpace = space == "preserve" }
  }

  mutating func setSize(_ value: String, parent: Double) {
    switch value {
    case "smaller": size = parent / 1.2
    case "larger": size = parent * 1.2
    default:
      guard let new = Self.sizes[value] ?? Length(value)?.pixels(of: parent, fontSize: parent), new >= 0 else { return }
      size = new
    }
  }

  mutating func set(_ property: Property, _ value: String) {
    switch property {
    case .fontFamily: families = Self.families(value)
    case .fontWeight: setWeight(value)
    case .fontStretch: width = Self.width(value) ?? width
    case .fontStyle: isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
    case .fontFeatureSettings:
      features = (FontSettings(value)?.values ?? []).map { FontFeature($0.tag, value: Int(saturating: $0.value)) }
    case .fontVariationSettings:
      variations = (FontSettings(value)?.values ?? []).map { FontVariation($0.tag, value: $0.value) }
    case .textAnchor: anchor = Anchor(rawValue: value) ?? anchor
    case .letterSpacing: letterSpacing = value == "normal" ? 0 : spacing(value) ?? letterSpacing
    case .wordSpacing: wordSpacing = value == "normal" ? 0 : spacing(value) ?? wordSpacing
    case .whiteSpace: keepsSpace = value.hasPrefix("pre") || value == "break-spaces"
    case .textDecoration: decorations = Set(value.words.compactMap { Decoration(rawValue: $0) })
    case .textTransform: letterCase = TextCase(property: value) ?? letterCase
    case .writingMode: isVertical = ["tb", "tb-rl", "vertical-rl", "vertical-lr"].contains(value)
    case .direction: runsLeft = value == "rtl"
    case .unicodeBidi: bidi = BidiText(rawValue: value) ?? .normal
    case .baselineShift: setBaselineShift(value)
    case .dominantBaseline: if value != "no-change" { dominantBaseline = Baseline(value) }
    case .fontVariant: hasSmallCapitals = value.words.contains("small-caps")
    case .fontKerning: kerns = value != "none"
    case .kerning: kerning = spacing(value)
    case .fontOpticalSizing: fitsDesignToSize = value != "none"
    case .alignmentBaseline: alignmentBaseline = ["auto", "baseline"].contains(value) ? nil : Baseline(value)
    default: break
    }
  }

  private func spacing(_ value: String) -> Double? { Length(value)?.pixels(of: size, fontSize: size) }

  private mutating func setWeight(_ value: String) {
    switch value {
    case "normal": weight = 400
    case "bold": weight = 700
    // CSS Fonts Module Level 4, section 2.2.1.
    case "bolder": weight = weight < 350 ? 400 : weight < 550 ? 700 : 900
    case "lighter": weight = weight < 550 ? 100 : weight < 750 ? 400 : 700
    default: weight = Double(number: value).flatMap { (1...1000).contains($0) ? $0 : nil } ?? weight
    }
  }

  private mutating func setBaselineShift(_ value: String) {
    switch value {
    case "baseline": (ownShift, ownScript) = (0, nil)
    case "sub", "super": (ownShift, ownScript) = (0, Script(rawValue: value))
    default:
      guard let length = Length(value) else { return }
      (ownShift, ownScript) = (length.pixels(of: size, fontSize: size), nil)
    }
  }

  private static func families(_ value: String) -> [String] {
    StyleText.split(value, at: ",").map { name in
      let name = name.trimmed
      guard let quote = name.first, quote == "\"" || quote == "'" else { return name.words.joined(separator: " ") }
      return String(name.dropFirst().dropLast())
    }
    .filter { !$0.isEmpty }
  }
}
