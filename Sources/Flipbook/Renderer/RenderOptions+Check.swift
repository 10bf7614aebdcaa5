import Codecs

extension RenderOptions {
  /// Throws unless the movie's format supports its codec.
  func check(_ format: MovieFormat) throws(RenderError) {
    let codec = movie.codec(in: format)
    if !format.codecs.contains(codec) {
      throw RenderError(
        .options(
          ".\(format.rawValue) supports \(format.codecs.map(\.name).joined(separator: " or ")), not \(codec.name)"))
    }
  }

  /// Throws unless every option is within its range.
  func check() throws(RenderError) {
    func require(_ condition: Bool, _ text: String) throws(RenderError) {
      if !condition { throw RenderError(.options(text)) }
    }
    try require((0.001...1_000).contains(speed), "the speed must be between 0.001 and 1000, but is \(speed)")
    try require(cacheMemory >= 0, "the cache memory must be at least 0 bytes, but is \(cacheMemory)")
    try require(jobs >= 1, "the number of jobs must be at least 1, but is \(jobs)")
    try require(
      (0...65_536).contains(loopCount), "the loop count must be between 0 (forever) and 65536, but is \(loopCount)")
    try require((0...9).contains(effort), "the effort must be between 0 and 9, but is \(effort)")
    try require((1...100).contains(gif.quality), "the quality must be between 1 and 100, but is \(gif.quality)")
    try require((2...256).contains(gif.colors), "the number of colors must be between 2 and 256, but is \(gif.colors)")
    try require((0...1000).contains(gif.lossy), "the loss must be between 0 and 1000 %, but is \(gif.lossy)")
    if let maxBytes { try require(maxBytes > 0, "the maximum size must be at least 1 byte, but is \(maxBytes)") }
    if let spriteColumns {
      try require(spriteColumns > 0, "the number of columns must be at least 1, but is \(spriteColumns)")
    }
    for hold in [holdFirst, holdLast] {
      try require((0...86_400).contains(hold), "a frame can be held for 0 to 86400 s (a day), but not for \(hold) s")
    }
    switch selection {
    case .times(let from, let to):
      try require(from.isFinite && from >= 0, "the start must be at least 0 s, but is \(from) s")
      if let to {
        try require(to.isFinite && to > from, "the end, \(to) s, must come after the start, \(from) s")
      }
    case .frames(let from, let through):
      try require(from >= 0, "there is no frame \(from): frames are counted from 0")
      if let through { try require(through >= from, "the last frame, \(through), comes before the first, \(from)") }
    }
    switch size {
    case .scale(let scale):
      try require(scale.isFinite && scale > 0, "the scale must be greater than 0, but is \(scale)")
    case .width(let extent), .height(let extent):
      try require(extent > 0, "the size must be at least 1 pixel, but is \(extent)")
    case .box(let width, let height):
      try require(width > 0 && height > 0, "the size must be at least 1 × 1 pixels, but is \(width) × \(height)")
    }
  }
}
