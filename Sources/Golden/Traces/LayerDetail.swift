import Encodings
import Flipbook
import SceneWriting

/// The visible properties of a layer that cannot be animated: identified by name, and by a digest where a value is
/// long.
struct LayerDetail: Sendable {
  let name: String
  /// The value as a word; values that look the same have the same word.
  let value: @Sendable (LayerProperties) -> String
  /// True if two layers have the same value, faster than comparing the words for it.
  let isSame: @Sendable (LayerProperties, LayerProperties) -> Bool

  private init<each Value: Equatable & Sendable>(
    _ name: String, _ properties: repeat any KeyPath<LayerProperties, each Value> & Sendable,
    word: @escaping @Sendable (repeat each Value) -> String
  ) {
    self.name = name
    value = { layer in word(repeat layer[keyPath: each properties]) }
    isSame = { a, b in
      for property in repeat each properties {
        if a[keyPath: property] != b[keyPath: property] { return false }
      }
      return true
    }
  }

  /// All details, in the order of listing.
  static let all: [LayerDetail] = [
    LayerDetail("hidden", \.isHidden) { "\($0)" },
    LayerDetail("cornerCurve", \.cornerCurve) { $0.rawValue },
    LayerDetail("maskedCorners", \.maskedCorners) { "\($0.rawValue)" },
    LayerDetail("masksToBounds", \.masksToBounds) { "\($0)" },
    LayerDetail("contentsGravity", \.contentsGravity) { "\($0)" },
    LayerDetail("string", \.string) { $0.quotedAsJSON },
    LayerDetail("font", \.fontName, \.fontWeight, \.isItalic) { name, weight, isItalic in
      "\(name) \(TraceCell.text(weight))\(isItalic ? " italic" : "")"
    },
    LayerDetail("alignment", \.textAlignment, \.verticalAlignment) { "\($0) \($1)" },
    LayerDetail("lines", \.numberOfLines, \.truncation, \.lineHeight) { count, truncation, height in
      "\(count) \(truncation) \(height.map(TraceCell.text) ?? "normal")"
    },
    LayerDetail("path", \.path) { digest(SceneText.path($0)) },
    LayerDetail("fillGradient", \.fillGradient) { $0.map { digest(SceneText.gradient($0)) } ?? "none" },
    LayerDetail("strokeGradient", \.strokeGradient) { $0.map { digest(SceneText.gradient($0)) } ?? "none" },
    LayerDetail("fillRule", \.fillRule) { $0.rawValue },
    LayerDetail("lineCap", \.lineCap) { $0.rawValue },
    LayerDetail("lineJoin", \.lineJoin) { $0.rawValue },
    LayerDetail("blendMode", \.blendMode) { $0.rawValue },
    LayerDetail("isolated", \.isIsolated) { "\($0)" },
    LayerDetail("groupOpacity", \.allowsGroupOpacity) { "\($0)" },
    LayerDetail("rasterization", \.shouldRasterize, \.rasterizationScale) { isOn, scale in
      isOn ? scale.map(TraceCell.text) ?? "seen" : "none"
    },
    LayerDetail("doubleSided", \.isDoubleSided) { "\($0)" },
    LayerDetail("magnificationFilter", \.magnificationFilter) { $0.rawValue },
    LayerDetail("luminanceMask", \.isMaskLuminance) { "\($0)" },
    LayerDetail("shadowPath", \.shadowPath) { $0.map { digest(SceneText.path($0)) } ?? "none" },
    LayerDetail("backgroundFilters", \.backgroundFilters) { digest(SceneText.filters($0)) },
    LayerDetail("gradientKind", \.gradientKind) { $0.map { "\($0)" } ?? "none" },
    LayerDetail("particles", \.emitter) { $0.map { digest($0.traceText) } ?? "none" },
  ]

  /// The names of details whose values are digests.
  private static let long: Set<String> = [
    "path", "fillGradient", "strokeGradient", "shadowPath", "backgroundFilters", "particles",
  ]

  /// Returns whether the values of a property are too long to print, and recorded as digests.
  static func areLong(_ property: String) -> Bool { long.contains(property) }

  /// A number for a value too long to print: FNV-1a over its text.
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
