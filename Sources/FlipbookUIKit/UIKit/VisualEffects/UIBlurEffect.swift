import Geometry

/// A blur effect, `UIBlurEffect`.
///
/// The parameters come from Apple's sample code UIImageEffects (2013), an imitation of the effects of its time:
/// standard deviations of 30 and 20 points, a saturation of 1.8, and a tint. Later styles use the most similar of
/// these.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur effect.
  public enum Style: Int, Sendable {
    /// Extra light.
    case extraLight
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// Treated as ``light``.
    case regular = 4
    /// Treated as ``extraLight``.
    case prominent
    /// Treated as ``light``.
    case systemUltraThinMaterial
    /// Treated as ``light``.
    case systemThinMaterial
    /// Treated as ``light``.
    case systemMaterial
    /// Treated as ``extraLight``.
    case systemThickMaterial
    /// Treated as ``extraLight``.
    case systemChromeMaterial
    /// Treated as ``light``.
    case systemUltraThinMaterialLight
    /// Treated as ``light``.
    case systemThinMaterialLight
    /// Treated as ``light``.
    case systemMaterialLight
    /// Treated as ``extraLight``.
    case systemThickMaterialLight
    /// Treated as ``extraLight``.
    case systemChromeMaterialLight
    /// Treated as ``dark``.
    case systemUltraThinMaterialDark
    /// Treated as ``dark``.
    case systemThinMaterialDark
    /// Treated as ``dark``.
    case systemMaterialDark
    /// Treated as ``dark``.
    case systemThickMaterialDark
    /// Treated as ``dark``.
    case systemChromeMaterialDark
  }

  private let style: Style

  /// Creates a blur effect.
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
