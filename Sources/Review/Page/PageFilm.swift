/// The frames of a clip, in the form sent to the page.
///
/// Images are PNG files in base 85, each sent once; a frame is `[x, y, width, height, over, picture…]`, or 0 if it
/// equals the frame before.
package struct PageFilm: Sendable {
  /// The index of each image, by its PNG data.
  private var known: [[UInt8]: Int] = [:]
  private var pictures: [String] = []
  private var frames: [String] = []
  /// The index of the last image that each frame needs.
  private var lastImages: [Int] = []

  /// Creates an empty film.
  package init() {}

  /// The number of frames.
  package var count: Int { frames.count }

  /// Adds a frame; nil for a frame equal to the one before.
  package mutating func append(_ frame: PageFrame?) {
    guard let frame else {
      frames.append("0")
      lastImages.append(0)
      return
    }
    let layers = frame.layers.map { png in
      if let picture = known[png] { return picture }
      known[png] = pictures.count
      pictures.append(PageText.base85(png))
      return pictures.count - 1
    }
    lastImages.append(layers.max() ?? 0)
    let numbers = [frame.x, frame.y, frame.width, frame.height, frame.isPaintedOver ? 1 : 0] + layers
    frames.append("[\(numbers.map(String.init).joined(separator: ","))]")
  }

  /// Returns a part of the film as JSON: `{"frames": […], "pictures": […]}`.
  ///
  /// - Parameters:
  ///   - frame: The first frame to send.
  ///   - picture: The first image to send.
  ///   - limit: The approximate maximum number of characters of images.
  /// - Returns: The JSON, with all frames whose images are included or have been sent before.
  package func json(fromFrame frame: Int = 0, picture: Int = 0, limit: Int = .max) -> String {
    var (end, length) = (min(picture, pictures.count), 0)
    while end < pictures.count, length < limit {
      length += pictures[end].utf8.count
      end += 1
    }
    let first = min(max(frame, 0), frames.count)
    let sent = zip(frames[first...], lastImages[first...]).prefix { $1 < max(end, 1) }.map(\.0)
    let files = pictures[min(picture, end)..<end].map { "\"\($0)\"" }
    return "{\"frames\":[\(sent.joined(separator: ","))],\"pictures\":[\(files.joined(separator: ","))]}"
  }
}
