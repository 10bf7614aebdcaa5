import Codecs

extension RenderResult {
  /// Returns the result of rendering a movie, with its actual size, and with notes on unrequested changes.
  func noting(
    _ format: MovieFormat, _ options: MovieOptions, isOpaque: Bool, encoderArguments: [String]
  ) -> RenderResult {
    var result = self
    (result.width, result.height) = format.size(width: width, height: height)
    if (result.width, result.height) != (width, height) {
      result.notes.append(
        ".\(format.rawValue) supports even sizes only, so \(width) × \(height) became \(result.width) × "
          + "\(result.height): the "
          + "last \(result.width == width ? "row" : result.height == height ? "column" : "column and row") "
          + "\(result.width != width && result.height != height ? "are" : "is") repeated")
    }
    result.details.append("ffmpeg \(encoderArguments.joined(separator: " "))")
    if !isOpaque, format == .mp4, options.matte == nil {
      result.notes.append(
        ".\(format.rawValue) has no transparency, so transparent parts become white: use --matte to choose "
          + "another color"
      )
    }
    return result
  }
}
