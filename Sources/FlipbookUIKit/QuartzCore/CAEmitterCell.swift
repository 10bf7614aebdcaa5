public import Foundation
import Geometry
import LayerTree

/// A kind of particle, `CAEmitterCell`.
///
/// An emitter copies it when it is set among the emitter's cells.
open class CAEmitterCell: NSObject {
  var cell = EmitterCell()
  private var cells: [CAEmitterCell]?

  /// Makes a kind of particle.
  public override init() { super.init() }

  /// The name of the cell.
  open var name: String?

  /// The image: a `CGImage`; nil for a square of one point.
  open var contents: Any? {
    get { cell.contents.map { CGImage($0) } }
    set { cell.contents = newValue.map { ImageReference(contents: $0, of: "CAEmitterCell.contents") } }
  }

  /// The color that the image is multiplied by.
  open var color: CGColor? {
    get { CGColor(cell.color) }
    set { cell.color = newValue?.color ?? .white }
  }

  /// The duration of the emission in seconds; 0 for the emitter's lifetime.
  open var duration: CFTimeInterval {
    get { cell.duration.isFinite ? cell.duration : 0 }
    set { cell.duration = newValue > 0 ? newValue : .infinity }
  }

  /// The particles that each particle emits.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      cell.cells = newValue?.map { $0.cell } ?? []
    }
  }

  /// Particles a second.
  open var birthRate: Float {
    get { Float(cell.birthRate) }
    set { cell.birthRate = Double(shortest: newValue) }
  }

  /// Seconds that a particle lives.
  open var lifetime: Float {
    get { Float(cell.lifetime.value) }
    set { cell.lifetime.value = Double(shortest: newValue) }
  }

  /// The range of the lifetimes.
  open var lifetimeRange: Float {
    get { Float(cell.lifetime.range) }
    set { cell.lifetime.range = Double(shortest: newValue) }
  }

  /// Points a second at birth.
  open var velocity: CGFloat {
    get { CGFloat(cell.velocity.value) }
    set { cell.velocity.value = Double(newValue) }
  }

  /// The range of the velocities.
  open var velocityRange: CGFloat {
    get { CGFloat(cell.velocity.range) }
    set { cell.velocity.range = Double(newValue) }
  }

  /// The horizontal acceleration in points per second squared.
  open var xAcceleration: CGFloat {
    get { CGFloat(cell.acceleration.x) }
    set { cell.acceleration.x = Double(newValue) }
  }

  /// Points a second squared, down.
  open var yAcceleration: CGFloat {
    get { CGFloat(cell.acceleration.y) }
    set { cell.acceleration.y = Double(newValue) }
  }

  /// The direction in radians, clockwise from the x axis.
  open var emissionLongitude: CGFloat {
    get { CGFloat(cell.emissionLongitude) }
    set { cell.emissionLongitude = Double(newValue) }
  }

  /// The width of the cone about the direction, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(cell.emissionRange) }
    set { cell.emissionRange = Double(newValue) }
  }

  /// The scale at birth.
  open var scale: CGFloat {
    get { CGFloat(cell.scale.value) }
    set { cell.scale.value = Double(newValue) }
  }

  /// The range of the scales.
  open var scaleRange: CGFloat {
    get { CGFloat(cell.scale.range) }
    set { cell.scale.range = Double(newValue) }
  }

  /// The change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(cell.scaleSpeed) }
    set { cell.scaleSpeed = Double(newValue) }
  }

  /// Radians a second.
  open var spin: CGFloat {
    get { CGFloat(cell.spin.value) }
    set { cell.spin.value = Double(newValue) }
  }

  /// The range of the spins.
  open var spinRange: CGFloat {
    get { CGFloat(cell.spin.range) }
    set { cell.spin.range = Double(newValue) }
  }

  /// Seconds before the first particle.
  open var beginTime: CFTimeInterval {
    get { cell.beginTime }
    set { cell.beginTime = newValue }
  }

  /// The range of red.
  open var redRange: Float {
    get { Float(cell.colorRange.red) }
    set { cell.colorRange.red = Double(shortest: newValue) }
  }

  /// The change of red per second.
  open var redSpeed: Float {
    get { Float(cell.colorSpeed.red) }
    set { cell.colorSpeed.red = Double(shortest: newValue) }
  }

  /// The range of green.
  open var greenRange: Float {
    get { Float(cell.colorRange.green) }
    set { cell.colorRange.green = Double(shortest: newValue) }
  }

  /// The change of green per second.
  open var greenSpeed: Float {
    get { Float(cell.colorSpeed.green) }
    set { cell.colorSpeed.green = Double(shortest: newValue) }
  }

  /// The range of blue.
  open var blueRange: Float {
    get { Float(cell.colorRange.blue) }
    set { cell.colorRange.blue = Double(shortest: newValue) }
  }

  /// The change of blue per second.
  open var blueSpeed: Float {
    get { Float(cell.colorSpeed.blue) }
    set { cell.colorSpeed.blue = Double(shortest: newValue) }
  }

  /// The range of alpha.
  open var alphaRange: Float {
    get { Float(cell.colorRange.alpha) }
    set { cell.colorRange.alpha = Double(shortest: newValue) }
  }

  /// The change of alpha per second.
  open var alphaSpeed: Float {
    get { Float(cell.colorSpeed.alpha) }
    set { cell.colorSpeed.alpha = Double(shortest: newValue) }
  }
}
