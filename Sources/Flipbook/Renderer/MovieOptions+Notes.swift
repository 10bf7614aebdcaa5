import Codecs

extension MovieOptions {
  /// Losses that nobody asked for, in words.
  func notes(for format: MovieFormat, isOpaque: Bool) -> [String] {
    guard !isOpaque, !format.hasAlpha, matte == nil else { return [] }
    return [".\(format.rawValue) has no transparency, so clear parts are white: --matte chooses another color"]
  }
}
