import Pixels
import SystemCalls

/// A file or the standard input, read a piece at a time.
final class InputReader {
  /// The name used in errors.
  let name: String
  private let input: InputDescriptor
  /// Bytes that were peeked at.
  private var ahead: [UInt8] = []

  /// Opens a file; `-` is the standard input.
  init(_ path: String) throws(RenderError) {
    name = path == "-" ? "standard input" : path
    input = try InputFile.open(path)
  }

  /// Returns the next bytes without consuming them; fewer at the end.
  func peek(_ count: Int) throws(RenderError) -> [UInt8] {
    if ahead.count < count { ahead += try readFromFile(count - ahead.count) }
    return Array(ahead.prefix(count))
  }

  /// The next bytes; fewer at the end.
  func read(_ count: Int) throws(RenderError) -> [UInt8] {
    let known = Array(ahead.prefix(count))
    ahead.removeFirst(known.count)
    return known.count == count ? known : known + (try readFromFile(count - known.count))
  }

  /// All the rest.
  ///
  /// - Throws: ``RenderError`` when there is more than any image has.
  func readAll() throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read(1 << 16)
      bytes += part
      guard bytes.count <= InputFile.largest else {
        throw RenderError(.missingInput("it has more than \(InputFile.largest) bytes"), path: name)
      }
      if part.count < 1 << 16 { return bytes }
    }
  }

  /// The text up to the next line break, without that; nil if there is none within a kilobyte.
  func readLine() throws(RenderError) -> String? {
    let start = try peek(1024)
    guard let end = start.firstIndex(of: 0x0A) else { return nil }
    ahead.removeFirst(end + 1)
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// Fills an image with rows of four bytes a pixel.
  ///
  /// - Returns: The number of bytes read; fewer than requested at the end.
  func read(rowsOf bitmap: inout Bitmap) throws(RenderError) -> Int {
    let rowBytes = bitmap.width * 4
    // The number of rows that fit into the buffer.
    let rows = max(1, (1 << 20) / max(1, rowBytes))
    var got = 0
    for first in stride(from: 0, to: bitmap.height, by: rows) {
      let wanted = min(rows, bitmap.height - first) * rowBytes
      let part = try read(wanted)
      bitmap.copyRows(part, from: first)
      got += part.count
      if part.count < wanted { break }
    }
    return got
  }

  /// Seeks to a byte counted from the beginning; false if the input is a pipe.
  func seek(to offset: Int) throws(RenderError) -> Bool {
    ahead = []
    return input.seek(to: offset)
  }

  private func readFromFile(_ count: Int) throws(RenderError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      let more = try InputFile.read(input, into: &bytes, got..<count, name)
      if more == 0 { break }
      got += more
    }
    bytes.removeLast(count - got)
    return bytes
  }
}
