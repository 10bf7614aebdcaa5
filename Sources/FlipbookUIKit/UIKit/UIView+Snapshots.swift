public import Foundation
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
