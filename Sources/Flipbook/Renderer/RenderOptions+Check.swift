import Codecs

extension RenderOptions {
  /// Throws unless the movie's format supports its codec.
  func check(_ format: MovieFormat) throws(RenderError) {
    let codec = movie.codec(in: format)
    if !format.codecs.contains(codec) {
      throw RenderError(
        .options(".\(format.rawValue) holds \(format.codecs.map(\.name).joined(separator: " or ")), not \(codec.name)"))
    }
  }

  /// Throws unless every option is within its range.
  func check() throws(RenderError) {
    func require(_ condition: Bool, _ text: String) throws(RenderError) {
      if !condition { throw RenderError(.options(text)) }
    }
    try require((0.001...1_000).contains(speed), "a speed of \(speed): it can be from 0.001 to 1000")
    try require(cacheMemory >= 0, "\(cacheMemory) bytes for caches: there can be 0 or more")
    try require(jobs >= 1, "\(jobs) jobs: there must be at least one")
    try require(
      (0...65_536).contains(loopCount), "\(loopCount) plays: the number must be from 0, which loops forever, to 65536")
    try require((0...9).contains(effort), "an effort of \(effort): it can be from 0 to 9")
    try require((1...100).contains(gif.quality), "a quality of \(gif.quality): it can be from 1 to 100")
    try require((2...256).contains(gif.colors), "\(gif.colors) colors: there can be from 2 to 256")
    try require((0...1000).contains(gif.lossy), "a loss of \(gif.lossy) %: it can be from 0 to 1000")
    if let maxBytes { try require(maxBytes > 0, "at most \(maxBytes) bytes: no file is that small") }
    if let spriteColumns { try require(spriteColumns > 0, "\(spriteColumns) columns: there can be 1 or more") }
    for hold in [holdFirst, holdLast] {
      try require((0...86_400).contains(hold), "a hold of \(hold) s: it can be up to a day")
    }
    switch selection {
    case .times(let from, let to):
      try require(from.isFinite && from >= 0, "a beginning of \(from) s: time starts at 0")
      if let to {
        try require(to.isFinite && to > from, "an end of \(to) s: it must come after the beginning, \(from) s")
      }
    case .frames(let from, let through):
      try require(from >= 0, "frame \(from): frames count from 0")
      if let through { try require(through >= from, "frames \(from) to \(through): the last comes before the first") }
    }
    switch size {
    case .scale(let scale): try require(scale.isFinite && scale > 0, "a scale of \(scale): it must be above 0")
    case .width(let extent), .height(let extent): try require(extent > 0, "a size of \(extent) pixels")
    case .box(let width, let height): try require(width > 0 && height > 0, "a size of \(width) × \(height) pixels")
    }
  }
}
