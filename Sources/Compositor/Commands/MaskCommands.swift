import Pixels

/// Begins a mask for the last group begun, on a clear surface.
struct BeginMaskCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the command that ends the mask.
  var end: Int
}

/// Multiplies the last group begun by the mask, and continues on the group.
struct EndMaskCommand {
  /// The only pixels that are touched.
  var box: PixelRect
  /// True if the luminance of the mask counts, and not its alpha alone.
  var isLuminance: Bool
  /// True if the group is kept where the mask is clear.
  var isInverted: Bool
}

/// Saves the pixels that an outline does not fully cover.
struct BeginClipCommand {
  var area: PaintedArea
  /// The index of the command that ends the clip.
  var end: Int
}

/// Restores the saved pixels: everything painted since is clipped to the outline.
struct EndClipCommand {
  var area: PaintedArea
}
