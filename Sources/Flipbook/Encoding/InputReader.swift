import Pixels
import SystemCalls

/// A buffered reader of a file or of standard input.
final class InputReader {
  /// The name used in errors.
  let name: String
  private let input: InputDescriptor
  /// Bytes that were peeked at, but not consumed yet.
  private var ahead: [UInt8] = []

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(RenderError) {
    name = path == "-" ? "standard input" : path
    input = try InputFile.open(path)
  }

  /// Returns the next bytes without consuming them; fewer at the end.
  func peek(_ count: Int) throws(RenderError) -> [UInt8] {
    if ahead.count < count { ahead += try readFromFile(count - ahead.count) }
    return Array(ahead.prefix(count))
  }

  /// Returns the next bytes; fewer at the end.
  func read(_ count: Int) throws(RenderError) -> [UInt8] {
    let known = Array(ahead.prefix(count))
    ahead.removeFirst(known.count)
    return known.count == count ? known : known + (try readFromFile(count - known.count))
  }

  /// Returns all remaining bytes.
  ///
  /// - Throws: ``RenderError`` if there are more bytes than any image file can have.
  func readAll() throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read(1 << 16)
      bytes += part
      guard bytes.count <= InputFile.maximumByteCount else {
        throw RenderError(.missingInput("it has more than \(InputFile.maximumByteCount) bytes"), path: name)
      }
      if part.count < 1 << 16 { return bytes }
    }
  }

  /// Returns the text before the next line break and consumes both, or nil if there is none within a kilobyte.
  func readLine() throws(RenderError) -> String? {
    let start = try peek(1024)
    guard let end = start.firstIndex(of: 0x0A) else { return nil }
    ahead.removeFirst(end + 1)
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// Fills an image with rows of four bytes per pixel.
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

  /// Seeks to a byte offset from the beginning; returns false if the input is a pipe.
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
