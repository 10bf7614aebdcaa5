import Codecs
package import Pixels

extension FrameInput {
  /// All frames at once, each with its time from the beginning in seconds.
  ///
  /// - Returns: The frames, and their total duration; pictures without times last a fiftieth of a second each.
  /// - Throws: ``RenderError`` when a file is missing or damaged.
  package func pictures() throws(RenderError) -> (frames: [(time: Double, bitmap: Bitmap)], duration: Double) {
    let source = try open()
    let developer = SourceDeveloper(width: source.width, height: source.height, origin: source.origin)
    let rate = source.rate ?? 50
    var state: Void = ()
    var frames: [(time: Double, bitmap: Bitmap)] = []
    var start = 0
    while let (frame, length) = try source.next() {
      frames.append((rate.time(ofFrame: start), try developer.picture(from: frame, in: &state)))
      start += length
    }
    guard !frames.isEmpty else { throw RenderError(.frames("there are no frames"), path: source.origin) }
    return (frames, rate.time(ofFrame: start))
  }
}
