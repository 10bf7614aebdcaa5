import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Gives layers names that scene files can refer to, unique among their siblings.
package struct LayerNames {
  private var taken: Set<String> = []
  /// The next number to try for each name, because thousands of layers may have the same name.
  private var nextNumbers: [String: Int] = [:]

  /// - Parameter others: Names that no layer gets.
  package init(except others: Set<String> = []) { taken = others }

  /// The words that are not allowed as names of layers.
  private static let reserved: Set<String> = {
    let words = AnimatableProperty.all.compactMap { $0.keyPath.split(separator: ".").first.map(String.init) }
    return Set(words).union(LayerKind.allSetters.map(\.key.name))
  }()

  /// Returns the key that opens a layer of this kind.
  package static func opener(of layer: LayerDescription) -> String {
    switch layer.properties.content {
    case .shape: "shape"
    case .replicator: "replicator"
    case .text: "label"
    case .gradient: "gradient"
    case .plain, .emitter, .scroll, .transform, .playback: "layer"
    }
  }

  /// Returns a name for the next sibling: its own name if possible, or else `standard` or its kind, with a number if
  /// the name is taken.
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
