import Flipbook

/// What can be seen of a layer and cannot be animated: told apart by name, and by a digest where a value is long.
struct LayerDetail: Sendable {
  let name: String
  /// The value as a word; the same words for what looks the same.
  let value: @Sendable (LayerProperties) -> String

  private init(_ name: String, _ value: @escaping @Sendable (LayerProperties) -> String) {
    self.name = name
    self.value = value
  }

  /// All details, in the order in which they are told.
  static let all: [LayerDetail] = [
    LayerDetail("hidden") { "\($0.isHidden)" },
    LayerDetail("cornerCurve") { $0.cornerCurve.rawValue },
    LayerDetail("maskedCorners") { "\($0.maskedCorners.rawValue)" },
    LayerDetail("masksToBounds") { "\($0.masksToBounds)" },
    LayerDetail("contentsGravity") { "\($0.contentsGravity)" },
    LayerDetail("contentsScale") { TraceCell.text($0.contentsScale) },
    LayerDetail("string") { $0.string.quotedAsJSON },
    LayerDetail("font") { "\($0.fontName) \(TraceCell.text($0.fontWeight))\($0.isItalic ? " italic" : "")" },
    LayerDetail("alignment") { "\($0.textAlignment) \($0.verticalAlignment)" },
    LayerDetail("lines") {
      "\($0.numberOfLines) \($0.truncation) \($0.lineHeight.map(TraceCell.text) ?? "normal")"
    },
    LayerDetail("path") { digest($0.path) },
    LayerDetail("fillGradient") { digest($0.fillGradient) },
    LayerDetail("strokeGradient") { digest($0.strokeGradient) },
    LayerDetail("fillRule") { $0.fillRule.rawValue },
    LayerDetail("lineCap") { $0.lineCap.rawValue },
    LayerDetail("lineJoin") { $0.lineJoin.rawValue },
    LayerDetail("miterLimit") { TraceCell.text($0.miterLimit) },
    LayerDetail("blendMode") { $0.blendMode.rawValue },
    LayerDetail("isolated") { "\($0.isIsolated)" },
    LayerDetail("doubleSided") { "\($0.isDoubleSided)" },
    LayerDetail("magnificationFilter") { $0.magnificationFilter.rawValue },
    LayerDetail("luminanceMask") { "\($0.isMaskLuminance)" },
    LayerDetail("shadowPath") { digest($0.shadowPath) },
    LayerDetail("backgroundFilters") { digest($0.backgroundFilters) },
    LayerDetail("gradientKind") { if case .gradient(let gradient) = $0.content { "\(gradient.kind)" } else { "none" } },
    LayerDetail("particles") { if case .emitter(let emitter) = $0.content { digest(emitter) } else { "none" } },
  ]

  /// A number for a value too long to be written down (FNV-1a over its description).
  private static func digest<Value>(_ value: Value) -> String {
    let hash = "\(value)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
