public import Foundation
import Geometry
import LayerTree
import Motion

/// A kind of particle, `CAEmitterCell`.
///
/// An emitter copies it when it is set among the emitter's cells.
open class CAEmitterCell: NSObject {
  var cell = EmitterCell()
  private var cells: [CAEmitterCell]?
  /// Values for keys that particles do not know.
  private var values: [String: Any] = [:]

  /// Makes a kind of particle.
  public override init() { super.init() }

  /// Particles are not archived here.
  public required init?(coder: NSCoder) { super.init() }

  /// The name of the cell, for key paths of the emitter such as `emitterCells.spark.birthRate`.
  open var name: String? {
    get { cell.name.isEmpty ? nil : cell.name }
    set { cell.name = newValue ?? "" }
  }

  /// A Boolean value that indicates whether particles of the kind are born.
  open var isEnabled: Bool {
    get { cell.isEnabled }
    set { cell.isEnabled = newValue }
  }

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? {
    key == "name" ? name : key == "contents" ? contents : cell.value(of: key)?.boxed ?? values[key]
  }

  /// Sets a property; a key that isn't one is kept with the cell.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "name" { return name = value as? String }
    if key == "contents" { return contents = value }
    guard let kind = EmitterCell.kind(of: key), let value else { return values[key] = value }
    cell.set(key, to: AnimatableValue(value, kind, as: "CAEmitterCell.\(key)"))
  }

  /// Takes the values of a kind of particle, and of the kinds that its particles emit.
  func take(_ new: EmitterCell) {
    cell = new
    for (own, inner) in zip(cells ?? [], new.cells) { own.take(inner) }
  }

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

  /// The direction in radians, clockwise: from the normal of a line, which points up, and of the outline of a circle, which
  /// points outward; from the x axis for other sources.
  open var emissionLongitude: CGFloat {
    get { CGFloat(cell.emissionLongitude) }
    set { cell.emissionLongitude = Double(newValue) }
  }

  /// The angle out of the layer's plane, which makes no difference here.
  open var emissionLatitude: CGFloat = 0
  /// Points a second squared, in depth, which makes no difference here.
  open var zAcceleration: CGFloat = 0
  /// Pixels of the picture per point, which are the picture's own here.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that shows: all of it, here.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

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
