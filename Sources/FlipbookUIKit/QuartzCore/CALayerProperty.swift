/// A property of a class of layers of your own that can be animated: what `@NSManaged` is for on a device.
///
///     final class Gauge: CALayer {
///       @CALayerProperty("progress") var progress: CGFloat = 0
///       override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
///       override func draw(in ctx: CGContext) { … }
///     }
///
/// While `draw(in:)` runs, it has the value that animations of its key show.
@propertyWrapper
public struct CALayerProperty<Value> {
  private let key: String
  private let first: Value

  /// Makes a property with the value that it has before it is set, and the key that animations know it by.
  public init(wrappedValue: Value, _ key: String) { (self.key, first) = (key, wrappedValue) }

  /// Makes a property without a value.
  public init<Wrapped>(_ key: String) where Value == Wrapped? { (self.key, first) = (key, nil) }

  /// Makes a number that is 0 before it is set.
  public init(_ key: String) where Value: BinaryFloatingPoint { (self.key, first) = (key, 0) }

  /// Never used: the property belongs to a class of layers.
  @available(*, unavailable, message: "@CALayerProperty is for properties of subclasses of CALayer")
  public var wrappedValue: Value {
    get { first }
    set {}
  }

  /// The value in a layer.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Layer, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Layer, CALayerProperty>
  ) -> Value {
    get {
      let property = layer[keyPath: storageKeyPath]
      return layer.ownValue(property.key, as: Value.self) ?? property.first
    }
    set {
      let property = layer[keyPath: storageKeyPath]
      layer.beginOwnProperty(property.key, with: AnimatableValue(any: property.first))
      layer.setValue(newValue, forKey: property.key)
    }
  }
}
