import Encodings
import Flipbook
import LayerTree
import SceneWriting

/// A visible property of a layer that cannot be animated, recorded as a word, or as a digest if its values are long.
struct StaticProperty: Sendable {
  let name: String
  /// Returns the value as a word; values that look the same give the same word.
  let value: @Sendable (LayerProperties) -> String
  /// Returns whether two layers have the same value; this is faster than comparing words.
  let isSame: @Sendable (LayerProperties, LayerProperties) -> Bool

  /// The part of the layer's properties that contains the detail.
  let part: LayerPropertyParts
  /// The only kind of layer that has the detail; nil if all kinds have it.
  let kind: LayerContent.Kind?

  private init<Value: Equatable & Sendable>(
    _ name: String, in part: LayerPropertyParts = .content, of kind: LayerContent.Kind? = nil,
    _ get: @escaping @Sendable (LayerProperties) -> Value,
    word: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.part = part
    self.kind = kind
    value = { word(get($0)) }
    isSame = { get($0) == get($1) }
  }

  /// All details, in listing order.
  static let all: [StaticProperty] = [
    StaticProperty("hidden", in: .rest, { $0.isHidden }) { "\($0)" },
    StaticProperty("cornerCurve", in: .rest, { $0.cornerCurve }) { $0.rawValue },
    StaticProperty("maskedCorners", in: .rest, { $0.maskedCorners }) { "\($0.rawValue)" },
    StaticProperty("masksToBounds", in: .rest, { $0.masksToBounds }) { "\($0)" },
    StaticProperty("contentsGravity", in: .rest, { $0.contentsGravity }) { "\($0)" },
    StaticProperty("string", of: .text, { $0.string }) { $0.quotedAsJSON },
    StaticProperty("font", of: .text, { Row($0.fontName, $0.fontWeight, $0.isItalic) }) { font in
      "\(font.a) \(TraceCell.text(font.b))\(font.c ? " italic" : "")"
    },
    StaticProperty("alignment", of: .text, { Row($0.textAlignment, $0.verticalAlignment, 0) }) { "\($0.a) \($0.b)" },
    StaticProperty("lines", of: .text, { Row($0.numberOfLines, $0.truncation, $0.lineHeight) }) { lines in
      "\(lines.a) \(lines.b) \(lines.c.map(TraceCell.text) ?? "normal")"
    },
    StaticProperty("path", of: .shape, { $0.path }) { digest(SceneText.path($0)) },
    StaticProperty("fillGradient", of: .shape, { $0.fillGradient }) {
      $0.map { digest(SceneText.gradient($0)) } ?? "none"
    },
    StaticProperty("strokeGradient", of: .shape, { $0.strokeGradient }) {
      $0.map { digest(SceneText.gradient($0)) } ?? "none"
    },
    StaticProperty("fillRule", of: .shape, { $0.fillRule }) { $0.rawValue },
    StaticProperty("lineCap", of: .shape, { $0.lineCap }) { $0.rawValue },
    StaticProperty("lineJoin", of: .shape, { $0.lineJoin }) { $0.rawValue },
    StaticProperty("blendMode", in: .effects, { $0.blendMode }) { $0.rawValue },
    StaticProperty("isolated", in: .effects, { $0.isIsolated }) { "\($0)" },
    StaticProperty("groupOpacity", in: .effects, { $0.allowsGroupOpacity }) { "\($0)" },
    StaticProperty("rasterization", in: .effects, { Row($0.shouldRasterize, $0.rasterizationScale, 0) }) { raster in
      raster.a ? raster.b.map(TraceCell.text) ?? "seen" : "none"
    },
    StaticProperty("doubleSided", in: .effects, { $0.isDoubleSided }) { "\($0)" },
    StaticProperty("mirrored", in: .effects, { $0.isContentsMirrored }) { "\($0)" },
    StaticProperty("magnificationFilter", in: .effects, { $0.magnificationFilter }) { $0.rawValue },
    StaticProperty("luminanceMask", in: .effects, { $0.isMaskLuminance }) { "\($0)" },
    StaticProperty("shadowPath", in: .effects, { $0.shadowPath }) { $0.map { digest(SceneText.path($0)) } ?? "none" },
    StaticProperty("backgroundFilters", in: .effects, { $0.backgroundFilters }) { digest(SceneText.filters($0)) },
    StaticProperty("gradientKind", of: .gradient, { $0.gradientKind }) { $0.map { "\($0)" } ?? "none" },
    StaticProperty("particles", of: .emitter, { $0.emitter }) { $0.map { digest($0.traceText) } ?? "none" },
  ]

  /// Several values that form one detail.
  private struct Row<A: Equatable & Sendable, B: Equatable & Sendable, C: Equatable & Sendable>: Equatable, Sendable {
    let (a, b, c): (A, B, C)

    init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
  }

  /// The names of details whose values are digests.
  private static let long: Set<String> = [
    "path", "fillGradient", "strokeGradient", "shadowPath", "backgroundFilters", "particles",
  ]

  /// Returns whether the values of a property are too long to print, so that digests are recorded.
  static func areLong(_ property: String) -> Bool { long.contains(property) }

  /// Returns the digest of a value that is too long to print: the FNV-1a hash of its text.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}

extension LayerProperties {
  fileprivate var gradientKind: GradientContent.Kind? {
    if case .gradient(let gradient) = content { gradient.gradientKind } else { nil }
  }
  fileprivate var emitter: EmitterContent? { if case .emitter(let emitter) = content { emitter } else { nil } }
}
