import Geometry

/// Frosted glass, `UIBlurEffect`.
///
/// The looks come from Apple's sample code UIImageEffects (2013), an imitation of the effects of its time: standard
/// deviations of 30 and 20 points, colors that are 1.8 times as vivid, and a tint. Later kinds look as the nearest of
/// these.
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of glass.
  public enum Style: Int, Sendable {
    /// Brighter than light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Light, here.
    case regular = 4
    /// Brighter than light, here.
    case prominent
    /// Light, here.
    case systemUltraThinMaterial
    /// Light, here.
    case systemThinMaterial
    /// Light, here.
    case systemMaterial
    /// Brighter than light, here.
    case systemThickMaterial
    /// Brighter than light, here.
    case systemChromeMaterial
    /// Light, here.
    case systemUltraThinMaterialLight
    /// Light, here.
    case systemThinMaterialLight
    /// Light, here.
    case systemMaterialLight
    /// Brighter than light, here.
    case systemThickMaterialLight
    /// Brighter than light, here.
    case systemChromeMaterialLight
    /// Dark, here.
    case systemUltraThinMaterialDark
    /// Dark, here.
    case systemThinMaterialDark
    /// Dark, here.
    case systemMaterialDark
    /// Dark, here.
    case systemThickMaterialDark
    /// Dark, here.
    case systemChromeMaterialDark
  }

  private let style: Style

  /// Makes glass.
  public init(style: Style) { self.style = style }

  override var look: Look? {
    func look(_ radius: Double, white: Double, alpha: Double) -> Look {
      Look(blurRadius: radius, saturation: 1.8, tint: Color(red: white, green: white, blue: white, alpha: alpha))
    }
    return switch style {
    case .light, .regular, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight:
      look(30, white: 1, alpha: 0.3)
    case .extraLight, .prominent, .systemThickMaterial, .systemChromeMaterial, .systemThickMaterialLight,
      .systemChromeMaterialLight:
      look(20, white: 0.97, alpha: 0.82)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      look(20, white: 0.11, alpha: 0.73)
    }
  }
}
