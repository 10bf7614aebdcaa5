public import Foundation
import Geometry

/// What a ``UIVisualEffectView`` does with what is behind it, `UIVisualEffect`.
open class UIVisualEffect: NSObject {
  /// The filters of what is behind, and the color over it.
  struct Look {
    var blurRadius: Double
    var saturation: Double
    var tint: Color
  }

  var look: Look? { nil }
}
