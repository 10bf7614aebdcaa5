import FlipbookUIKit

/// The element of `HStack` and `VStack`.
///
/// "SwiftUI layout explained" (objc.io) and WWDC 2019, session 237 describe the algorithm: the spacing is taken away, the
/// remaining length is offered in equal parts, to the least flexible child first, in groups of equal layout priority; the
/// minimum lengths of the groups with lower priority are set aside.
final class StackElement: ContainerElement {
  private let axis: Axis
  var spacing: CGFloat?
  var guideKey: GuideKey

  /// The default space between views, in points.
  static let defaultSpacing: CGFloat = 8

  init(_ graph: ViewGraph, _ axis: Axis, _ guideKey: GuideKey) {
    (self.axis, self.guideKey) = (axis, guideKey)
    super.init(graph)
  }

  /// Returns the space after a child.
  private func space(_ first: Traits, _ second: Traits) -> CGFloat {
    spacing ?? (first.isSpacer || second.isSpacer ? 0 : Self.defaultSpacing)
  }

  private func spaces(_ children: [Element]) -> CGFloat {
    let traits = children.map(\.traits)
    return zip(traits, traits.dropFirst()).reduce(0) { $0 + space($1.0, $1.1) }
  }

  /// Returns the proposals for the children.
  private func proposals(_ children: [Element], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    guard let whole = proposal[axis], whole.isFinite else { return children.map { _ in offer(proposal[axis]) } }
    var offers = children.map { _ in offer(nil) }
    let traits = children.map(\.traits)
    let least = children.map { $0.size(offer(0))[axis] }
    let flexibilities = children.enumerated().map { $1.size(offer(.infinity))[axis] - least[$0] }
    let order = children.indices.sorted {
      (-traits[$0].layoutPriority, flexibilities[$0], $0) < (-traits[$1].layoutPriority, flexibilities[$1], $1)
    }
    var remaining = whole - spaces(children)
    var position = 0
    while position < order.count {
      let priority = traits[order[position]].layoutPriority
      let group = order[position...].prefix { traits[$0].layoutPriority == priority }
      let setAside = order[(position + group.count)...].reduce(0) { $0 + least[$1] }
      remaining -= setAside
      for (index, child) in group.enumerated() {
        let length = max(0, remaining / CGFloat(group.count - index))
        offers[child] = offer(length)
        remaining -= children[child].size(offers[child])[axis]
      }
      remaining += setAside
      position += group.count
    }
    return offers
  }

  /// Returns the positions of the children along the other axis, relative to the aligned guide, and their extent.
  private func crossing(
    _ children: [Element], _ offers: [ProposedViewSize]
  ) -> (offsets: [CGFloat], size: CGFloat) {
    let dimensions = zip(children, offers).map { $0.dimensions($1) }
    let offsets = dimensions.map { -$0[guideKey] }
    let lengths = dimensions.map { axis == .horizontal ? $0.height : $0.width }
    let low = offsets.min() ?? 0
    let high = zip(offsets, lengths).map { $0 + $1 }.max() ?? 0
    return (offsets.map { $0 - low }, high - low)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let children = children
    guard !children.isEmpty else { return .zero }
    let offers = proposals(children, proposal)
    var size = CGSize.zero
    size[axis] = zip(children, offers).reduce(spaces(children)) { $0 + $1.0.size($1.1)[axis] }
    size[axis.other] = crossing(children, offers).size
    return size
  }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    let children = children
    let offers = proposals(children, proposal)
    let offsets = crossing(children, offers).offsets
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let origin =
        axis == .horizontal
        ? CGPoint(x: frame.minX + position, y: frame.minY + offsets[index])
        : CGPoint(x: frame.minX + offsets[index], y: frame.minY + position)
      child.place(at: origin, offers[index], by: self)
      position += child.frame.size[axis]
      if index + 1 < children.count { position += space(child.traits, children[index + 1].traits) }
    }
  }

  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let children = children
    let offers = proposals(children, proposal)
    let offsets = crossing(children, offers).offsets
    // The first explicit guide of a child, as baselines are inherited.
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      if let own = child.dimensions(offers[index]).explicit(key) {
        let isAlong = key.isHorizontal == (axis == .horizontal)
        return own + (isAlong ? position : offsets[index])
      }
      position += child.size(offers[index])[axis]
      if index + 1 < children.count { position += space(child.traits, children[index + 1].traits) }
    }
    return nil
  }
}
