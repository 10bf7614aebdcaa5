package import Geometry

/// The colors of everything that is drawn for a review: sheets, plots, ghosts and tables.
package struct Theme: Hashable, Sendable {
  /// The name on the command line.
  package enum Name: String, CaseIterable, Sendable {
    /// Dark ink on a white page.
    case light
    /// Light ink on a nearly black page.
    case dark
  }

  /// The page.
  package let background: Color
  /// The color of surfaces: cells of sheets, areas of plots.
  package let surface: Color
  /// Titles and values.
  package let ink: Color
  /// Labels of axes, and other secondary text.
  package let secondaryInk: Color
  /// Frames and axes.
  package let line: Color
  /// The grid behind curves.
  package let grid: Color
  /// The colors of curves, in order of use; see ``okabeIto``.
  package let series: [Color]

  /// Makes the theme of that name.
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

  /// Eight colors that people of every kind of color vision can distinguish.
  ///
  /// The colors of Masataka Okabe and Kei Ito, "Color Universal Design" (2008), the strongest first. Yellow is too
  /// faint on white, and black and the darker blue on black, so each theme has its own shades of these.
  private static func okabeIto(
    black: Color, blue: Color = Color(hex: 0x0072B2), yellow: Color
  ) -> [Color] {
    [
      blue, Color(hex: 0xD55E00), Color(hex: 0x009E73), Color(hex: 0xCC79A7), Color(hex: 0xE69F00),
      Color(hex: 0x56B4E9), black, yellow,
    ]
  }
}
