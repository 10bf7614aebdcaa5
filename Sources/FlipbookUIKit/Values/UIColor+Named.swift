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
  /// UIKit's color `systemRed`.
  public class var systemRed: UIColor { UIColor(system: "systemRed") }
  /// UIKit's color `systemOrange`.
  public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
  /// UIKit's color `systemYellow`.
  public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
  /// UIKit's color `systemGreen`.
  public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
  /// UIKit's color `systemMint`.
  public class var systemMint: UIColor { UIColor(system: "systemMint") }
  /// UIKit's color `systemTeal`.
  public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
  /// UIKit's color `systemCyan`.
  public class var systemCyan: UIColor { UIColor(system: "systemCyan") }
  /// UIKit's color `systemBlue`.
  public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
  /// UIKit's color `systemIndigo`.
  public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
  /// UIKit's color `systemPurple`.
  public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
  /// UIKit's color `systemPink`.
  public class var systemPink: UIColor { UIColor(system: "systemPink") }
  /// UIKit's color `systemBrown`.
  public class var systemBrown: UIColor { UIColor(system: "systemBrown") }
  /// UIKit's color `systemGray`.
  public class var systemGray: UIColor { UIColor(system: "systemGray") }
  /// UIKit's color `systemGray2`.
  public class var systemGray2: UIColor { UIColor(system: "systemGray2") }
  /// UIKit's color `systemGray3`.
  public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
  /// UIKit's color `systemGray4`.
  public class var systemGray4: UIColor { UIColor(system: "systemGray4") }
  /// UIKit's color `systemGray5`.
  public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
  /// UIKit's color `systemGray6`.
  public class var systemGray6: UIColor { UIColor(system: "systemGray6") }
  /// UIKit's color `systemBackground`.
  public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  /// UIKit's color `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
  /// UIKit's color `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
  /// UIKit's color `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  /// UIKit's color `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(system: "secondarySystemGroupedBackground") }
  /// UIKit's color `label`.
  public class var label: UIColor { UIColor(system: "label") }
  /// UIKit's color `link`.
  public class var link: UIColor { UIColor(system: "link") }
  /// UIKit's color `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
  /// UIKit's color `secondaryLabel`.
  public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  /// UIKit's color `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
  /// UIKit's color `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
  /// UIKit's color `placeholderText`.
  public class var placeholderText: UIColor { UIColor(system: "placeholderText") }
  /// UIKit's color `separator`.
  public class var separator: UIColor { UIColor(system: "separator") }
  /// UIKit's color `systemFill`.
  public class var systemFill: UIColor { UIColor(system: "systemFill") }
  /// UIKit's color `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(system: "tertiarySystemGroupedBackground") }
  /// UIKit's color `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
  /// UIKit's color `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
  /// UIKit's color `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
}
