import Flipbook
import Foundation
package import LayerTree

extension Stage {
  /// Returns the stage that a view is on, or a new stage with the size of the view that contains only the view.
  ///
  /// - Parameter view: The view; if it is not on a stage, it is moved to the origin.
  /// - Returns: The stage, with its image library.
  package static func showing(_ view: UIView) -> Stage {
    if let stage = view.layer.backing.ownStage { return stage }
    precondition(view.bounds.width > 0 && view.bounds.height > 0, "the view's width and height must be greater than 0")
    let images = StageContext.current?.images ?? ImageLibrary()
    return Stage.run(size: view.bounds.size, images: images) { window in
      view.frame = window.bounds
      window.addSubview(view)
    }
  }
}
