public import Foundation
import Geometry
import LayerTree

/// A source of particles, `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
  override class var content: LayerContent { .emitter(EmitterContent()) }

  private var cells: [CAEmitterCell]?

  /// Creates an emitter layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kinds of particles; they are copied when set.
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

  /// The depth of the source; it has no effect.
  @NoEffect("CAEmitterLayer.emitterDepth", "particles are flat")
  open var emitterDepth: CGFloat = 0
  /// The depth of the center of the source; it has no effect.
  @NoEffect("CAEmitterLayer.emitterZPosition", "particles are flat")
  open var emitterZPosition: CGFloat = 0
  /// A Boolean value that indicates whether particles are placed in depth; it has no effect.
  @NoEffect("CAEmitterLayer.preservesDepth", "particles are flat")
  open var preservesDepth = false

  /// The multiplier of the cells' birth rates.
  open var birthRate: Float {
    get { Float(backing.model.emitterBirthRate) }
    set { change { $0.emitterBirthRate = Double(shortest: newValue) } }
  }

  /// The multiplier of the particles' lifetimes.
  open var lifetime: Float {
    get { Float(backing.model.emitterLifetime) }
    set { change { $0.emitterLifetime = Double(shortest: newValue) } }
  }

  /// The center of the source.
  open var emitterPosition: CGPoint {
    get { CGPoint(backing.model.emitterPosition) }
    set { change { $0.emitterPosition = Point(newValue) } }
  }

  /// The size of the source, in points.
  open var emitterSize: CGSize {
    get { CGSize(backing.model.emitterSize) }
    set { change { $0.emitterSize = Size(newValue) } }
  }

  /// The shape of the source.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: backing.model.emitterShape.rawValue) }
    set {
      let flat = [CAEmitterLayerEmitterShape.cuboid: .rectangle, .sphere: .circle][newValue] ?? newValue
      guard let shape = EmitterContent.Shape(rawValue: flat.rawValue) else {
        preconditionFailure("FlipbookUIKit does not support the emitter shape '\(newValue.rawValue)'")
      }
      change { $0.emitterShape = shape }
    }
  }

  /// The part of the source's shape that emits particles.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: backing.model.emitterMode.rawValue) }
    set {
      let flat = newValue == .volume ? .surface : newValue
      guard let mode = EmitterContent.Mode(rawValue: flat.rawValue) else {
        preconditionFailure("FlipbookUIKit does not support the emitter mode '\(newValue.rawValue)'")
      }
      change { $0.emitterMode = mode }
    }
  }

  /// The compositing of particles; ``CAEmitterLayerRenderMode/additive`` adds them to the backdrop.
  open var renderMode: CAEmitterLayerRenderMode {
    get { backing.model.isEmitterAdditive ? .additive : .unordered }
    set { change { $0.isEmitterAdditive = newValue == .additive } }
  }

  /// The multiplier of the particles' velocities.
  open var velocity: Float {
    get { Float(backing.model.emitterVelocity) }
    set { change { $0.emitterVelocity = Double(shortest: newValue) } }
  }

  /// The multiplier of the particles' scales.
  open var scale: Float {
    get { Float(backing.model.emitterScale) }
    set { change { $0.emitterScale = Double(shortest: newValue) } }
  }

  /// The multiplier of the particles' rotational velocities.
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

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a shape with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A box; treated as a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A sphere; treated as a circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corner points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The area inside the outline.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The volume of a solid; treated as ``surface``.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The compositing order of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles at the back, as in all modes here.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles at the front on a device; at the back here.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth on a device; here the oldest particles are at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Particles are added to the backdrop.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
