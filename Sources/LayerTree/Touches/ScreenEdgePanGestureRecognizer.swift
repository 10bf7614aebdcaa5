import Geometry

/// Recognizes a drag from an edge of the canvas inward: `UIScreenEdgePanGestureRecognizer`.
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// An edge of the canvas.
  public enum Edge: String, CaseIterable, Sendable {
    /// The left edge, for going back.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
  }

  /// The width of the active region at the edge, in points; UIKit's value as observed at runtime.
  static let edgeRegion = 13.0

  /// The edges where a drag is recognized.
  public let edges: Set<Edge>
  /// The edge where the gesture began; nil before that.
  public private(set) var edge: Edge?

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - edges: The edges where a drag is recognized.
  ///   - action: Called when the gesture begins, changes, and ends.
  public init(edges: Set<Edge>, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.edges = edges
    super.init(action)
  }

  override var isTransforming: Bool { false }
  override var precedence: Int { 100 }

  override var hasBegun: Bool {
    let inwards =
      switch edge {
      case .left: translation.x
      case .right: -translation.x
      case .top: translation.y
      case .bottom: -translation.y
      case nil: 0.0
      }
    return inwards >= Self.slop && inwards >= translation.length * 0.5.squareRoot()
  }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    try super.touchesBegan(began, on: stage)
    guard touches.count == 1 else {
      if state == .possible { try change(to: .failed, on: stage) }
      return
    }
    let distances: [(edge: Edge, distance: Double)] = [
      (.left, location.x), (.right, stage.canvasSize.width - location.x), (.top, location.y),
      (.bottom, stage.canvasSize.height - location.y),
    ]
    edge = distances.first { edges.contains($0.edge) && $0.distance <= Self.edgeRegion }?.edge
    if edge == nil { try change(to: .failed, on: stage) }
  }
}
