import Codecs
import Pixels
import Recordings

extension FrameInput {
  /// Opens the input and applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The time range, the rectangle, and the speed.
  ///   - rate: The requested frame rate; nil for the input's own times.
  ///   - isSteady: True if all frames of the output format have the same duration.
  ///   - asPlanes: True to decode the frames of a movie to YUV planes, with less precise colors.
  ///   - isReduced: True to decode large movies to the size that is measured, unless the edit has a rectangle.
  /// - Returns: The frames, not yet read.
  /// - Throws: ``RenderError`` if the input cannot be used, or if the edit leaves no frames.
  func open(
    _ edit: FrameEdit, rate: FrameRate?, isSteady: Bool, asPlanes: Bool = false, isReduced: Bool = false
  ) throws(RenderError) -> any FrameSource {
    var source = try open(asPlanes: asPlanes, isReduced: isReduced && edit.crop == nil)
    // A movie's frames have real capture times; those of other formats are rounded to the format's units.
    if !source.isMovie, let rate { source = EvenFrames(source, rate: rate) }
    if edit.changesTime { source = try TrimmedFrames(source, edit) }
    switch edit.crop {
    case .rectangle(let part): source = try CroppedFrames(source, part: part)
    case .motion: source = try CroppedFrames(source, part: try motionBounds(edit))
    case nil: break
    }
    if source.isMovie, let wanted = rate ?? (isSteady ? source.evenRate : nil), wanted != source.rate {
      source = SampledFrames(source, rate: wanted)
    }
    return source
  }

  /// Reads the whole input to find the bounding rectangle of the changing pixels.
  private func motionBounds(_ edit: FrameEdit) throws(RenderError) -> PixelRect {
    guard opensAgain else {
      throw RenderError(.options("--crop auto reads the frames twice: save them to a file first"))
    }
    var whole = edit
    whole.crop = nil
    let source = try open(whole, rate: nil, isSteady: false)
    let developer = SourceDecoder(width: source.width, height: source.height, origin: source.origin)
    var bounds = MotionBounds()
    while let (frame, _) = try source.next() {
      var state: Void = ()
      bounds.add(try developer.picture(from: frame, in: &state))
      if Task.isCancelled { throw RenderError(.action(CancellationError()), path: source.origin) }
    }
    guard let part = bounds.rectangle else {
      throw RenderError(.frames("nothing moves, so --crop auto finds no region to keep"), path: source.origin)
    }
    return part
  }
}
