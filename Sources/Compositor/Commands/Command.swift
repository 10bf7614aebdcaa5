import Geometry
import LayerTree
import Pixels
import Raster

/// One step of painting; a small value without references, so that a long list is cheap to walk.
struct Command {
  enum Kind {
    /// Fills the outline with ``Command/color``.
    case fill
    /// Fills the outline with the placed image at ``Command/index``.
    case image
    /// Fills the outline with ``Command/color``, or repaints its coverage from the strip at ``Command/index``.
    case text
    /// Fills the outline with the placed gradient at ``Command/index``.
    case gradient
    /// Goes on painting on a clear surface of the size of ``Command/box``.
    case beginGroup
    /// Fills the outline with the current surface, and continues painting on the one below it.
    case endGroup
    /// Continues painting the first of two pictures on a surface that starts as a copy of the backdrop.
    case beginFade
    /// Goes on painting where the copy came from; the second picture.
    case secondPicture
    /// Mixes the first picture, at ``Command/opacity``, into the second, and continues painting there.
    case endFade
    /// Keeps the current pixels that the outline doesn't fully cover.
    case beginClip
    /// Restores the kept pixels, which clips everything painted since to the outline.
    case endClip
    /// Goes on painting a mask for the group begun last, on a clear surface of the size of ``Command/box``.
    case beginMask
    /// Multiplies the group by the alpha of the mask, and with ``Command/isLuminance`` also by its luminance, and
    /// continues painting the group.
    case endMask
    /// Paints the placed shadow at ``Command/index`` with ``Command/color``.
    case shadow
    /// Paints the shadow of the group begun last below it, as the cast shadow at ``Command/index`` says.
    case castShadow
    /// Filters the surface of the group begun last, by the filter at ``Command/index``.
    case filter
    /// Fills the outline with the current pixels, filtered by the backdrop at ``Command/index``.
    case backdrop
    /// A group that turned out not to need a surface.
    case nothing
  }

  var kind: Kind
  /// The only pixels that are touched.
  var box: PixelRect
  /// The outline: a range of the list's edges.
  var edges: Range<Int> = 0..<0
  /// The rule for what is inside the outline.
  var rule = FillRule.nonZero
  /// Multiplies the group, or the one thing of a group that was painted without a surface.
  var opacity = 1.0
  /// True if it is all that there is of a group, and is painted as that would be; see ``GroupWeight``.
  var isGrouped = false
  var color = Color.clear
  /// The blend mode, for the end of a group.
  var blendMode = BlendMode.normal
  /// True if a mask's luminance counts, and not its alpha alone.
  var isLuminance = false
  /// True if the group is kept where the mask is clear.
  var isInverted = false
  /// True if the surface of the group that begins is painted whole, as a pixel depends on others around it.
  ///
  /// Then the box of the command that ends the group has all that the group may touch.
  var isWhole = false
  /// An index into the list's images, or into whatever the kind of command refers to; for a command that begins a
  /// group, the index of the command that ends it.
  var index = 0

  /// The opacity of the group that consists of this command alone; nil if there is none.
  var weight: GroupWeight? { isGrouped ? GroupWeight(opacity) : nil }
}
