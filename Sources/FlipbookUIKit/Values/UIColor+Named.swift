import Geometry

extension UIColor {
  /// `UIColor.black`.
  public class var black: UIColor { UIColor(.black) }
  /// `UIColor.darkGray`.
  public class var darkGray: UIColor { UIColor(.darkGray) }
  /// `UIColor.lightGray`.
  public class var lightGray: UIColor { UIColor(.lightGray) }
  /// `UIColor.white`.
  public class var white: UIColor { UIColor(.white) }
  /// `UIColor.gray`.
  public class var gray: UIColor { UIColor(.gray) }
  /// `UIColor.red`.
  public class var red: UIColor { UIColor(.red) }
  /// `UIColor.green`.
  public class var green: UIColor { UIColor(.green) }
  /// `UIColor.blue`.
  public class var blue: UIColor { UIColor(.blue) }
  /// `UIColor.cyan`.
  public class var cyan: UIColor { UIColor(.cyan) }
  /// `UIColor.yellow`.
  public class var yellow: UIColor { UIColor(.yellow) }
  /// `UIColor.magenta`.
  public class var magenta: UIColor { UIColor(.magenta) }
  /// `UIColor.orange`.
  public class var orange: UIColor { UIColor(.orange) }
  /// `UIColor.purple`.
  public class var purple: UIColor { UIColor(.purple) }
  /// `UIColor.brown`.
  public class var brown: UIColor { UIColor(.brown) }
  /// `UIColor.clear`.
  public class var clear: UIColor { UIColor(.clear) }
  /// `UIColor.darkText`.
  public class var darkText: UIColor { UIColor(.darkText) }
  /// `UIColor.lightText`.
  public class var lightText: UIColor { UIColor(.lightText) }
  /// `UIColor.systemRed`, in the light appearance.
  public class var systemRed: UIColor { UIColor(.systemRed) }
  /// `UIColor.systemOrange`, in the light appearance.
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  /// `UIColor.systemYellow`, in the light appearance.
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  /// `UIColor.systemGreen`, in the light appearance.
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  /// `UIColor.systemMint`, in the light appearance.
  public class var systemMint: UIColor { UIColor(.systemMint) }
  /// `UIColor.systemTeal`, in the light appearance.
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  /// `UIColor.systemCyan`, in the light appearance.
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  /// `UIColor.systemBlue`, in the light appearance.
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  /// `UIColor.systemIndigo`, in the light appearance.
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  /// `UIColor.systemPurple`, in the light appearance.
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  /// `UIColor.systemPink`, in the light appearance.
  public class var systemPink: UIColor { UIColor(.systemPink) }
  /// `UIColor.systemBrown`, in the light appearance.
  public class var systemBrown: UIColor { UIColor(.systemBrown) }
  /// `UIColor.systemGray`, in the light appearance.
  public class var systemGray: UIColor { UIColor(.systemGray) }
  /// `UIColor.systemGray2`, in the light appearance.
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  /// `UIColor.systemGray3`, in the light appearance.
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  /// `UIColor.systemGray4`, in the light appearance.
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  /// `UIColor.systemGray5`, in the light appearance.
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  /// `UIColor.systemGray6`, in the light appearance.
  public class var systemGray6: UIColor { UIColor(.systemGray6) }
  /// `UIColor.systemBackground`, in the light appearance.
  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  /// `UIColor.secondarySystemBackground`, in the light appearance.
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  /// `UIColor.tertiarySystemBackground`, in the light appearance.
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  /// `UIColor.systemGroupedBackground`, in the light appearance.
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  /// `UIColor.secondarySystemGroupedBackground`, in the light appearance.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(.secondarySystemGroupedBackground) }
  /// `UIColor.label`, in the light appearance.
  public class var label: UIColor { UIColor(.label) }
  /// `UIColor.link`, in the light appearance.
  public class var link: UIColor { UIColor(.link) }
  /// `UIColor.opaqueSeparator`, in the light appearance.
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
  /// `UIColor.secondaryLabel`, in the light appearance.
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  /// `UIColor.tertiaryLabel`, in the light appearance.
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  /// `UIColor.quaternaryLabel`, in the light appearance.
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  /// `UIColor.placeholderText`, in the light appearance.
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  /// `UIColor.separator`, in the light appearance.
  public class var separator: UIColor { UIColor(.separator) }
  /// `UIColor.systemFill`, in the light appearance.
  public class var systemFill: UIColor { UIColor(.systemFill) }
  /// `UIColor.tertiarySystemGroupedBackground`, in the light appearance.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(.tertiarySystemGroupedBackground) }
  /// `UIColor.secondarySystemFill`, in the light appearance.
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  /// `UIColor.tertiarySystemFill`, in the light appearance.
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  /// `UIColor.quaternarySystemFill`, in the light appearance.
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
}
