import Geometry
import LayerTree

/// A layer tree in few words, for making snapshots.
struct TestLayer {
  var properties = LayerProperties()
  var sublayers: [TestLayer] = []

  init(frame: Rect, _ color: Color? = nil, _ change: (inout LayerProperties) -> Void = { _ in }) {
    properties.frame = frame
    properties.backgroundColor = color
    change(&properties)
  }

  func with(_ sublayers: TestLayer...) -> TestLayer {
    var layer = self
    layer.sublayers += sublayers
    return layer
  }

  func append(to nodes: inout [Snapshot.Node], below transform: AffineTransform) {
    let own = properties.transformToSuperlayer.concatenating(transform)
    let index = nodes.count
    nodes.append(Snapshot.Node(name: "", properties: properties, transform: Projection(own), end: 0))
    for sublayer in sublayers { sublayer.append(to: &nodes, below: own) }
    nodes[index].end = nodes.count
  }
}

extension Snapshot {
  init(_ width: Double, _ height: Double, background: Color = .white, _ layers: [TestLayer]) {
    var nodes: [Node] = []
    for layer in layers { layer.append(to: &nodes, below: .identity) }
    self.init(time: 0, canvasSize: Size(width, height), background: background, nodes: nodes)
  }
}
