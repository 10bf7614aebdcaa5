public import Foundation
import Geometry
import LayerTree
import Motion

/// A kind of particle, `CAEmitterCell`.
///
/// An emitter stores a copy of it when its cells are set.
open class CAEmitterCell: NSObject {
  var cell = EmitterCell()
  private var cells: [CAEmitterCell]?
  /// The values stored for keys that aren't properties of the cell.
  private var values: [String: Any] = [:]

  /// Creates a cell.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The name of the cell in key paths of the emitter, such as `emitterCells.spark.birthRate`.
  open var name: String? {
    get { cell.name.isEmpty ? nil : cell.name }
    set { cell.name = newValue ?? "" }
  }

  /// A Boolean value that indicates whether particles of this kind are emitted.
  open var isEnabled: Bool {
    get { cell.isEnabled }
    set { cell.isEnabled = newValue }
  }

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? {
    key == "name" ? name : key == "contents" ? contents : cell.value(of: key)?.boxed ?? values[key]
  }

  /// Sets a property; a value for any other key is stored with the cell.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "name" { return name = value as? String }
    if key == "contents" { return contents = value }
    guard let kind = EmitterCell.kind(of: key), let value else { return values[key] = value }
    cell.set(key, to: AnimatableValue(value, kind, as: "CAEmitterCell.\(key)"))
  }

  /// Copies the values of an engine cell and its nested cells.
  func take(_ new: EmitterCell) {
    cell = new
    for (own, inner) in zip(cells ?? [], new.cells) { own.take(inner) }
  }

  /// The image, as a `CGImage`; nil for a one-point square.
  open var contents: Any? {
    get { cell.contents.map { CGImage($0) } }
    set { cell.contents = newValue.map { ImageReference(contents: $0, of: "CAEmitterCell.contents") } }
  }

  /// The color that the image is multiplied by.
  open var color: CGColor? {
    get { CGColor(cell.color) }
    set { cell.color = newValue?.color ?? .white }
  }

  /// The duration of the emission, in seconds; 0 for the emitter's lifetime.
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

  /// The number of particles emitted per second.
  open var birthRate: Float {
    get { Float(cell.birthRate) }
    set { cell.birthRate = Double(shortest: newValue) }
  }

  /// The lifetime of a particle, in seconds.
  open var lifetime: Float {
    get { Float(cell.lifetime.value) }
    set { cell.lifetime.value = Double(shortest: newValue) }
  }

  /// The range of variation of the lifetime.
  open var lifetimeRange: Float {
    get { Float(cell.lifetime.range) }
    set { cell.lifetime.range = Double(shortest: newValue) }
  }

  /// The initial speed, in points per second.
  open var velocity: CGFloat {
    get { CGFloat(cell.velocity.value) }
    set { cell.velocity.value = Double(newValue) }
  }

  /// The range of variation of the speed.
  open var velocityRange: CGFloat {
    get { CGFloat(cell.velocity.range) }
    set { cell.velocity.range = Double(newValue) }
  }

  /// The horizontal acceleration in points per second squared.
  open var xAcceleration: CGFloat {
    get { CGFloat(cell.acceleration.x) }
    set { cell.acceleration.x = Double(newValue) }
  }

  /// The vertical acceleration in points per second squared, downward.
  open var yAcceleration: CGFloat {
    get { CGFloat(cell.acceleration.y) }
    set { cell.acceleration.y = Double(newValue) }
  }

  /// The direction in radians, clockwise: relative to the normal of a line, which points up, or of the outline of a
  /// circle, which points outward; otherwise relative to the x axis.
  open var emissionLongitude: CGFloat {
    get { CGFloat(cell.emissionLongitude) }
    set { cell.emissionLongitude = Double(newValue) }
  }

  /// The angle out of the layer's plane; it has no effect.
  @NoEffect("CAEmitterCell.emissionLatitude", "particles are flat")
  open var emissionLatitude: CGFloat = 0
  /// The acceleration in depth; it has no effect.
  @NoEffect("CAEmitterCell.zAcceleration", "particles are flat")
  open var zAcceleration: CGFloat = 0
  /// The scale of the image; it has no effect, as the image's own scale is used.
  @NoEffect("CAEmitterCell.contentsScale", "the image's own scale is used")
  open var contentsScale: CGFloat = 1
  /// The visible part of the image; it has no effect, as the whole image is visible.
  @NoEffect("CAEmitterCell.contentsRect", "the whole image is shown")
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The angle of the emission cone around the direction, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(cell.emissionRange) }
    set { cell.emissionRange = Double(newValue) }
  }

  /// The initial scale.
  open var scale: CGFloat {
    get { CGFloat(cell.scale.value) }
    set { cell.scale.value = Double(newValue) }
  }

  /// The range of variation of the scale.
  open var scaleRange: CGFloat {
    get { CGFloat(cell.scale.range) }
    set { cell.scale.range = Double(newValue) }
  }

  /// The change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(cell.scaleSpeed) }
    set { cell.scaleSpeed = Double(newValue) }
  }

  /// The rotational velocity, in radians per second.
  open var spin: CGFloat {
    get { CGFloat(cell.spin.value) }
    set { cell.spin.value = Double(newValue) }
  }

  /// The range of variation of the rotational velocity.
  open var spinRange: CGFloat {
    get { CGFloat(cell.spin.range) }
    set { cell.spin.range = Double(newValue) }
  }

  /// The time before the first emission, in seconds.
  open var beginTime: CFTimeInterval {
    get { cell.beginTime }
    set { cell.beginTime = newValue }
  }

  /// The range of variation of red.
  open var redRange: Float {
    get { Float(cell.colorRange.red) }
    set { cell.colorRange.red = Double(shortest: newValue) }
  }

  /// The change of red per second.
  open var redSpeed: Float {
    get { Float(cell.colorSpeed.red) }
    set { cell.colorSpeed.red = Double(shortest: newValue) }
  }

  /// The range of variation of green.
  open var greenRange: Float {
    get { Float(cell.colorRange.green) }
    set { cell.colorRange.green = Double(shortest: newValue) }
  }

  /// The change of green per second.
  open var greenSpeed: Float {
    get { Float(cell.colorSpeed.green) }
    set { cell.colorSpeed.green = Double(shortest: newValue) }
  }

  /// The range of variation of blue.
  open var blueRange: Float {
    get { Float(cell.colorRange.blue) }
    set { cell.colorRange.blue = Double(shortest: newValue) }
  }

  /// The change of blue per second.
  open var blueSpeed: Float {
    get { Float(cell.colorSpeed.blue) }
    set { cell.colorSpeed.blue = Double(shortest: newValue) }
  }

  /// The range of variation of alpha.
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
