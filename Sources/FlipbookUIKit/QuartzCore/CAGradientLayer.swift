public import Foundation
import Geometry
import LayerTree

/// A gradient that fills the bounds, `CAGradientLayer`.
open class CAGradientLayer: CALayer {
  override class var content: LayerContent { .gradient(GradientContent()) }

  /// Makes a gradient layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layer with the current presentation values.
  open override func presentation() -> CAGradientLayer? { presented(CAGradientLayer()) }

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

  /// The place of each color, 0 to 1; nil for even ones.
  open var locations: [NSNumber]? {
    get { backing.model.locations.isEmpty ? nil : backing.model.locations.map { NSNumber(value: $0) } }
    set { change { $0.locations = newValue?.map(\.doubleValue) ?? [] } }
  }

  /// The beginning, in units of the bounds.
  open var startPoint: CGPoint {
    get { CGPoint(backing.model.startPoint) }
    set { change { $0.startPoint = Point(newValue) } }
  }

  /// The end, in units of the bounds.
  open var endPoint: CGPoint {
    get { CGPoint(backing.model.endPoint) }
    set { change { $0.endPoint = Point(newValue) } }
  }

  /// The kind of gradient.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: backing.model.gradientKind.rawValue) }
    set {
      guard let kind = GradientContent.Kind(rawValue: newValue.rawValue) else {
        preconditionFailure("there is no gradient type '\(newValue.rawValue)'")
      }
      change { $0.gradientKind = kind }
    }
  }
}

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
