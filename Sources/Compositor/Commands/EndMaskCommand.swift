import Pixels

/// Multiplies the group begun last by the mask, and goes on painting the group.
struct EndMaskCommand {
  /// The only pixels that are touched.
  var box: PixelRect
  /// True if the luminance of the mask counts, and not its alpha alone.
  var isLuminance: Bool
  /// True if the group is kept where the mask is clear.
  var isInverted: Bool
}
