import Flipbook

/// The visible properties of a layer that cannot be animated: identified by name, and by a digest where a value is
/// long.
struct LayerDetail: Sendable {
  let name: String
  /// The value as a word; the same words for what looks the same.
  let value: @Sendable (LayerProperties) -> String
  /// True if two layers have the same value, which is known sooner than the words for it.
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

  /// All details, in the order in which they are told.
  static let all: [LayerDetail] = [
    LayerDetail("hidden", \.isHidden) { "\($0)" },
    LayerDetail("cornerCurve", \.cornerCurve) { $0.rawValue },
    LayerDetail("maskedCorners", \.maskedCorners) { "\($0.rawValue)" },
    LayerDetail("masksToBounds", \.masksToBounds) { "\($0)" },
    LayerDetail("contentsGravity", \.contentsGravity) { "\($0)" },
    LayerDetail("contentsScale", \.contentsScale) { TraceCell.text($0) },
    LayerDetail("string", \.string) { $0.quotedAsJSON },
    LayerDetail("font", \.fontName, \.fontWeight, \.isItalic) { name, weight, isItalic in
      "\(name) \(TraceCell.text(weight))\(isItalic ? " italic" : "")"
    },
    LayerDetail("alignment", \.textAlignment, \.verticalAlignment) { "\($0) \($1)" },
    LayerDetail("lines", \.numberOfLines, \.truncation, \.lineHeight) { count, truncation, height in
      "\(count) \(truncation) \(height.map(TraceCell.text) ?? "normal")"
    },
    LayerDetail("path", \.path, word: digest),
    LayerDetail("fillGradient", \.fillGradient, word: digest),
    LayerDetail("strokeGradient", \.strokeGradient, word: digest),
    LayerDetail("fillRule", \.fillRule) { $0.rawValue },
    LayerDetail("lineCap", \.lineCap) { $0.rawValue },
    LayerDetail("lineJoin", \.lineJoin) { $0.rawValue },
    LayerDetail("miterLimit", \.miterLimit) { TraceCell.text($0) },
    LayerDetail("blendMode", \.blendMode) { $0.rawValue },
    LayerDetail("isolated", \.isIsolated) { "\($0)" },
    LayerDetail("doubleSided", \.isDoubleSided) { "\($0)" },
    LayerDetail("magnificationFilter", \.magnificationFilter) { $0.rawValue },
    LayerDetail("luminanceMask", \.isMaskLuminance) { "\($0)" },
    LayerDetail("shadowPath", \.shadowPath, word: digest),
    LayerDetail("backgroundFilters", \.backgroundFilters, word: digest),
    LayerDetail("gradientKind", \.gradientKind) { $0.map { "\($0)" } ?? "none" },
    LayerDetail("particles", \.emitter) { $0.map { digest($0.withoutFolders) } ?? "none" },
  ]

  /// A number for a value too long to be written down (FNV-1a over its description).
  private static func digest<Value>(_ value: Value) -> String {
    let hash = "\(value)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}

extension LayerProperties {
  fileprivate var gradientKind: GradientContent.Kind? {
    if case .gradient(let gradient) = content { gradient.kind } else { nil }
  }
  fileprivate var emitter: EmitterContent? { if case .emitter(let emitter) = content { emitter } else { nil } }
}

extension EmitterContent {
  /// The same particles with the names of their pictures' files alone, so that a golden does not depend on where the scene
  /// lies, or on how its path was typed.
  fileprivate var withoutFolders: EmitterContent {
    var content = self
    content.cells = cells.map(\.withoutFolders)
    return content
  }
}

extension EmitterCell {
  fileprivate var withoutFolders: EmitterCell {
    var cell = self
    cell.contents = contents.map { picture in
      ImageReference(
        name: picture.name.split(separator: "/").last.map(String.init) ?? picture.name, pixelWidth: picture.pixelWidth,
        pixelHeight: picture.pixelHeight, scale: picture.scale)
    }
    cell.cells = cells.map(\.withoutFolders)
    return cell
  }
}
