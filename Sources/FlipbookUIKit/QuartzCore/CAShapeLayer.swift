public import Foundation
import Geometry
import LayerTree

/// A path, filled and stroked, `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  override class var content: LayerContent { .shape(ShapeContent()) }

  /// Makes a shape layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layer with the current presentation values.
  open override func presentation() -> CAShapeLayer? { presented(CAShapeLayer()) }

  /// The path, in the space of the bounds; the layer keeps a copy.
  open var path: CGPath? {
    get { backing.model.path.elements.isEmpty ? nil : CGPath(backing.model.path) }
    set { change { $0.path = newValue?.path ?? Path() } }
  }

  /// The fill; nil for none.
  open var fillColor: CGColor? {
    get { backing.model.fillColor.map { CGColor($0) } }
    set { change { $0.fillColor = newValue?.color } }
  }

  /// The fill rule.
  open var fillRule: CAShapeLayerFillRule {
    get { backing.model.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { change { $0.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  /// The stroke; nil for none.
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

  /// The width of the stroke.
  open var lineWidth: CGFloat {
    get { CGFloat(backing.model.lineWidth) }
    set { change { $0.lineWidth = Double(newValue) } }
  }

  /// The limit of pointed corners.
  open var miterLimit: CGFloat {
    get { CGFloat(backing.model.miterLimit) }
    set { change { $0.miterLimit = Double(newValue) } }
  }

  /// The form of the stroke's ends.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: backing.model.lineCap.rawValue) }
    set {
      guard let cap = LineCap(rawValue: newValue.rawValue) else {
        preconditionFailure("there is no line cap '\(newValue.rawValue)'")
      }
      change { $0.lineCap = cap }
    }
  }

  /// The form of the stroke's corners.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: backing.model.lineJoin.rawValue) }
    set {
      guard let join = LineJoin(rawValue: newValue.rawValue) else {
        preconditionFailure("there is no line join '\(newValue.rawValue)'")
      }
      change { $0.lineJoin = join }
    }
  }

  /// The offset into the dash pattern.
  open var lineDashPhase: CGFloat {
    get { CGFloat(backing.model.lineDashPhase) }
    set { change { $0.lineDashPhase = Double(newValue) } }
  }

  /// The lengths of dashes and gaps in turn; nil for none.
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
  /// The name.
  public let rawValue: String

  /// Makes a rule of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}

/// The form of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a width later.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// `CAShapeLayerFillRule.nonZero`, as it was called before Swift 4.2.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// `CAShapeLayerFillRule.evenOdd`, as it was called before Swift 4.2.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// `CAShapeLayerLineCap.butt`, as it was called before Swift 4.2.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// `CAShapeLayerLineCap.round`, as it was called before Swift 4.2.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `CAShapeLayerLineCap.square`, as it was called before Swift 4.2.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// `CAShapeLayerLineJoin.miter`, as it was called before Swift 4.2.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// `CAShapeLayerLineJoin.round`, as it was called before Swift 4.2.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// `CAShapeLayerLineJoin.bevel`, as it was called before Swift 4.2.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
