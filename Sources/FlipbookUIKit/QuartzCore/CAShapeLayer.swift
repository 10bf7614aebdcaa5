public import Foundation
import Geometry
import LayerTree

/// A filled and stroked path, `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  override class var content: LayerContent { .shape(ShapeContent()) }

  /// Creates a shape layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layer with the current presentation values.
  @_disfavoredOverload
  open override func presentation() -> CAShapeLayer? { presented(copied() as? CAShapeLayer ?? CAShapeLayer()) }

  /// The path, in the coordinate space of the bounds; the layer stores a copy.
  open var path: CGPath? {
    get { backing.model.path.elements.isEmpty ? nil : CGPath(backing.model.path) }
    set { change { $0.path = newValue?.path ?? Path() } }
  }

  /// The fill color; nil for no fill.
  open var fillColor: CGColor? {
    get { backing.model.fillColor.map { CGColor($0) } }
    set { change { $0.fillColor = newValue?.color } }
  }

  /// The fill rule.
  open var fillRule: CAShapeLayerFillRule {
    get { backing.model.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { change { $0.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  /// The stroke color; nil for no stroke.
  open var strokeColor: CGColor? {
    get { backing.model.strokeColor.map { CGColor($0) } }
    set { change { $0.strokeColor = newValue?.color } }
  }

  /// The start of the stroke as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { CGFloat(backing.model.strokeStart) }
    set { change { $0.strokeStart = Double(newValue) } }
  }

  /// The end of the stroke as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { CGFloat(backing.model.strokeEnd) }
    set { change { $0.strokeEnd = Double(newValue) } }
  }

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { CGFloat(backing.model.lineWidth) }
    set { change { $0.lineWidth = Double(newValue) } }
  }

  /// The maximum ratio of miter length to line width.
  open var miterLimit: CGFloat {
    get { CGFloat(backing.model.miterLimit) }
    set { change { $0.miterLimit = Double(newValue) } }
  }

  /// The shape of the stroke's end points.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: backing.model.lineCap.rawValue) }
    set {
      guard let cap = LineCap(rawValue: newValue.rawValue) else {
        preconditionFailure("unknown line cap '\(newValue.rawValue)'")
      }
      change { $0.lineCap = cap }
    }
  }

  /// The shape of the stroke's joints.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: backing.model.lineJoin.rawValue) }
    set {
      guard let join = LineJoin(rawValue: newValue.rawValue) else {
        preconditionFailure("unknown line join '\(newValue.rawValue)'")
      }
      change { $0.lineJoin = join }
    }
  }

  /// The offset into the dash pattern, in points.
  open var lineDashPhase: CGFloat {
    get { CGFloat(backing.model.lineDashPhase) }
    set { change { $0.lineDashPhase = Double(newValue) } }
  }

  /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = backing.model.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: $0) }
    }
    set { change { $0.lineDashPattern = newValue?.map(\.doubleValue) ?? [] } }
  }
}

/// The fill rule of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a rule with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}

/// The shape of a stroke's end points.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a shape with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Squared off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Rounded.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Squared off half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's joints.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a shape with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The name of `CAShapeLayerFillRule.nonZero` before Swift 4.2.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
