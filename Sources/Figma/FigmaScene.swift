public import Geometry
public import LayerTree
import Motion
public import SceneWriting

/// A frame of a Figma file as layers, with the screens of its prototype and the transitions between them.
public struct FigmaScene: Sendable {
  /// The size of the first screen, in points.
  public let size: Size
  /// The layers; they show the first screen.
  public let root: LayerDescription
  /// The transitions between the screens; nil for a frame without a prototype.
  public let prototype: ScenePrototype?
  /// The features that are shown differently, or not at all.
  public internal(set) var warnings: [FigmaWarning] = []

  /// The time between the end of a transition and the next touch, in seconds.
  private static let pause = 0.7

  /// The maximum nesting of layers in scene files, with room for the layer around all screens.
  private static let maximumDepth = 62

  init(_ prototype: Prototype, builder: LayerBuilder, log: FigmaLog) throws(FigmaError) {
    let screens = prototype.screens
    size = screens[0].node.size
    guard size.width > 0, size.height > 0 else {
      throw FigmaError("the node “\(screens[0].node.name)” has no area", at: screens[0].node.place)
    }
    var layers: [LayerDescription] = []
    var count = 0
    for screen in screens {
      guard var layer = builder.layer(of: screen.node) else {
        throw FigmaError("the node “\(screen.node.name)” is not visible", at: screen.node.place)
      }
      layer.properties.position = Point(screen.node.size.width / 2, screen.node.size.height / 2)
      guard layer.depth <= Self.maximumDepth else {
        throw FigmaError("the layers are nested more than \(Self.maximumDepth) deep", at: screen.node.place)
      }
      count += layer.layerCount
      guard count <= LayerBuilder.maximumCount else {
        throw FigmaError(
          "the scene would have more than \(LayerBuilder.maximumCount) layers: import a smaller node with --node")
      }
      if screen.node.size.width > size.width + 0.5 || screen.node.size.height > size.height + 0.5 {
        log.warn(
          "the screen is larger than the first one, which is the canvas, and is cut", at: screen.node.place,
          of: screen.node.trail)
      }
      layers.append(layer)
    }
    var assembly = PrototypeAssembly(prototype, layers, size: size, log: log)
    root = assembly.root
    self.prototype = prototype.links.isEmpty ? nil : assembly.scenePrototype(pause: Self.pause)
  }
}

extension LayerDescription {
  /// The number of layers from this one to the innermost.
  fileprivate var depth: Int { 1 + (sublayers + [mask].compactMap(\.self)).reduce(0) { max($0, $1.depth) } }
}
