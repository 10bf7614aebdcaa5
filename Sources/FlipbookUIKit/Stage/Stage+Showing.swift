package import Flipbook
import Foundation
package import LayerTree

extension Stage {
  /// The stage that a view is on, or a new one as large as the view, with nothing else on it.
  ///
  /// - Parameter view: The view; one that is on no stage is put at the origin.
  /// - Returns: The stage, and the library of its pictures.
  package static func showing(_ view: UIView) -> (stage: Stage, images: ImageLibrary) {
    let backing = view.layer.backing
    if let stage = backing.ownStage { return (stage, StageContext.of(backing)?.images ?? ImageLibrary()) }
    precondition(view.bounds.width > 0 && view.bounds.height > 0, "a view without a size shows nothing")
    let images = StageContext.current?.images ?? ImageLibrary()
    let stage = Stage.run(size: view.bounds.size, images: images) { window in
      view.frame = window.bounds
      window.addSubview(view)
    }
    return (stage, images)
  }
}
