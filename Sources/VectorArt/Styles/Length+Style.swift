extension Length {
  /// The length with the units that depend on the font replaced by pixels.
  func resolved(in style: Style) -> Length {
    unit == .em || unit == .ex || unit == .ch ? Length(pixels(of: 0, in: style)) : self
  }

  /// The length in pixels, where 100 % are `whole`, and units of the font are those of a style.
  func pixels(of whole: Double, in style: Style) -> Double {
    unit == .ch ? value * style.widthOfZero : pixels(of: whole, fontSize: style.text.size)
  }
}
