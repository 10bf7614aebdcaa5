public import Foundation
import Geometry

/// The base class of visual effects, `UIVisualEffect`.
open class UIVisualEffect: NSObject {
  /// The filters of the backdrop, and the tint painted over it.
  struct Look {
    var blurRadius: Double
    var saturation: Double
    var tint: Color
  }

  var look: Look? { nil }
}
