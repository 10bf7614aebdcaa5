import Foundation
import Geometry
import LayerTree
import Testing

/// A layer tree that Cairo has painted too, as `cases.json` describes it.
struct CairoCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Layer: Decodable {
    var frame: [Double]?
    var bounds: [Double]?
    var position: [Double]?
    var anchorPoint: [Double]?
    var rotation: Double?
    var scale: [Double]?
    var cornerRadius: Double?
    var corners: [String]?
    var backgroundColor: [Double]?
    var borderWidth: Double?
    var borderColor: [Double]?
    var opacity: Double?
    var masksToBounds: Bool?
    var path: String?
    var fillColor: [Double]?
    var fillRule: String?
    var strokeColor: [Double]?
    var lineWidth: Double?
    var lineCap: String?
    var lineJoin: String?
    var miterLimit: Double?
    var dashes: [Double]?
    var dashPhase: Double?
    var gradient: Gradient?
    var sublayers: [Layer]?
  }

  struct Gradient: Decodable {
    var kind: String
    var colors: [[Double]]
    var locations: [Double]
    var startPoint: [Double]
    var endPoint: [Double]
  }

  var name: String
  var size: [Double]
  var scale: Double?
  var background: [Double]?
  var layers: [Layer]

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Cases")

  static let all: [CairoCase] = {
    // An unreadable file leaves no cases, which a test notices.
    let data = try? Data(contentsOf: folder.appending(path: "cases.json"))
    return data.flatMap { try? JSONDecoder().decode([CairoCase].self, from: $0) } ?? []
  }()

  var snapshot: Snapshot {
    Snapshot(size[0], size[1], background: background.map(Color.init(components:)) ?? .white, layers.map(\.testLayer))
  }
}

extension CairoCase.Layer {
  var testLayer: TestLayer {
    var layer = TestLayer(frame: frame.map { Rect($0[0], $0[1], $0[2], $0[3]) } ?? .zero)
    if let bounds { layer.properties.bounds = Rect(0, 0, bounds[0], bounds[1]) }
    if let position { layer.properties.position = Point(position[0], position[1]) }
    if let anchorPoint { layer.properties.anchorPoint = Point(anchorPoint[0], anchorPoint[1]) }
    let scale = scale ?? [1, 1]
    layer.properties.transform = .scale(scale[0], scale[1]).concatenating(
      .rotation(radians: (rotation ?? 0) * .pi / 180))
    layer.properties.cornerRadius = cornerRadius ?? 0
    if let corners { layer.properties.maskedCorners = Corners(corners.map { Corners.named[$0] ?? [] }) }
    layer.properties.backgroundColor = backgroundColor.map(Color.init(components:))
    layer.properties.borderWidth = borderWidth ?? 0
    if let borderColor { layer.properties.borderColor = Color(components: borderColor) }
    layer.properties.opacity = opacity ?? 1
    layer.properties.masksToBounds = masksToBounds ?? false
    if let shape { layer.properties.content = .shape(shape) }
    if let gradient {
      var content = GradientContent(colors: gradient.colors.map(Color.init(components:)))
      content.gradientKind = GradientContent.Kind(rawValue: gradient.kind) ?? .conic
      content.locations = gradient.locations
      content.startPoint = Point(gradient.startPoint[0], gradient.startPoint[1])
      content.endPoint = Point(gradient.endPoint[0], gradient.endPoint[1])
      layer.properties.content = .gradient(content)
    }
    layer.sublayers = (sublayers ?? []).map(\.testLayer)
    return layer
  }

  /// The path and how it is painted; nil without a path that can be read.
  private var shape: ShapeContent? {
    guard let path, let read = try? PathData.path(path) else { return nil }
    var shape = ShapeContent(path: read)
    shape.fillColor = fillColor.map(Color.init(components:))
    shape.fillRule = fillRule.flatMap(FillRule.init) ?? .nonZero
    shape.strokeColor = strokeColor.map(Color.init(components:))
    shape.lineWidth = lineWidth ?? 1
    shape.lineCap = lineCap.flatMap(LineCap.init) ?? .butt
    shape.lineJoin = lineJoin.flatMap(LineJoin.init) ?? .miter
    shape.miterLimit = miterLimit ?? 10
    shape.lineDashPattern = dashes ?? []
    shape.lineDashPhase = dashPhase ?? 0
    return shape
  }
}

extension Color {
  init(components: [Double]) {
    self.init(
      red: components[0] / 255, green: components[1] / 255, blue: components[2] / 255, alpha: components[3] / 255)
  }
}

extension Corners {
  static let named: [String: Corners] = [
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
