public import Foundation
import Geometry
import LayerTree

extension UIView {
  /// Returns a copy of the view's current appearance, with the same size and at the origin.
  ///
  /// It is a copy of the layers, sharp at every size and unaffected by later changes of this view.
  ///
  /// - Parameter afterUpdates: True for the model values; false for the presentation values.
  /// - Returns: The copy, never nil here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.backing.addSublayer(description(afterScreenUpdates: afterUpdates).makeLayer())
    return snapshot
  }

  /// Returns a copy of the current appearance of a part of the view, with the size of the part and at the origin.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinate space of the bounds.
  ///   - afterUpdates: True for the model values; false for the presentation values.
  ///   - capInsets: The edges that are not stretched when the view is resized; ignored, since nothing is stretched
  ///     here.
  /// - Returns: The copy, never nil here.
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

  /// Draws the view and its subviews into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the view's bounds are scaled to.
  ///   - afterUpdates: True for the model values; false for the presentation values.
  /// - Returns: True, since the drawing is always complete.
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

  /// Returns a description of the view's layers, with the top left corner of the bounds at the origin.
  private func description(afterScreenUpdates afterUpdates: Bool) -> LayerDescription {
    let backing = layer.backing
    let time = afterUpdates ? nil : backing.ownStage?.time
    return (time.map(backing.described(at:)) ?? backing.described).atOrigin
  }
}
