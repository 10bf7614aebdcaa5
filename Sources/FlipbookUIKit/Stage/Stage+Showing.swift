import Flipbook
import Foundation
package import LayerTree

extension Stage {
  /// The stage that a view is on, or a new one as large as the view, with nothing else on it.
  ///
  /// - Parameter view: The view; one that is on no stage is put at the origin.
  /// - Returns: The stage, with the library of its images.
  package static func showing(_ view: UIView) -> Stage {
    if let stage = view.layer.backing.ownStage { return stage }
    precondition(view.bounds.width > 0 && view.bounds.height > 0, "a view without a size shows nothing")
    let images = StageContext.current?.images ?? ImageLibrary()
    return Stage.run(size: view.bounds.size, images: images) { window in
      view.frame = window.bounds
      window.addSubview(view)
    }
  }
}
