import Foundation

/// The places of a section's elements in the content of a collection view.
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let index: Int
  /// The distance of the section from the start of the content, in points.
  private let position: CGFloat
  /// The size of the layout's container.
  private let size: CGSize
  private let isVertical: Bool
  private let boundary: CompositionalBoundary
  /// The container of the headers' and footers' fractions.
  private let boundarySize: CGSize
  /// The size of a group.
  private let groupSize: CGSize
  /// The places of a group's cells, relative to the group.
  private let template: [NSCollectionLayoutGroupCustomItem]

  init(
    section: NSCollectionLayoutSection, index: Int, position: CGFloat, size: CGSize, isVertical: Bool,
    environment: CompositionalEnvironment
  ) {
    (self.section, self.index, self.position, self.size, self.isVertical) = (
      section, index, position, size, isVertical
    )
    boundary = CompositionalBoundary(section.boundarySupplementaryItems, isVertical: isVertical)
    let inner = environment.with(size: size, insets: section.contentInsets)
    let content = inner.container.effectiveContentSize
    boundarySize = section.supplementariesFollowContentInsets ? content : size
    groupSize = section.group.layoutSize.size(in: content)
    template = section.group.cells(in: CGRect(origin: .zero, size: groupSize), inner)
  }

  /// True if the section scrolls by itself, across the layout.
  private var isScrolled: Bool { section.orthogonalScrollingBehavior != .none }
  /// True if groups follow each other downward.
  private var goesDown: Bool { isVertical != isScrolled }

  private var insets: UIEdgeInsets { section.contentInsets.insets }
  private var edges: NSCollectionLayoutEdgeSpacing? { section.group.edgeSpacing }
  /// The space before and after each group.
  private var around: (before: CGFloat, after: CGFloat) {
    let (before, after) = goesDown ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    return (before?.spacing ?? 0, after?.spacing ?? 0)
  }
  /// The distance from one group to the next.
  private var step: CGFloat {
    (goesDown ? groupSize.height : groupSize.width) + around.before + around.after + section.interGroupSpacing
  }

  private func groupCount(_ count: Int) -> Int {
    template.isEmpty || count <= 0 ? 0 : (count + template.count - 1) / template.count
  }

  /// Returns the length of all groups along their direction, without insets.
  private func groupsLength(_ count: Int) -> CGFloat {
    let groups = groupCount(count)
    return groups == 0 ? 0 : CGFloat(groups) * step - section.interGroupSpacing
  }

  /// Returns the length of the content along the layout, with its insets.
  private func contentLength(_ count: Int) -> CGFloat {
    let around = isVertical ? insets.top + insets.bottom : insets.left + insets.right
    if !isScrolled { return around + groupsLength(count) }
    return around + (groupCount(count) == 0 ? 0 : isVertical ? groupSize.height : groupSize.width)
  }

  /// Returns the length of the section along the layout, with its headers and footers.
  func length(for count: Int) -> CGFloat {
    boundary.lengthBefore(in: boundarySize) + contentLength(count) + boundary.lengthAfter(in: boundarySize)
  }

  /// The rectangle of the content with its insets, without headers and footers.
  private func contentFrame(_ count: Int) -> CGRect {
    let start = position + boundary.lengthBefore(in: boundarySize)
    return isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: contentLength(count))
      : CGRect(x: start, y: 0, width: contentLength(count), height: size.height)
  }

  /// Returns the origin of a group.
  private func origin(of group: Int, _ count: Int) -> CGPoint {
    let content = contentFrame(count)
    let along = around.before + CGFloat(group) * step
    let across = (goesDown ? edges?.leading : edges?.top)?.spacing ?? 0
    return goesDown
      ? CGPoint(x: content.minX + insets.left + across, y: content.minY + insets.top + along)
      : CGPoint(x: content.minX + insets.left + along, y: content.minY + insets.top + across)
  }

  /// Returns the places of the cells.
  func cells(_ count: Int) -> [NSCollectionLayoutGroupCustomItem] {
    guard !template.isEmpty else { return [] }
    return (0..<count).map { item in
      template[item % template.count].moved(by: origin(of: item / template.count, count))
    }
  }

  /// Returns the headers, footers, and backgrounds.
  func others(_ count: Int) -> [UICollectionViewLayoutAttributes] {
    let path = IndexPath(item: 0, section: index)
    let length = length(for: count)
    var frame =
      isVertical
      ? CGRect(x: 0, y: position, width: size.width, height: length)
      : CGRect(x: position, y: 0, width: length, height: size.height)
    let backgrounds = section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
      attributes.frame = frame.inset(by: item.contentInsets.insets)
      attributes.zIndex = item.zIndex
      return attributes
    }
    if section.supplementariesFollowContentInsets {
      let sides =
        isVertical
        ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
      frame = frame.inset(by: sides)
    }
    return backgrounds + boundary.attributes(around: frame, in: boundarySize, at: path)
  }

  /// Returns the scrolling of the section; nil if it doesn't scroll by itself.
  func scrolled(_ count: Int) -> ScrolledSection? {
    guard isScrolled else { return nil }
    let frame = contentFrame(count)
    let groups = groupsLength(count)
    let total =
      goesDown
      ? CGSize(width: frame.width, height: insets.top + groups + insets.bottom)
      : CGSize(width: insets.left + groups + insets.right, height: frame.height)
    let stops = (0..<groupCount(count)).map { CGFloat($0) * step }
    let (own, room) = goesDown ? (groupSize.height, frame.height) : (groupSize.width, frame.width)
    let before = (goesDown ? insets.top : insets.left) + around.before
    let after = (goesDown ? insets.bottom : insets.right) + around.after
    let kind: ScrolledSection.Rest =
      switch section.orthogonalScrollingBehavior {
      case .none, .continuous: .anywhere
      case .continuousGroupLeadingBoundary: .atStop
      case .paging: .atPage
      case .groupPaging, .groupPagingCentered: .atNextStop
      }
    var scrolled = ScrolledSection(frame: frame, contentSize: total, isVertical: goesDown, stops: stops, rest: kind)
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      // The first and the last group can be centered.
      let side = (room - own) / 2
      scrolled.spaceBefore = side - before
      scrolled.spaceAfter = side - after
      scrolled.stops = stops.map { $0 - scrolled.spaceBefore }
    }
    return scrolled
  }
}
