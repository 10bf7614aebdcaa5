import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// A frame of a scene while it is checked.
struct InspectedFrame {
  /// The time in seconds.
  let time: Double
  let snapshot: Snapshot
  /// The path of each node's layer; empty for the canvas and for nodes without a layer.
  let paths: [String]
  /// The opacity of each node multiplied by its ancestors' opacities.
  let opacities: [Double]
  /// True for each node inside a cross-fade.
  let isFading: [Bool]

  /// The opacity below which a layer counts as invisible.
  static let visibleOpacity = 0.05

  init(_ snapshot: Snapshot, paths known: [ObjectIdentifier: String]) {
    time = snapshot.time
    self.snapshot = snapshot
    let nodes = snapshot.nodes
    paths = nodes.map { $0.layer.flatMap { known[$0] } ?? "" }
    var opacities = [Double](repeating: 1, count: nodes.count)
    var isFading = [Bool](repeating: false, count: nodes.count)
    // The nodes whose subtree contains the current one, outermost first.
    var around: [Int] = []
    for index in nodes.indices {
      while let last = around.last, nodes[last].end <= index { around.removeLast() }
      if let outer = around.last {
        opacities[index] = opacities[outer]
        isFading[index] = isFading[outer] || nodes[outer].crossFade != nil
      }
      opacities[index] *= nodes[index].properties.opacity
      around.append(index)
    }
    (self.opacities, self.isFading) = (opacities, isFading)
  }

  /// Returns true if a node can be seen, as far as its opacity is concerned.
  func isVisible(_ node: Int) -> Bool { opacities[node] >= Self.visibleOpacity }

  /// The nodes with text that can be seen.
  var texts: [Int] {
    snapshot.nodes.indices.filter { index in
      guard case .text(let text) = snapshot.nodes[index].properties.content else { return false }
      return !text.string.isEmpty && text.textColor.alpha > 0 && isVisible(index) && !paths[index].isEmpty
    }
  }

  /// Returns the bounding box of a rectangle in a node's bounds, on the canvas.
  func box(of rect: Rect, in node: Int) -> Rect {
    let transform = snapshot.nodes[node].transform
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
      Point(rect.maxX, rect.maxY),
    ].map(transform.apply)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(left, top, (x.max() ?? 0) - left, (y.max() ?? 0) - top)
  }

  /// Returns the rectangle that a node's text occupies in its bounds.
  func textArea(of node: Int, _ fonts: FontLibrary) -> Rect {
    let properties = snapshot.nodes[node].properties
    guard case .text(let text) = properties.content else { return .zero }
    let area = text.area(in: properties.bounds)
    guard let layout = try? fonts.layout(of: text, width: area.width, height: area.height) else { return .zero }
    let lines = layout.lines.filter { $0.width > 0 }
    guard let left = lines.map(\.x).min(), let right = lines.map({ $0.x + $0.width }).max() else { return .zero }
    let y =
      switch text.verticalAlignment {
      case .top: area.minY
      case .center: area.midY - layout.size.height / 2
      case .bottom: area.maxY - layout.size.height
      }
    return Rect(area.minX + left, y, right - left, layout.size.height)
  }
}
