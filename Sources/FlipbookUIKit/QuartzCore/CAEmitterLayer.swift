public import Foundation
import Geometry
import LayerTree

/// A source of particles, `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
  override class var content: LayerContent { .emitter(EmitterContent()) }

  private var cells: [CAEmitterCell]?

  /// Makes an emitter layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kinds of particles, copied when they are set.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      change { $0.emitterCells = newValue?.map { $0.cell } ?? [] }
    }
  }

  override func valueSet(forKeyPath keyPath: String) {
    guard keyPath.hasPrefix("emitterCells.") else { return }
    for (cell, new) in zip(cells ?? [], backing.model.emitterCells) { cell.take(new) }
  }

  /// The depth of the source, which makes no difference here.
  open var emitterDepth: CGFloat = 0
  /// The depth of the center of the source, which makes no difference here.
  open var emitterZPosition: CGFloat = 0
  /// A Boolean value that indicates whether particles keep their depth, which they do not have here.
  open var preservesDepth = false

  /// Multiplies the birth rates of the cells.
  open var birthRate: Float {
    get { Float(backing.model.emitterBirthRate) }
    set { change { $0.emitterBirthRate = Double(shortest: newValue) } }
  }

  /// Multiplies the lifetimes of the particles.
  open var lifetime: Float {
    get { Float(backing.model.emitterLifetime) }
    set { change { $0.emitterLifetime = Double(shortest: newValue) } }
  }

  /// The center of the source.
  open var emitterPosition: CGPoint {
    get { CGPoint(backing.model.emitterPosition) }
    set { change { $0.emitterPosition = Point(newValue) } }
  }

  /// The extent of the source.
  open var emitterSize: CGSize {
    get { CGSize(backing.model.emitterSize) }
    set { change { $0.emitterSize = Size(newValue) } }
  }

  /// The form of the source.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: backing.model.emitterShape.rawValue) }
    set {
      let flat = [CAEmitterLayerEmitterShape.cuboid: .rectangle, .sphere: .circle][newValue] ?? newValue
      guard let shape = EmitterContent.Shape(rawValue: flat.rawValue) else {
        preconditionFailure("FlipbookUIKit has no emitter shape '\(newValue.rawValue)'")
      }
      change { $0.emitterShape = shape }
    }
  }

  /// The part of the source's shape that emits.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: backing.model.emitterMode.rawValue) }
    set {
      let flat = newValue == .volume ? .surface : newValue
      guard let mode = EmitterContent.Mode(rawValue: flat.rawValue) else {
        preconditionFailure("FlipbookUIKit has no emitter mode '\(newValue.rawValue)'")
      }
      change { $0.emitterMode = mode }
    }
  }

  /// The blending of particles with the backdrop; ``CAEmitterLayerRenderMode/additive`` adds their light.
  open var renderMode: CAEmitterLayerRenderMode {
    get { backing.model.isEmitterAdditive ? .additive : .unordered }
    set { change { $0.isEmitterAdditive = newValue == .additive } }
  }

  /// Multiplies the velocities of the particles.
  open var velocity: Float {
    get { Float(backing.model.emitterVelocity) }
    set { change { $0.emitterVelocity = Double(shortest: newValue) } }
  }

  /// Multiplies the scales of the particles.
  open var scale: Float {
    get { Float(backing.model.emitterScale) }
    set { change { $0.emitterScale = Double(shortest: newValue) } }
  }

  /// Multiplies the spins of the particles.
  open var spin: Float {
    get { Float(backing.model.emitterSpin) }
    set { change { $0.emitterSpin = Double(shortest: newValue) } }
  }

  /// The seed of the particles' random numbers.
  open var seed: UInt32 {
    get { UInt32(truncatingIfNeeded: backing.model.emitterSeed) }
    set { change { $0.emitterSeed = UInt64(newValue) } }
  }
}

/// The form of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A box: a rectangle, here.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A ball: a circle, here.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Along its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Anywhere inside.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside a solid, as ``surface`` here.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The blending of particles with the backdrop.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back, as always here.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest at the front on a device; at the back here.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth, which they do not have here.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
