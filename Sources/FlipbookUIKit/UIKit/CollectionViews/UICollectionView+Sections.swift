import Foundation

/// Sections that scroll by themselves, in scroll views of their own.
extension UICollectionView {
  /// Creates, places, and removes the scroll views of sections.
  func showSectionViews() {
    for section in 0..<numberOfSections {
      guard let scrolled = collectionViewLayout.scrolledSection(section) else { continue }
      let view = sectionViews[section] ?? SectionScrollView(frame: scrolled.frame)
      if view.superview == nil { UIView.performWithoutAnimation { addSubview(view) } }
      sectionViews[section] = view
      view.show(scrolled)
    }
    for (section, view) in sectionViews where collectionViewLayout.scrolledSection(section) == nil {
      // The cells stay where they are until they are placed.
      for cell in view.subviews { move(cell, to: self) }
      view.removeFromSuperview()
      sectionViews[section] = nil
    }
  }

  /// Gives a cell its attributes, in the scroll view of its section if it has one.
  func place(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    guard let view = sectionViews[attributes.indexPath.section],
      let frame = collectionViewLayout.scrolledSection(attributes.indexPath.section)?.frame,
      let inner = attributes.copy() as? UICollectionViewLayoutAttributes
    else {
      move(cell, to: self)
      return attributes.apply(to: cell)
    }
    move(cell, to: view)
    inner.center = CGPoint(x: inner.center.x - frame.minX, y: inner.center.y - frame.minY)
    inner.apply(to: cell)
  }

  /// Moves a view to another superview, at the same place on the screen.
  private func move(_ cell: UIView, to view: UIView) {
    guard cell.superview !== view else { return }
    (cell as? UICollectionReusableView)?.shownAttributes = nil
    UIView.performWithoutAnimation {
      if let old = cell.superview { cell.center = view.convert(cell.center, from: old) }
      view.addSubview(cell)
    }
  }

  /// Returns true if a cell is visible.
  func isVisible(_ cell: UICollectionViewCell) -> Bool {
    guard let superview = cell.superview, superview !== self else { return cell.frame.intersects(bounds) }
    return convert(cell.frame, from: superview).intersects(bounds)
  }
}
