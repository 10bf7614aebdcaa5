import Arithmetic
import Geometry
import JSONReading

/// Reads nodes; values of the wrong type are errors, and unsupported features are warnings.
struct NodeReader {
  /// The maximum number of nodes in a file.
  static let maximumCount = 400_000
  /// The largest coordinate and size, in points.
  static let extent = 1e6

  let log: FigmaLog
  private var count = 0

  init(log: FigmaLog) { self.log = log }

  /// Reads a node with its descendants.
  ///
  /// - Parameters:
  ///   - value: The node in the file.
  ///   - trail: The names of the nodes around it.
  ///   - parent: The parent's bounding box, in the space of the page.
  /// - Returns: The node.
  /// - Throws: ``FigmaError`` that names the place of an invalid value.
  mutating func node(_ value: FigmaValue, in trail: String = "", parent: Rect? = nil) throws(FigmaError) -> FigmaNode {
    count += 1
    guard count <= Self.maximumCount else { throw value.error("the file has more than \(Self.maximumCount) nodes") }
    let type = try value.required("type").string()
    let name = try value.string("name") ?? ""
    var node = FigmaNode(
      id: try value.string("id") ?? "", name: name, type: type, kind: Self.kind(of: type),
      trail: trail.isEmpty ? name : "\(trail) / \(name)", place: value.place)
    if type == "DOCUMENT" { node.trail = "" }
    node.number = count
    node.isVisible = try value.flag("visible") ?? true
    if node.kind == .other, node.isVisible {
      log.warn("nodes of the type \(type) are not supported and are left out", at: node.place, of: node.trail)
    }
    try readPlacement(value, parent, into: &node)
    try readAppearance(value, into: &node)
    try readLayout(value, into: &node)
    node.interactions = try interactions(value, of: node)
    node.component = try value.string("componentId")
    for child in try value.list("children") {
      node.children.append(try self.node(child, in: node.trail, parent: node.box ?? parent))
    }
    return node
  }

  private static func kind(of type: String) -> FigmaNode.Kind {
    switch type {
    case "DOCUMENT", "CANVAS", "FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE", "SECTION": .frame
    case "GROUP", "TRANSFORM_GROUP": .group
    case "RECTANGLE": .rectangle
    case "ELLIPSE": .ellipse
    case "LINE": .line
    case "VECTOR", "STAR", "REGULAR_POLYGON", "BOOLEAN_OPERATION": .vector
    case "TEXT": .text
    case "SLICE": .slice
    default: .other
    }
  }

  /// Reads size and transform; without `geometry=paths`, they follow from the bounding box and the rotation.
  private func readPlacement(_ value: FigmaValue, _ parent: Rect?, into node: inout FigmaNode) throws(FigmaError) {
    node.box = try value["absoluteBoundingBox"]?.rect()
    let rotation = try value.number("rotation") ?? 0
    let size = try value["size"]?.point()
    let transform = try value["relativeTransform"]?.transform()
    let origin = parent?.origin ?? .zero
    if let size, let transform {
      (node.size, node.transform) = (Size(max(0, size.x), max(0, size.y)), transform)
    } else if let box = node.box {
      let (cosine, sine) = (cos(rotation), sin(rotation))
      let turned = AffineTransform.rotation(radians: rotation)
      // The bounding box of a turned rectangle is |w cos| + |h sin| wide and |w sin| + |h cos| high.
      let (c, s) = (abs(cosine), abs(sine))
      let determinant = c * c - s * s
      node.size = box.size
      if s > 1e-9, abs(determinant) > 0.01 {
        node.size = Size(
          max(0, (box.width * c - box.height * s) / determinant), max(0, (box.height * c - box.width * s) / determinant)
        )
      } else if s > 1e-9 {
        log.warn(
          "the size of a node that is turned by 45° needs a file requested with geometry=paths", at: node.place,
          of: node.trail)
        node.size = Size(box.width / 2.0.squareRoot(), box.height / 2.0.squareRoot())
      }
      let bounds = turned.boundingBox(of: Rect(origin: .zero, size: node.size))
      node.transform = turned.concatenating(
        .translation(box.midX - bounds.midX - origin.x, box.midY - bounds.midY - origin.y))
    }
    let numbers = [
      node.size.width, node.size.height, node.transform.tx, node.transform.ty, node.transform.a, node.transform.b,
      node.transform.c, node.transform.d,
    ]
    guard numbers.allSatisfy({ abs($0) <= Self.extent }) else {
      throw value.error("sizes and positions must not exceed \(Int(Self.extent)) points")
    }
  }

  private mutating func readAppearance(_ value: FigmaValue, into node: inout FigmaNode) throws(FigmaError) {
    node.opacity = min(max(try value.number("opacity") ?? 1, 0), 1)
    if let mode = value["blendMode"] {
      node.passesThrough = try mode.string() == "PASS_THROUGH"
      node.blendMode = try blendMode(mode, of: node)
    }
    node.clips = try value.flag("clipsContent") ?? false
    // Sections and text have no other background than their fills.
    node.fills = try paints(value, "fills", of: node)
    node.fillGeometry = try geometry(value, "fillGeometry", of: node)
    node.strokeGeometry = try geometry(value, "strokeGeometry", of: node)
    node.stroke = try stroke(value, of: node)
    try readCorners(value, into: &node)
    node.effects = try effects(value, of: node)
    if try value.flag("isMask") ?? false { node.mask = try mask(value, of: node) }
    if node.kind == .text { node.text = try text(value, of: node) }
    try checkShape(value, node)
  }

  /// Reports properties of shapes that only their geometry shows.
  private func checkShape(_ value: FigmaValue, _ node: FigmaNode) throws(FigmaError) {
    if let arc = value["arcData"] {
      let angles = (try arc.number("startingAngle") ?? 0, try arc.number("endingAngle") ?? 2 * .pi)
      let innerRadius = try arc.number("innerRadius") ?? 0
      let isWhole = abs(abs(angles.1 - angles.0) - 2 * .pi) < 1e-3 && innerRadius == 0
      if !isWhole, node.fillGeometry == nil {
        log.warn(
          "the arc is shown as a whole ellipse: request the file with geometry=paths", at: arc.place, of: node.trail)
      }
    }
    if node.kind == .vector, node.isVisible, node.fillGeometry == nil, node.strokeGeometry == nil {
      log.warn(
        "the shape has no outline and is left out: request the file with geometry=paths", at: node.place,
        of: node.trail)
    }
  }

  private func mask(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaMask {
    guard let type = value["maskType"] else { return .alpha }
    if let mask = FigmaMask(rawValue: try type.string()) { return mask }
    log.warn("the mask type is unknown, and used as ALPHA", at: type.place, of: node.trail)
    return .alpha
  }

  private func readCorners(_ value: FigmaValue, into node: inout FigmaNode) throws(FigmaError) {
    let radius = max(0, try value.number("cornerRadius") ?? 0)
    node.radii = Array(repeating: radius, count: 4)
    if let radii = value["rectangleCornerRadii"] {
      var numbers: [Double] = []
      for radius in try radii.list() { numbers.append(max(0, try radius.number())) }
      guard numbers.count == 4 else { throw radii.error("expected four radii, but found \(numbers.count)") }
      node.radii = numbers
    }
    node.smoothing = try value.number("cornerSmoothing") ?? 0
    if node.smoothing > 0, abs(node.smoothing - 0.6) > 0.01, node.radii.contains(where: { $0 > 0 }) {
      log.warn(
        "corners are smoothed as in iOS, which is 0.6, not \(node.smoothing)",
        at: value.place.key("cornerSmoothing"), of: node.trail)
    }
  }

  /// Reads the paths of a shape.
  private func geometry(
    _ value: FigmaValue, _ key: StaticString, of node: FigmaNode
  ) throws(FigmaError) -> [FigmaPath]? {
    guard let list = value[key] else { return nil }
    var paths: [FigmaPath] = []
    for item in try list.list() {
      let value = try item.required("path")
      let text = try value.string()
      let rule = try item.string("windingRule") == "EVENODD" ? FillRule.evenOdd : .nonZero
      do throws(PathData.Failure) {
        paths.append(FigmaPath(path: try PathData.path(text), fillRule: rule))
      } catch {
        throw value.error("the path is invalid: \(error.message)")
      }
      _ = item["overrideID"]
    }
    for (_, override) in try value["fillOverrideTable"]?.members() ?? [] where override["fills"] != nil {
      log.warn("a region of the shape with fills of its own has the shape's fill", at: override.place, of: node.trail)
      override.skip()
    }
    return paths
  }

  /// Reads a blend mode; `LINEAR_BURN` has no equivalent.
  func blendMode(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> BlendMode {
    switch try value.string() {
    case "PASS_THROUGH", "NORMAL": return .normal
    case "DARKEN": return .darken
    case "MULTIPLY": return .multiply
    case "COLOR_BURN": return .colorBurn
    case "LIGHTEN": return .lighten
    case "SCREEN": return .screen
    case "LINEAR_DODGE": return .plusLighter
    case "COLOR_DODGE": return .colorDodge
    case "OVERLAY": return .overlay
    case "SOFT_LIGHT": return .softLight
    case "HARD_LIGHT": return .hardLight
    case "DIFFERENCE": return .difference
    case "EXCLUSION": return .exclusion
    case "HUE": return .hue
    case "SATURATION": return .saturation
    case "COLOR": return .color
    case "LUMINOSITY": return .luminosity
    case "LINEAR_BURN":
      log.warn("the blend mode LINEAR_BURN is not supported; MULTIPLY is used", at: value.place, of: node.trail)
      return .multiply
    case let mode:
      log.warn("the blend mode \(mode) is unknown; NORMAL is used", at: value.place, of: node.trail)
      return .normal
    }
  }
}
