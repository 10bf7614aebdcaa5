import Geometry
import LayerTree

@testable import VectorArt

/// A drawing of elements inside an `svg` of 200 by 200.
func draw(_ body: String, resources: DrawingResources = .none) throws -> Drawing {
  let text = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 200">
    \(body)
    </svg>
    """
  return try Drawing.read(Array(text.utf8), resources: resources)
}

extension Drawing {
  /// The first layer of a name, masks left out.
  func layer(_ name: String) -> LayerDescription? { root.descendant(name) }

  /// The shape of the first layer of a name.
  func shape(_ name: String) -> ShapeContent? { layer(name)?.shape }

  var messages: [String] { warnings.map(\.description) }
}

extension LayerDescription {
  func descendant(_ name: String) -> LayerDescription? {
    if self.name == name { return self }
    for sublayer in sublayers { if let found = sublayer.descendant(name) { return found } }
    return nil
  }

  /// The number of layers of a name, this one and those inside it.
  func count(_ name: String) -> Int { sublayers.reduce(self.name == name ? 1 : 0) { $0 + $1.count(name) } }

  var shape: ShapeContent? { if case .shape(let shape) = properties.content { shape } else { nil } }

  /// Where a point of the layer's own space lies in that around.
  func place(_ x: Double, _ y: Double) -> Point { properties.transformToSuperlayer.apply(Point(x, y)) }
}

extension Point {
  func isNear(_ other: Point) -> Bool { (self - other).length < 1e-9 }
}
