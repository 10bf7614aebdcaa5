public import Foundation
import Geometry
import LayerTree

/// Recognizes taps, `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required.
  open var numberOfTapsRequired = 1

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    TapGestureRecognizer(numberOfTaps: numberOfTapsRequired, action)
  }
}

/// Recognizes drags, `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The part of the translation that is subtracted, on the canvas.
  private var taken = Point.zero

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    PanGestureRecognizer(action)
  }

  /// The minimum number of fingers; it has no effect.
  @NoEffect("UIPanGestureRecognizer.minimumNumberOfTouches", "one finger is enough")
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; it has no effect.
  @NoEffect("UIPanGestureRecognizer.maximumNumberOfTouches", "any number of fingers is enough")
  open var maximumNumberOfTouches = Int.max

  private var pan: PanGestureRecognizer? { recognizer as? PanGestureRecognizer }

  /// Returns the translation of the finger in a view's coordinate space.
  open func translation(in view: UIView?) -> CGPoint { vector((pan?.translation ?? .zero) - taken, in: view) }

  /// Sets the current translation of the finger; it continues from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (start, unitX, unitY) = (place(.zero, in: view), place(Point(1, 0), in: view), place(Point(0, 1), in: view))
    let space = Geometry.AffineTransform(
      a: Double(unitX.x - start.x), b: Double(unitX.y - start.y), c: Double(unitY.x - start.x),
      d: Double(unitY.y - start.y), tx: 0, ty: 0)
    let onCanvas = space.inverted?.apply(Point(translation)) ?? Point(translation)
    taken = (pan?.translation ?? .zero) - onCanvas
  }

  /// Returns the velocity of the finger in points per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(pan?.velocity ?? .zero, in: view) }

  override func recognized() {
    if state == .began { taken = .zero }
    super.recognized()
  }
}

/// Recognizes drags from an edge, `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges where a drag is recognized.
  open var edges: UIRectEdge = []

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    let all: [(UIRectEdge, ScreenEdgePanGestureRecognizer.Edge)] = [
      (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom),
    ]
    return ScreenEdgePanGestureRecognizer(edges: Set(all.filter { edges.contains($0.0) }.map(\.1)), action)
  }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes pinches, `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var divisor: CGFloat = 1

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    PinchGestureRecognizer(action)
  }

  private var pinch: PinchGestureRecognizer? { recognizer as? PinchGestureRecognizer }

  /// The distance between the fingers, relative to its initial value; if it is set, later changes are relative to the
  /// new value.
  open var scale: CGFloat {
    get { CGFloat(pinch?.scale ?? 1) / divisor }
    set { divisor = newValue == 0 ? 1 : CGFloat(pinch?.scale ?? 1) / newValue }
  }

  /// The velocity of the scale per second.
  open var velocity: CGFloat { CGFloat(pinch?.velocity ?? 0) }

  override func recognized() {
    if state == .began { divisor = 1 }
    super.recognized()
  }
}

/// Recognizes rotations of two fingers, `UIRotationGestureRecognizer`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var taken: CGFloat = 0

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    RotationGestureRecognizer(action)
  }

  private var turn: RotationGestureRecognizer? { recognizer as? RotationGestureRecognizer }

  /// The rotation of the fingers, in radians; if set, it continues from the new value.
  open var rotation: CGFloat {
    get { CGFloat(turn?.rotation ?? 0) - taken }
    set { taken = CGFloat(turn?.rotation ?? 0) - newValue }
  }

  /// The velocity in radians per second.
  open var velocity: CGFloat { CGFloat(turn?.velocity ?? 0) }

  override func recognized() {
    if state == .began { taken = 0 }
    super.recognized()
  }
}

/// Recognizes swipes, `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
    public static let down = Direction(rawValue: 8)
  }

  /// The recognized directions.
  open var direction: Direction = .right

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    let all: [(Direction, SwipeGestureRecognizer.Direction)] = [
      (.right, .right), (.left, .left), (.up, .up), (.down, .down),
    ]
    return SwipeGestureRecognizer(directions: Set(all.filter { direction.contains($0.0) }.map(\.1)), action)
  }
}

/// Recognizes long presses, `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the finger must be held, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  override func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    LongPressGestureRecognizer(minimumPressDuration: minimumPressDuration, action)
  }
}
