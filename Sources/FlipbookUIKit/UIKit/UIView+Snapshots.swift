public import Foundation
import Geometry
import LayerTree

extension UIView {
  /// Returns a view that looks as this one does now, at the origin and as large as this one.
  ///
  /// It is a copy of the layers, sharp at every size and independent of later changes of this view.
  ///
  /// - Parameter afterUpdates: True for the model values; false for the presentation values.
  /// - Returns: The copy, never nil here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.backing.addSublayer(description(afterScreenUpdates: afterUpdates).makeLayer())
    return snapshot
  }

  /// Returns a view that looks as a part of this one does now, at the origin and as large as the part.
  ///
  /// - Parameters:
  ///   - rect: The part, in the space of the bounds.
  ///   - afterUpdates: True for the model's values; false for the presentation's.
  ///   - capInsets: The edges that a device does not stretch when the view is resized; here nothing of it is stretched.
  /// - Returns: The copy, which is never nil here.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    var whole = description(afterScreenUpdates: afterUpdates)
    whole.properties.position = Point(Double(bounds.minX - rect.minX), Double(bounds.minY - rect.minY))
    snapshot.layer.backing.addSublayer(whole.makeLayer())
    UIView.performWithoutAnimation { snapshot.clipsToBounds = true }
    return snapshot
  }

  /// Draws the view with its subviews into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the view's bounds fill.
  ///   - afterUpdates: True for the model values; false for the presentation values.
  /// - Returns: True, for nothing is missing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let context = CGContext.current("UIView.drawHierarchy")
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw(description(afterScreenUpdates: afterUpdates))
    context.restoreGState()
    return true
  }

  /// The view's layers, with the top left corner of the bounds at the origin.
  private func description(afterScreenUpdates afterUpdates: Bool) -> LayerDescription {
    let backing = layer.backing
    let time = afterUpdates ? nil : backing.ownStage?.time
    return (time.map(backing.described(at:)) ?? backing.described).atOrigin
  }
}
