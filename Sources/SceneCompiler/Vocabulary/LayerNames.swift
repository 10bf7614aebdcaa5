import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Gives layers names that scene files can call them by: each its own among its siblings.
package struct LayerNames {
  private var taken: Set<String> = []
  /// The number to try next behind a name that is taken, since thousands of layers may have one name.
  private var nextNumbers: [String: Int] = [:]

  package init() {}

  /// Words that have another meaning in the place of names.
  private static let reserved: Set<String> = {
    let words = AnimatableProperty.all.compactMap { $0.keyPath.split(separator: ".").first.map(String.init) }
    return Set(words).union(LayerKind.allSetters.map(\.key.name))
  }()

  /// The word that opens a layer of its kind.
  package static func opener(of layer: LayerDescription) -> String {
    switch layer.properties.content {
    case .shape: "shape"
    case .replicator: "replicator"
    case .text: "label"
    case .gradient: "gradient"
    case .plain, .emitter, .scroll, .transform, .playback: "layer"
    }
  }

  /// The name of the next sibling: its own, as far as it can be one, or else `standard` or its kind, with a number.
  package mutating func name(for layer: LayerDescription, standard: String? = nil) -> String {
    let own = String(String.UnicodeScalarView(layer.name.unicodeScalars.map { Self.isAllowed($0) ? $0 : "_" }))
    var base = own.isEmpty ? standard ?? Self.standardName(of: layer) : own
    if let first = base.unicodeScalars.first, !first.properties.isAlphabetic, first != "_" { base = "_" + base }
    if Self.reserved.contains(base) { base += "_" }
    var name = base
    while !taken.insert(name).inserted {
      let number = nextNumbers[base] ?? 2
      name = "\(base)\(number)"
      nextNumbers[base] = number + 1
    }
    return name
  }

  private static func standardName(of layer: LayerDescription) -> String {
    switch layer.properties.content {
    case .shape: "outline"
    case .replicator: "copies"
    case .text: "words"
    default: layer.properties.contents != nil ? "picture" : "group"
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
  }
}
