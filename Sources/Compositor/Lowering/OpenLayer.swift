import Geometry
import Pixels
import Raster

/// A layer whose sublayers are being painted, with the commands left for its end.
struct OpenLayer {
  /// The index of the layer's node.
  let node: Int
  /// The index just after its last descendant.
  let end: Int
  /// The visible pixels: of its superlayer, or of its bitmap.
  var clip: PixelRect
  /// The clip for its own content, in pixels: larger than ``clip`` if effects carry pixels inward.
  var ownClip = PixelRect.empty
  /// The filter of its image, applied before the group ends.
  var filter: PictureFilter?
  /// The shadow cast by its image, then a group of its own, and the shadow's color.
  var castShadow: (shadow: CastShadow, color: Color)?
  /// True if its image is a group whose shadow has been painted.
  var hasPicture = false
  /// True if its group ends with it.
  var hasGroup = false
  /// The nodes of its mask; nil when it has none.
  var mask: Range<Int>?
  /// True if its contents and sublayers are clipped to its outline.
  var hasClip = false
  /// The pixels of the canvas around it that backdrops are of, if it is a canvas of its own.
  var outerScope: PixelRect?
  /// True if all contents are drawn in one color.
  var tintsInside = false
  /// The template color of its surroundings, if any.
  var outerTemplate: Color?
  /// True if it is cut where it passes through another layer.
  var hasCut = false
  /// The visible pixels without that clip.
  var outerClip = PixelRect.empty
  /// True if its border is painted above its sublayers.
  var hasBorder = false
  /// The surroundings of the bitmap that it is drawn as; nil if it is none.
  var bitmap: OpenBitmap?
  /// The share of the first of two images that its sublayers are; nil when they are one.
  var firstShare: Double?
  /// The index of the second image's first node, as long as the first one is painted.
  var secondPicture: Int?

  /// The clip of its image and the image's shadow, in pixels.
  var shadowClip: PixelRect { filter == nil ? clip : ownClip }

  /// True if anything but going back to ``clip`` remains to be done.
  var needsClosing: Bool {
    hasCut || tintsInside || hasGroup || castShadow != nil || hasPicture || hasClip || hasBorder || firstShare != nil
      || bitmap != nil
  }
}
