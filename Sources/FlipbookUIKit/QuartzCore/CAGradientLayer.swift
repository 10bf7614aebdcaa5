public import Foundation
import Geometry
import LayerTree

/// A gradient that fills the bounds, `CAGradientLayer`.
open class CAGradientLayer: CALayer {
  override class var content: LayerContent { .gradient(GradientContent()) }

  /// Creates a gradient layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layer with the current presentation values.
  @_disfavoredOverload
  open override func presentation() -> CAGradientLayer? { presented(copied() as? CAGradientLayer ?? CAGradientLayer()) }

  /// The colors: `CGColor`s.
  ///
  /// - Precondition: They are `CGColor`s.
  open var colors: [Any]? {
    get { backing.model.colors.map { CGColor($0) } }
    set {
      let colors = (newValue ?? []).allMapped { Color(boxed: $0) }
      precondition(colors != nil, "CAGradientLayer.colors takes CGColors")
      change { $0.colors = colors ?? [] }
    }
  }

  /// The location of each color, from 0 to 1; nil for even spacing.
  open var locations: [NSNumber]? {
    get { backing.model.locations.isEmpty ? nil : backing.model.locations.map { NSNumber(value: $0) } }
    set { change { $0.locations = newValue?.map(\.doubleValue) ?? [] } }
  }

  /// The start point, in the unit coordinate space of the bounds.
  open var startPoint: CGPoint {
    get { CGPoint(backing.model.startPoint) }
    set { change { $0.startPoint = Point(newValue) } }
  }

  /// The end point, in the unit coordinate space of the bounds.
  open var endPoint: CGPoint {
    get { CGPoint(backing.model.endPoint) }
    set { change { $0.endPoint = Point(newValue) } }
  }

  /// The type of gradient.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: backing.model.gradientKind.rawValue) }
    set {
      guard let kind = GradientContent.Kind(rawValue: newValue.rawValue) else {
        preconditionFailure("unknown gradient type '\(newValue.rawValue)'")
      }
      change { $0.gradientKind = kind }
    }
  }
}

/// The type of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A linear gradient.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A radial gradient.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A conic gradient.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
