import Flipbook

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Encodes frames from a file of raw RGBA pixels to a GIF and prints what it took, as a line of JSON.
struct GIFBenchmark {
  let raw: String
  let width: Int
  let height: Int
  let frameCount: Int
  let rate: FrameRate
  let output: String
  private var options = GIFOptions()

  func run() throws {
    let frames = try read()
    let schedule = FrameSchedule(gifAt: rate, frameCount: frameCount)
    let start = GIFBenchmark.processorSeconds
    var bytes: [UInt8] = []
    var encoder = GIFEncoder(width: width, height: height, options: options)
    for slot in schedule.slots { bytes += try encoder.add(frames[slot.frame], centiseconds: slot.centiseconds) }
    bytes += try encoder.finish()
    let seconds = GIFBenchmark.processorSeconds - start
    guard let file = unsafe fopen(output, "wb") else { throw Failure.cannotWrite(output) }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
    let megapixels = Double(width * height * frameCount) / 1e6
    print(
      """
      {"cpu": \((seconds * 1e4).rounded() / 1e4), "mpx_per_cpu_s": \((megapixels / seconds * 10).rounded() / 10), \
      "bytes": \(bytes.count)}
      """)
  }

  /// Reads `RAW WIDTHxHEIGHT FRAMES FPS OUT [OPTION=VALUE ...]`; nil if that is something else.
  init?(_ arguments: [String]) {
    guard arguments.count >= 5 else { return nil }
    let size = arguments[1].split(separator: "x").compactMap { Int($0) }
    guard size.count == 2, let count = Int(arguments[2]), let rate = FrameRate(arguments[3]) else { return nil }
    (raw, width, height, frameCount, output) = (arguments[0], size[0], size[1], count, arguments[4])
    self.rate = rate
    for option in arguments.dropFirst(5) {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, set(parts[0], to: parts[1]) else { return nil }
    }
  }

  /// Sets an option by its name; false if there is none, or no such value.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "quality": options.quality = Int(value) ?? 0
    case "colors": options.colors = Int(value) ?? 0
    case "lossy": options.lossy = Int(value) ?? -1
    case "effort": options.effort = Int(value) ?? -1
    case "dither":
      guard let dither = Dithering(rawValue: value) else { return false }
      options.dither = dither
    default: return false
    }
    return options.isValid
  }

  /// Why there is nothing to measure.
  enum Failure: Error {
    case cannotRead(String)
    case cannotWrite(String)
  }

  private func read() throws -> [Bitmap] {
    guard let file = unsafe fopen(raw, "rb") else { throw Failure.cannotRead(raw) }
    defer { unsafe fclose(file) }
    var row = [UInt8](repeating: 0, count: width * 4)
    return try (0..<frameCount).map { _ in
      var bitmap = Bitmap(width: width, height: height)
      for y in 0..<height {
        guard unsafe fread(&row, 1, row.count, file) == row.count else { throw Failure.cannotRead(raw) }
        for x in 0..<width {
          bitmap[x, y] = Pixel(red: row[4 * x], green: row[4 * x + 1], blue: row[4 * x + 2], alpha: row[4 * x + 3])
        }
      }
      return bitmap
    }
  }

  /// The processor time of this process so far, in seconds.
  private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
