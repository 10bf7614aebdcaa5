/// The names of layers as they are in a drawing: `Card / Avatar`.
///
/// A name consists of the layer's own name and its parent's, and of more ancestors' names where layers would share it.
struct LayerNames {
  /// The number of names that distinguish each layer, by its path.
  private var counts: [String: Int] = [:]

  /// Finds names for the layers with some paths.
  init(_ paths: some Sequence<String>) {
    let all = Set(paths).map { (path: $0, names: Self.names(in: $0)) }
    var open = all
    var count = 2
    while !open.isEmpty {
      let alike = Dictionary(grouping: open) { $0.names.suffix(count) }
      open = []
      for layers in alike.values {
        if layers.count > 1, layers.contains(where: { $0.names.count > count }) {
          open += layers
        } else {
          for layer in layers { counts[layer.path] = count }
        }
      }
      count += 1
    }
  }

  /// Returns the name of a layer.
  ///
  /// - Parameters:
  ///   - path: One of the paths.
  ///   - text: The path of several layers, such as `list.row(0 … 9)`, in place of the path itself.
  /// - Returns: The name.
  func name(of path: String, as text: String? = nil) -> String {
    let names = Self.names(in: text ?? path)
    return names.suffix(counts[path] ?? names.count).joined(separator: " / ")
  }

  /// The names in a path, without unnamed layers.
  private static func names(in path: String) -> [Substring] { path.split(separator: ".") }
}
