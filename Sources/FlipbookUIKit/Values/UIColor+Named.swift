import Geometry

extension UIColor {
  /// UIKit's color `black`.
  public class var black: UIColor { UIColor(.black) }
  /// UIKit's color `darkGray`.
  public class var darkGray: UIColor { UIColor(.darkGray) }
  /// UIKit's color `lightGray`.
  public class var lightGray: UIColor { UIColor(.lightGray) }
  /// UIKit's color `white`.
  public class var white: UIColor { UIColor(.white) }
  /// UIKit's color `gray`.
  public class var gray: UIColor { UIColor(.gray) }
  /// UIKit's color `red`.
  public class var red: UIColor { UIColor(.red) }
  /// UIKit's color `green`.
  public class var green: UIColor { UIColor(.green) }
  /// UIKit's color `blue`.
  public class var blue: UIColor { UIColor(.blue) }
  /// UIKit's color `cyan`.
  public class var cyan: UIColor { UIColor(.cyan) }
  /// UIKit's color `yellow`.
  public class var yellow: UIColor { UIColor(.yellow) }
  /// UIKit's color `magenta`.
  public class var magenta: UIColor { UIColor(.magenta) }
  /// UIKit's color `orange`.
  public class var orange: UIColor { UIColor(.orange) }
  /// UIKit's color `purple`.
  public class var purple: UIColor { UIColor(.purple) }
  /// UIKit's color `brown`.
  public class var brown: UIColor { UIColor(.brown) }
  /// UIKit's color `clear`.
  public class var clear: UIColor { UIColor(.clear) }
  /// UIKit's color `darkText`.
  public class var darkText: UIColor { UIColor(.darkText) }
  /// UIKit's color `lightText`.
  public class var lightText: UIColor { UIColor(.lightText) }
  /// UIKit's color `systemRed` in the light appearance.
  public class var systemRed: UIColor { UIColor(.systemRed) }
  /// UIKit's color `systemOrange` in the light appearance.
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  /// UIKit's color `systemYellow` in the light appearance.
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  /// UIKit's color `systemGreen` in the light appearance.
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  /// UIKit's color `systemMint` in the light appearance.
  public class var systemMint: UIColor { UIColor(.systemMint) }
  /// UIKit's color `systemTeal` in the light appearance.
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  /// UIKit's color `systemCyan` in the light appearance.
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  /// UIKit's color `systemBlue` in the light appearance.
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  /// UIKit's color `systemIndigo` in the light appearance.
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  /// UIKit's color `systemPurple` in the light appearance.
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  /// UIKit's color `systemPink` in the light appearance.
  public class var systemPink: UIColor { UIColor(.systemPink) }
  /// UIKit's color `systemBrown` in the light appearance.
  public class var systemBrown: UIColor { UIColor(.systemBrown) }
  /// UIKit's color `systemGray` in the light appearance.
  public class var systemGray: UIColor { UIColor(.systemGray) }
  /// UIKit's color `systemGray2` in the light appearance.
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  /// UIKit's color `systemGray3` in the light appearance.
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  /// UIKit's color `systemGray4` in the light appearance.
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  /// UIKit's color `systemGray5` in the light appearance.
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  /// UIKit's color `systemGray6` in the light appearance.
  public class var systemGray6: UIColor { UIColor(.systemGray6) }
  /// UIKit's color `systemBackground` in the light appearance.
  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  /// UIKit's color `secondarySystemBackground` in the light appearance.
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  /// UIKit's color `tertiarySystemBackground` in the light appearance.
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  /// UIKit's color `systemGroupedBackground` in the light appearance.
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  /// UIKit's color `secondarySystemGroupedBackground` in the light appearance.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(.secondarySystemGroupedBackground) }
  /// UIKit's color `label` in the light appearance.
  public class var label: UIColor { UIColor(.label) }
  /// UIKit's color `link` in the light appearance.
  public class var link: UIColor { UIColor(.link) }
  /// UIKit's color `opaqueSeparator` in the light appearance.
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
  /// UIKit's color `secondaryLabel` in the light appearance.
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  /// UIKit's color `tertiaryLabel` in the light appearance.
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  /// UIKit's color `quaternaryLabel` in the light appearance.
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  /// UIKit's color `placeholderText` in the light appearance.
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  /// UIKit's color `separator` in the light appearance.
  public class var separator: UIColor { UIColor(.separator) }
  /// UIKit's color `systemFill` in the light appearance.
  public class var systemFill: UIColor { UIColor(.systemFill) }
  /// UIKit's color `tertiarySystemGroupedBackground` in the light appearance.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(.tertiarySystemGroupedBackground) }
  /// UIKit's color `secondarySystemFill` in the light appearance.
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  /// UIKit's color `tertiarySystemFill` in the light appearance.
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  /// UIKit's color `quaternarySystemFill` in the light appearance.
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
}
