import Foundation
import LayerTree

/// The parts of a frame that matched views share: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32
  /// Creates a set of parts.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// An element with the frame of another one with the same name, or that begins at it.
private final class MatchedGeometryElement: WrappingElement, MatchedElement {
  var modifier: MatchedGeometryModifier?
  private var geometry: AnimatedValue<AnimatableNumbers>?
  fileprivate(set) var isLeaving = false

  override init(_ child: Element) {
    super.init(child)
    graph.matches.add(self)
  }

  var matchKey: MatchKey? { modifier?.key }
  var isMatchSource: Bool { modifier?.isSource ?? false }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    let target = Self.numbers(frame)
    guard let modifier, modifier.isSource else { return super.placeChildren(in: frame, proposal) }
    if geometry == nil {
      geometry = AnimatedValue(target)
      // A new view begins at the frame of the one that it replaces.
      if transaction.animation != nil, let old = graph.matches.frame(modifier.key, before: self, at: graph.time) {
        geometry = AnimatedValue(old)
        match(Self.frame(old))
      }
    }
    graph.animate(&geometry, to: target, transaction)
    super.placeChildren(in: frame, proposal)
    if let geometry { graph.matches.setSource(modifier.key, self, frame: geometry) }
  }

  func match(_ frame: CGRect) {
    guard let modifier else { return }
    let offer = modifier.properties.contains(.size) ? ProposedViewSize(frame.size) : ProposedViewSize(self.frame.size)
    let (own, anchor) = (child.size(offer), modifier.anchor)
    let place = modifier.properties.contains(.position) ? frame : self.frame
    child.place(
      at: CGPoint(
        x: place.minX + anchor.x * (place.width - own.width), y: place.minY + anchor.y * (place.height - own.height)),
      offer, by: self)
  }

  override func leave(with transaction: Transaction) {
    super.leave(with: transaction)
    isLeaving = true
  }

  override func dispose() {
    super.dispose()
    isLeaving = true
  }

  private static func numbers(_ frame: CGRect) -> AnimatableNumbers {
    AnimatableNumbers([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
  }

  private static func frame(_ numbers: AnimatableNumbers) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

private struct MatchedGeometryModifier: ElementModifier {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeElement(around child: Element) -> Element { MatchedGeometryElement(child) }
  func update(_ element: Element, _ context: ViewContext) {
    guard let element = element as? MatchedGeometryElement else { return }
    (element.modifier, element.isLeaving) = (self, false)
  }
}

extension View {
  /// Gives the view the frame of another one with the same name.
  ///
  /// When a view appears while another one with its name disappears, in one animation, both move from the old frame to
  /// the new one.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modified(
      MatchedGeometryModifier(
        key: MatchKey(id: AnyHashable(id), namespace: namespace.number), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
