import Pixels

/// Goes on painting a mask for the group begun last, on a clear surface.
struct BeginMaskCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the command that ends the mask.
  var end: Int
}

/// Multiplies the group begun last by the mask, and goes on painting the group.
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
