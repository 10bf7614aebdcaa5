import Pixels

/// Begins a mask for the last group begun, on a transparent surface.
struct BeginMaskCommand {
  /// The rectangle of the surface.
  var box: PixelRect
  /// The index of the command that ends the mask.
  var end: Int
}

/// Multiplies the last group begun by the mask, and continues on the group.
struct EndMaskCommand {
  /// The rectangle of the touched pixels.
  var box: PixelRect
  /// True if the mask's luminance is used, in addition to its alpha.
  var isLuminance: Bool
  /// True if the group is visible where the mask is transparent.
  var isInverted: Bool
}

/// Saves the pixels that an outline does not completely cover.
struct BeginClipCommand {
  var area: PaintedArea
  /// The index of the command that ends the clip.
  var end: Int
}

/// Restores the saved pixels: everything painted since is clipped to the outline.
struct EndClipCommand {
  var area: PaintedArea
}
