package import Geometry

/// A rendering on a page: its label and its properties.
package struct PageClip: Sendable {
  /// The label that distinguishes the clip from the others on the page.
  package var label: String
  /// The size of the canvas, in points.
  package var canvasSize: Size
  /// The width of the images in pixels.
  package var widthPixels: Int
  /// The height of the images in pixels.
  package var heightPixels: Int
  /// Frames per second.
  package var framesPerSecond: Double
  /// The number of frames.
  package var frameCount: Int
  /// True if the images are opaque.
  package var isOpaque: Bool

  /// Creates a clip.
  package init(
    label: String, canvasSize: Size, widthPixels: Int, heightPixels: Int, framesPerSecond: Double, frameCount: Int,
    isOpaque: Bool
  ) {
    self.label = label
    self.canvasSize = canvasSize
    self.widthPixels = widthPixels
    self.heightPixels = heightPixels
    self.framesPerSecond = framesPerSecond
    self.frameCount = frameCount
    self.isOpaque = isOpaque
  }

  /// The properties of the clip as JSON, without its images.
  package var json: String {
    """
    {"label":\(PageText.quoted(label)),"width":\(PageText.number(canvasSize.width)),\
    "height":\(PageText.number(canvasSize.height)),"widthPixels":\(widthPixels),"heightPixels":\(heightPixels),\
    "fps":\(framesPerSecond),"frameCount":\(frameCount),"opaque":\(isOpaque)}
    """
  }
}
