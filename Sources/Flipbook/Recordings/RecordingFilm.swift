import Arithmetic
import Codecs
package import Geometry
import Pixels
import Recordings
package import Review

/// The frames of a recording as lossy images of a page, since the noise of a movie changes every pixel in every frame.
package struct RecordingFilm {
  private let input: FrameInput
  private let edit: FrameEdit
  /// The time in the recording at which the page begins, in seconds; negative to hold the first frame.
  package var start = 0.0
  /// The duration on the page, in seconds; nil for the duration of the recording.
  package var duration: Double?

  /// Frames per second on the page.
  package static let rate = 60.0
  /// The maximum side length of an image, in pixels.
  private static let maximumSide = 1440
  /// The maximum duration of a page, in seconds.
  private static let maximumDuration = 60.0
  /// The quality setting of libwebp, from 0 to 100.
  private static let quality: Float = 82

  /// Prepares to read a recording.
  ///
  /// - Parameters:
  ///   - input: The recording.
  ///   - edit: The part of the recording to show.
  package init(_ input: FrameInput, edit: FrameEdit) { (self.input, self.edit) = (input, edit) }

  /// Reads the frames.
  ///
  /// - Parameters:
  ///   - label: The label of the clip.
  ///   - scale: Pixels per point.
  ///   - canvas: The rectangle to show, in pixels of the edited frames; nil for the whole frames.
  ///   - trace: Returns the curves below the clip, for the number of ticks of the page.
  /// - Returns: The clip.
  /// - Throws: ``RenderError`` when the recording cannot be read, or is too long for a page.
  package func part(
    label: String, scale: Double, canvas: Rect? = nil, trace: (_ tickCount: Int) -> PageTrace
  ) throws -> PlayerPage.Part {
    let source = try input.open(edit, rate: nil, isSteady: false, asPlanes: true)
    let whole = PixelRect(x: 0, y: 0, width: source.width, height: source.height)
    let wanted =
      canvas.map { canvas in
        PixelRect(
          x: Int(saturating: canvas.minX.rounded()), y: Int(saturating: canvas.minY.rounded()),
          width: max(1, Int(saturating: canvas.width.rounded())),
          height: max(1, Int(saturating: canvas.height.rounded())))
      } ?? whole
    let shown = wanted.intersection(whole)
    guard !shown.isEmpty, wanted.width <= 4 * whole.width, wanted.height <= 4 * whole.height else {
      throw RenderError(
        .frames("the scene's place lies outside its frames: give --region and --scale"), path: source.origin)
    }
    // If the recording shows part of the canvas, the images have the size of the canvas.
    let side = WorkingFrame.reduction(width: shown.width, height: shown.height, maximumSide: Self.maximumSide)
    let size = (width: max(1, wanted.width / side), height: max(1, wanted.height / side))
    let corner = (x: (shown.minX - wanted.minX) / side, y: (shown.minY - wanted.minY) / side)
    let origin = source.origin
    let developer = SourceDecoder(width: source.width, height: source.height, origin: origin)
    let rate = source.rate ?? 50
    var film = PageFilm()
    var last: (bytes: [UInt8], frame: PageFrame)?
    var begin = 0
    /// Repeats the last image for every frame of the page before a time of the recording.
    func hold(until time: Double) throws {
      guard let last else { return }
      let end = Int(saturating: ((min(time - start, duration ?? .infinity)) * Self.rate - 1e-6).rounded(.up))
      guard Double(end) <= Self.maximumDuration * Self.rate else {
        throw RenderError(
          .frames(
            "a page holds at most \(Self.maximumDuration.text(decimals: 0)) s of a recording: choose a part with --from and --to"
          ),
          path: origin)
      }
      var isNew = true
      while film.count < end {
        film.append(isNew ? last.frame : nil)
        isNew = false
      }
    }
    while let (frame, length) = try source.next() {
      try Task.checkCancellation()
      let begins = rate.time(ofFrame: begin)
      if let duration, begins - start >= duration { break }
      try hold(until: begins)
      begin += length
      // Frames before the start of the page are skipped, except the one that is visible at the start.
      guard rate.time(ofFrame: begin) > start else { continue }
      let part: SourceFrame = shown == whole ? frame : .cropped(frame, to: shown, developer)
      let place = SourceDecoder(width: shown.width, height: shown.height, origin: origin)
      let reduced = try RecordingReader.reduced(part, place, maximumSide: Self.maximumSide)
      let picture = reduced.bitmap(width: size.width, height: size.height, corner: corner)
      let bytes = try rethrowing(as: { RenderError(.image($0), path: origin) }) { () throws(ImageError) in
        try WebPImageEncoder.encode(picture, quality: Self.quality)
      }
      if let last, last.bytes == bytes { continue }
      last = (
        bytes,
        PageFrame(x: 0, y: 0, width: picture.width, height: picture.height, isPaintedOver: false, layers: [bytes])
      )
    }
    try hold(until: max(rate.time(ofFrame: begin), (duration ?? 0) + start))
    let clip = PageClip(
      label: label, canvasSize: Size(Double(wanted.width) / scale, Double(wanted.height) / scale),
      widthPixels: size.width,
      heightPixels: size.height, framesPerSecond: Self.rate, frameCount: film.count, isOpaque: true)
    return PlayerPage.Part(clip: clip, images: .film(film), trace: trace(film.count))
  }
}
