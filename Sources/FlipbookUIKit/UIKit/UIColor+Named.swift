import Geometry

extension UIColor {
  /// `UIColor.black`.
  public class var black: UIColor { UIColor(Color(red: 0, green: 0, blue: 0)) }
  /// `UIColor.darkGray`.
  public class var darkGray: UIColor { UIColor(Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)) }
  /// `UIColor.lightGray`.
  public class var lightGray: UIColor { UIColor(Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)) }
  /// `UIColor.white`.
  public class var white: UIColor { UIColor(Color(red: 1, green: 1, blue: 1)) }
  /// `UIColor.gray`.
  public class var gray: UIColor { UIColor(Color(red: 0.5, green: 0.5, blue: 0.5)) }
  /// `UIColor.red`.
  public class var red: UIColor { UIColor(Color(red: 1, green: 0, blue: 0)) }
  /// `UIColor.green`.
  public class var green: UIColor { UIColor(Color(red: 0, green: 1, blue: 0)) }
  /// `UIColor.blue`.
  public class var blue: UIColor { UIColor(Color(red: 0, green: 0, blue: 1)) }
  /// `UIColor.cyan`.
  public class var cyan: UIColor { UIColor(Color(red: 0, green: 1, blue: 1)) }
  /// `UIColor.yellow`.
  public class var yellow: UIColor { UIColor(Color(red: 1, green: 1, blue: 0)) }
  /// `UIColor.magenta`.
  public class var magenta: UIColor { UIColor(Color(red: 1, green: 0, blue: 1)) }
  /// `UIColor.orange`.
  public class var orange: UIColor { UIColor(Color(red: 1, green: 0.5, blue: 0)) }
  /// `UIColor.purple`.
  public class var purple: UIColor { UIColor(Color(red: 0.5, green: 0, blue: 0.5)) }
  /// `UIColor.brown`.
  public class var brown: UIColor { UIColor(Color(red: 0.6, green: 0.4, blue: 0.2)) }
  /// `UIColor.clear`.
  public class var clear: UIColor { UIColor(.clear) }
  /// `UIColor.systemRed`, in the light appearance.
  public class var systemRed: UIColor { UIColor(Color(hex: 0xFF3B30)) }
  /// `UIColor.systemOrange`, in the light appearance.
  public class var systemOrange: UIColor { UIColor(Color(hex: 0xFF9500)) }
  /// `UIColor.systemYellow`, in the light appearance.
  public class var systemYellow: UIColor { UIColor(Color(hex: 0xFFCC00)) }
  /// `UIColor.systemGreen`, in the light appearance.
  public class var systemGreen: UIColor { UIColor(Color(hex: 0x34C759)) }
  /// `UIColor.systemMint`, in the light appearance.
  public class var systemMint: UIColor { UIColor(Color(hex: 0x00C7BE)) }
  /// `UIColor.systemTeal`, in the light appearance.
  public class var systemTeal: UIColor { UIColor(Color(hex: 0x30B0C7)) }
  /// `UIColor.systemCyan`, in the light appearance.
  public class var systemCyan: UIColor { UIColor(Color(hex: 0x32ADE6)) }
  /// `UIColor.systemBlue`, in the light appearance.
  public class var systemBlue: UIColor { UIColor(Color(hex: 0x007AFF)) }
  /// `UIColor.systemIndigo`, in the light appearance.
  public class var systemIndigo: UIColor { UIColor(Color(hex: 0x5856D6)) }
  /// `UIColor.systemPurple`, in the light appearance.
  public class var systemPurple: UIColor { UIColor(Color(hex: 0xAF52DE)) }
  /// `UIColor.systemPink`, in the light appearance.
  public class var systemPink: UIColor { UIColor(Color(hex: 0xFF2D55)) }
  /// `UIColor.systemBrown`, in the light appearance.
  public class var systemBrown: UIColor { UIColor(Color(hex: 0xA2845E)) }
  /// `UIColor.systemGray`, in the light appearance.
  public class var systemGray: UIColor { UIColor(Color(hex: 0x8E8E93)) }
  /// `UIColor.systemGray2`, in the light appearance.
  public class var systemGray2: UIColor { UIColor(Color(hex: 0xAEAEB2)) }
  /// `UIColor.systemGray3`, in the light appearance.
  public class var systemGray3: UIColor { UIColor(Color(hex: 0xC7C7CC)) }
  /// `UIColor.systemGray4`, in the light appearance.
  public class var systemGray4: UIColor { UIColor(Color(hex: 0xD1D1D6)) }
  /// `UIColor.systemGray5`, in the light appearance.
  public class var systemGray5: UIColor { UIColor(Color(hex: 0xE5E5EA)) }
  /// `UIColor.systemGray6`, in the light appearance.
  public class var systemGray6: UIColor { UIColor(Color(hex: 0xF2F2F7)) }
  /// `UIColor.systemBackground`, in the light appearance.
  public class var systemBackground: UIColor { UIColor(Color(hex: 0xFFFFFF)) }
  /// `UIColor.secondarySystemBackground`, in the light appearance.
  public class var secondarySystemBackground: UIColor { UIColor(Color(hex: 0xF2F2F7)) }
  /// `UIColor.tertiarySystemBackground`, in the light appearance.
  public class var tertiarySystemBackground: UIColor { UIColor(Color(hex: 0xFFFFFF)) }
  /// `UIColor.systemGroupedBackground`, in the light appearance.
  public class var systemGroupedBackground: UIColor { UIColor(Color(hex: 0xF2F2F7)) }
  /// `UIColor.secondarySystemGroupedBackground`, in the light appearance.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(Color(hex: 0xFFFFFF)) }
  /// `UIColor.label`, in the light appearance.
  public class var label: UIColor { UIColor(Color(hex: 0x000000)) }
  /// `UIColor.link`, in the light appearance.
  public class var link: UIColor { UIColor(Color(hex: 0x007AFF)) }
  /// `UIColor.opaqueSeparator`, in the light appearance.
  public class var opaqueSeparator: UIColor { UIColor(Color(hex: 0xC6C6C8)) }
  /// `UIColor.secondaryLabel`, in the light appearance.
  public class var secondaryLabel: UIColor { UIColor(Color(hex: 0x3C3C43)).withAlphaComponent(0.6) }
  /// `UIColor.tertiaryLabel`, in the light appearance.
  public class var tertiaryLabel: UIColor { UIColor(Color(hex: 0x3C3C43)).withAlphaComponent(0.3) }
  /// `UIColor.quaternaryLabel`, in the light appearance.
  public class var quaternaryLabel: UIColor { UIColor(Color(hex: 0x3C3C43)).withAlphaComponent(0.18) }
  /// `UIColor.placeholderText`, in the light appearance.
  public class var placeholderText: UIColor { UIColor(Color(hex: 0x3C3C43)).withAlphaComponent(0.3) }
  /// `UIColor.separator`, in the light appearance.
  public class var separator: UIColor { UIColor(Color(hex: 0x3C3C43)).withAlphaComponent(0.29) }
  /// `UIColor.systemFill`, in the light appearance.
  public class var systemFill: UIColor { UIColor(Color(hex: 0x787880)).withAlphaComponent(0.2) }
}
