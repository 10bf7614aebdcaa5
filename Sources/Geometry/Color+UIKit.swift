/// The named colors of `UIColor`. System colors have the light appearance, from Apple's Human Interface Guidelines
/// (Color, Specifications).
extension Color {
  /// `UIColor.darkGray`.
  public static let darkGray = Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  /// `UIColor.lightGray`.
  public static let lightGray = Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
  /// `UIColor.gray`.
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// `UIColor.red`.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// `UIColor.green`.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// `UIColor.blue`.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// `UIColor.cyan`.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// `UIColor.yellow`.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// `UIColor.magenta`.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// `UIColor.orange`.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// `UIColor.purple`.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// `UIColor.brown`.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// `UIColor.darkText`.
  public static let darkText = Color(red: 0, green: 0, blue: 0)
  /// `UIColor.lightText`.
  public static let lightText = Color(red: 1, green: 1, blue: 1, alpha: 0.6)
  /// `UIColor.systemRed`, in the light appearance.
  public static let systemRed = Color(hex: 0xFF3B30)
  /// `UIColor.systemOrange`, in the light appearance.
  public static let systemOrange = Color(hex: 0xFF9500)
  /// `UIColor.systemYellow`, in the light appearance.
  public static let systemYellow = Color(hex: 0xFFCC00)
  /// `UIColor.systemGreen`, in the light appearance.
  public static let systemGreen = Color(hex: 0x34C759)
  /// `UIColor.systemMint`, in the light appearance.
  public static let systemMint = Color(hex: 0x00C7BE)
  /// `UIColor.systemTeal`, in the light appearance.
  public static let systemTeal = Color(hex: 0x30B0C7)
  /// `UIColor.systemCyan`, in the light appearance.
  public static let systemCyan = Color(hex: 0x32ADE6)
  /// `UIColor.systemBlue`, in the light appearance.
  public static let systemBlue = Color(hex: 0x007AFF)
  /// `UIColor.systemIndigo`, in the light appearance.
  public static let systemIndigo = Color(hex: 0x5856D6)
  /// `UIColor.systemPurple`, in the light appearance.
  public static let systemPurple = Color(hex: 0xAF52DE)
  /// `UIColor.systemPink`, in the light appearance.
  public static let systemPink = Color(hex: 0xFF2D55)
  /// `UIColor.systemBrown`, in the light appearance.
  public static let systemBrown = Color(hex: 0xA2845E)
  /// `UIColor.systemGray`, in the light appearance.
  public static let systemGray = Color(hex: 0x8E8E93)
  /// `UIColor.systemGray2`, in the light appearance.
  public static let systemGray2 = Color(hex: 0xAEAEB2)
  /// `UIColor.systemGray3`, in the light appearance.
  public static let systemGray3 = Color(hex: 0xC7C7CC)
  /// `UIColor.systemGray4`, in the light appearance.
  public static let systemGray4 = Color(hex: 0xD1D1D6)
  /// `UIColor.systemGray5`, in the light appearance.
  public static let systemGray5 = Color(hex: 0xE5E5EA)
  /// `UIColor.systemGray6`, in the light appearance.
  public static let systemGray6 = Color(hex: 0xF2F2F7)
  /// `UIColor.systemBackground`, in the light appearance.
  public static let systemBackground = Color(hex: 0xFFFFFF)
  /// `UIColor.secondarySystemBackground`, in the light appearance.
  public static let secondarySystemBackground = Color(hex: 0xF2F2F7)
  /// `UIColor.tertiarySystemBackground`, in the light appearance.
  public static let tertiarySystemBackground = Color(hex: 0xFFFFFF)
  /// `UIColor.systemGroupedBackground`, in the light appearance.
  public static let systemGroupedBackground = Color(hex: 0xF2F2F7)
  /// `UIColor.secondarySystemGroupedBackground`, in the light appearance.
  public static let secondarySystemGroupedBackground = Color(hex: 0xFFFFFF)
  /// `UIColor.label`, in the light appearance.
  public static let label = Color(hex: 0x000000)
  /// `UIColor.link`, in the light appearance.
  public static let link = Color(hex: 0x007AFF)
  /// `UIColor.opaqueSeparator`, in the light appearance.
  public static let opaqueSeparator = Color(hex: 0xC6C6C8)
  /// `UIColor.secondaryLabel`, in the light appearance.
  public static let secondaryLabel = Color(hex: 0x3C3C43, alpha: 0.6)
  /// `UIColor.tertiaryLabel`, in the light appearance.
  public static let tertiaryLabel = Color(hex: 0x3C3C43, alpha: 0.3)
  /// `UIColor.quaternaryLabel`, in the light appearance.
  public static let quaternaryLabel = Color(hex: 0x3C3C43, alpha: 0.18)
  /// `UIColor.placeholderText`, in the light appearance.
  public static let placeholderText = Color(hex: 0x3C3C43, alpha: 0.3)
  /// `UIColor.separator`, in the light appearance.
  public static let separator = Color(hex: 0x3C3C43, alpha: 0.29)
  /// `UIColor.systemFill`, in the light appearance.
  public static let systemFill = Color(hex: 0x787880, alpha: 0.2)
  /// `UIColor.tertiarySystemGroupedBackground`, in the light appearance.
  public static let tertiarySystemGroupedBackground = Color(hex: 0xF2F2F7)
  /// `UIColor.secondarySystemFill`, in the light appearance.
  public static let secondarySystemFill = Color(hex: 0x787880, alpha: 0.16)
  /// `UIColor.tertiarySystemFill`, in the light appearance.
  public static let tertiarySystemFill = Color(hex: 0x767680, alpha: 0.12)
  /// `UIColor.quaternarySystemFill`, in the light appearance.
  public static let quaternarySystemFill = Color(hex: 0x747480, alpha: 0.08)
}
