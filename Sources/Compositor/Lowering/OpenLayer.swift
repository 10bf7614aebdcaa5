import Geometry
import Pixels
import Raster

/// A layer whose sublayers are being added, with the work that remains for its end.
struct OpenLayer {
  /// The index of the layer's node.
  let node: Int
  /// The index just after the layer's last descendant.
  let end: Int
  /// The visible pixels of the superlayer, or of the layer's bitmap.
  var clip: PixelRect
  /// The clip for the layer's own contents, in pixels; larger than ``clip`` if effects spread pixels into it.
  var ownClip = PixelRect.empty
  /// The filter of the layer's rendered contents, applied before the group ends.
  var filter: ImageFilter?
  /// The shadow that the layer's rendered contents cast, which are then a nested group, and the shadow's color.
  var castShadow: (shadow: CastShadow, color: Color)?
  /// True if the layer's rendered contents are a nested group whose shadow has been painted.
  var hasPicture = false
  /// True if the layer is a group, which ends with it.
  var hasGroup = false
  /// The range of nodes of the layer's mask; nil if it has none.
  var mask: Range<Int>?
  /// True if the layer's contents and sublayers are clipped to its outline.
  var hasClip = false
  /// The backdrop scope around the layer, if it is a nested canvas.
  var outerScope: PixelRect?
  /// True if all contents of the layer are drawn in one color.
  var tintsInside = false
  /// The template color outside of the layer, if any.
  var outerTemplate: Color?
  /// True if the layer is a fragment, clipped where it intersects another layer.
  var hasCut = false
  /// The visible pixels without the fragment's clip.
  var outerClip = PixelRect.empty
  /// True if the layer's border must be painted above its sublayers.
  var hasBorder = false
  /// The bitmap that the layer is drawn as, with the state to restore; nil if it isn't drawn as one.
  var bitmap: OpenBitmap?
  /// The weight of the first image, if the layer's sublayers are the two images of a crossfade; otherwise nil.
  var firstWeight: Double?
  /// The index of the second image's first node, as long as the first image is being added.
  var secondImage: Int?

  /// The clip of the rendered contents and their shadow, in pixels.
  var shadowClip: PixelRect { filter == nil ? clip : ownClip }

  /// True if anything except restoring ``clip`` remains to be done.
  var needsClosing: Bool {
    hasCut || tintsInside || hasGroup || castShadow != nil || hasPicture || hasClip || hasBorder || firstWeight != nil
      || bitmap != nil
  }
}
