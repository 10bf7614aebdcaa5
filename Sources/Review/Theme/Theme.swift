package import Geometry

/// The colors of all review images: contact sheets, plots, onion skins, and tables.
package struct Theme: Hashable, Sendable {
  /// The name of a theme on the command line.
  package enum Name: String, CaseIterable, Sendable {
    /// Dark text on a white page.
    case light
    /// Light text on a nearly black page.
    case dark
  }

  /// The color of the page.
  package let background: Color
  /// The color of surfaces: the cells of sheets and the areas of plots.
  package let surface: Color
  /// The color of titles and values.
  package let ink: Color
  /// The color of axis labels and other secondary text.
  package let secondaryInk: Color
  /// The color of frames and axes.
  package let line: Color
  /// The color of the grid behind curves.
  package let grid: Color
  /// The colors of curves, in order of use; see ``okabeIto``.
  package let series: [Color]

  /// Creates the theme with the given name.
  package init(_ name: Name) {
    switch name {
    case .light:
      background = .white
      surface = Color(hex: 0xF7F8FA)
      ink = Color(hex: 0x1D2129)
      secondaryInk = Color(hex: 0x5E6672)
      line = Color(hex: 0xC6CBD3)
      grid = Color(hex: 0xE4E7EC)
      series = Self.okabeIto(black: Color(hex: 0x1D2129), yellow: Color(hex: 0xC2A800))
    case .dark:
      background = Color(hex: 0x15181D)
      surface = Color(hex: 0x1D2128)
      ink = Color(hex: 0xECEFF4)
      secondaryInk = Color(hex: 0x9AA3B0)
      line = Color(hex: 0x454C58)
      grid = Color(hex: 0x2A2F38)
      series = Self.okabeIto(
        black: Color(hex: 0xECEFF4), blue: Color(hex: 0x3D9BDB), yellow: Color(hex: 0xF0E442))
    }
  }

  /// Returns eight colors that can be distinguished with every kind of color vision.
  ///
  /// The colors are by Masataka Okabe and Kei Ito, "Color Universal Design" (2008), the strongest first. Yellow is too
  /// faint on white, and black and the darker blue are too faint on black, so each theme has its own shades of these.
  private static func okabeIto(
    black: Color, blue: Color = Color(hex: 0x0072B2), yellow: Color
  ) -> [Color] {
    [
      blue, Color(hex: 0xD55E00), Color(hex: 0x009E73), Color(hex: 0xCC79A7), Color(hex: 0xE69F00),
      Color(hex: 0x56B4E9), black, yellow,
    ]
  }
}
