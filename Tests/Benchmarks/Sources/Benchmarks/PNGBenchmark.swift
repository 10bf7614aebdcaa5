import Flipbook

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Times PNG encoding of raw frames alone, on one thread: what peers are compared with.
struct PNGBenchmark {
  private let path: String
  private let width: Int
  private let height: Int
  private let frames: Int
  private let effort: Int

  /// Reads `RAW WIDTH HEIGHT FRAMES EFFORT`.
  init?(_ arguments: [String]) {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard arguments.count == 5, numbers.count == 4, let path = arguments.first else { return nil }
    self.path = path
    (width, height, frames, effort) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Prints a line of JSON: processor seconds and bytes of all frames.
  func run() throws {
    let encoder = PNGEncoder(effort: effort)
    var (seconds, bytes) = (0.0, 0)
    let file = try FrameFile(path, width: width, height: height)
    for frame in 0..<frames {
      let bitmap = try file.frame(frame)
      let start = ProcessorTime.seconds
      bytes += try encoder.encode(bitmap).count
      seconds += ProcessorTime.seconds - start
    }
    print("{\"cpu\": \(seconds), \"bytes\": \(bytes), \"frames\": \(frames)}")
  }
}

/// Raw frames in a file: rows of straight R, G, B, A.
struct FrameFile {
  private let file: Int32
  private let width: Int
  private let height: Int

  init(_ path: String, width: Int, height: Int) throws {
    file = unsafe open(path, O_RDONLY)
    (self.width, self.height) = (width, height)
    guard file >= 0 else { throw ChildProcess.Failure(program: path, status: errno) }
  }

  /// Reads a frame whose pixels are opaque.
  func frame(_ number: Int) throws -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var row = [UInt8](repeating: 0, count: width * 4)
    for y in 0..<height {
      let offset = (number * height + y) * row.count
      // Sound: the call fills the array, whose length it is given.
      guard unsafe pread(file, &row, row.count, off_t(offset)) == row.count else {
        throw ChildProcess.Failure(program: "frame \(number)", status: errno)
      }
      for x in 0..<width {
        bitmap[x, y] = Pixel(red: row[x * 4], green: row[x * 4 + 1], blue: row[x * 4 + 2], alpha: row[x * 4 + 3])
      }
    }
    return bitmap
  }
}

/// The processor's time that this process has used.
enum ProcessorTime {
  static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
