import Geometry

/// The nodes of a file.
struct FigmaFile {
  /// The pages, or the nodes that the file consists of.
  let roots: [FigmaNode]
  let log: FigmaLog
  /// The path to each node, by its key: the index of its root, and the indices of children.
  private var paths: [String: [Int]] = [:]
  /// The first frame of the prototype of each page.
  private let starts: [String]

  init(roots: [FigmaNode], starts: [String], log: FigmaLog) {
    (self.roots, self.starts, self.log) = (roots, starts, log)
    for (index, root) in roots.enumerated() { add(root, at: [index]) }
  }

  private mutating func add(_ node: FigmaNode, at path: [Int]) {
    if paths[node.id] == nil { paths[node.id] = path }
    for (index, child) in node.children.enumerated() { add(child, at: path + [index]) }
  }

  /// Returns the node with a key.
  func node(_ id: String) -> FigmaNode? { paths[id].map(node(at:)) }

  private func node(at path: [Int]) -> FigmaNode {
    var node = roots[path[0]]
    for index in path.dropFirst() { node = node.children[index] }
    return node
  }

  /// Returns the screen that shows a node: the frame on a page.
  func screen(of id: String) -> FigmaNode? {
    guard var path = paths[id] else { return nil }
    let isPage = roots[path[0]].type == "CANVAS"
    path = Array(path.prefix(isPage ? 2 : 1))
    let screen = node(at: path)
    return screen.type == "CANVAS" ? nil : screen
  }

  /// The frames on all pages, or the nodes that the file consists of.
  var frames: [FigmaNode] {
    var frames: [FigmaNode] = []
    for root in roots { frames += root.type == "CANVAS" ? root.children : [root] }
    return frames.filter { $0.isVisible && $0.isShown && $0.size.width > 0 && $0.size.height > 0 }
  }

  /// Returns the node that a name or a key refers to; by default, the start of the prototype, or the
  /// first frame.
  func start(named name: String?) throws(FigmaError) -> FigmaNode {
    guard let name else {
      for start in starts { if let node = screen(of: start) { return node } }
      let frames = frames
      let preferred = frames.first { ["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"].contains($0.type) }
      guard let node = preferred ?? frames.first else { throw FigmaError("the file has no visible frame") }
      return node
    }
    if let node = node(name) { return node }
    var found: [FigmaNode] = []
    for root in roots { Self.find(name, in: root, &found) }
    // Frames on a page come before the nodes inside them.
    if let frame = frames.first(where: { $0.name == name }) ?? found.first { return frame }
    let names = frames.prefix(10).map { "“\($0.name)”" }.joined(separator: ", ")
    throw FigmaError("the file has no node “\(name)”; its frames are \(names)")
  }

  private static func find(_ name: String, in node: FigmaNode, _ found: inout [FigmaNode]) {
    if node.name == name, node.type != "CANVAS" { found.append(node) }
    for child in node.children { find(name, in: child, &found) }
  }
}
