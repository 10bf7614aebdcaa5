public import Foundation
import Geometry

/// A look of ``UIVisualEffectView``, `UIVisualEffect`.
open class UIVisualEffect: NSObject {
  /// The filters of the backdrop, and the color over it.
  struct Look {
    var blurRadius: Double
    var saturation: Double
    var tint: Color
  }

  var look: Look? { nil }
}
