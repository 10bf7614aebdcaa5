import Pixels
import SystemCalls

/// The system's `read`, which a member of the same name would hide.
private let readBytes: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { unsafe read($0, $1, $2) }

/// A file or the standard input, read a piece at a time.
final class InputReader {
  /// The name used in errors.
  let name: String
  private let descriptor: Int32
  /// Bytes that were peeked at.
  private var ahead: [UInt8] = []

  /// Opens a file; `-` is the standard input.
  init(_ path: String) throws(RenderError) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputFile.failure(errno, path) }
  }

  deinit { if descriptor != STDIN_FILENO { _ = close(descriptor) } }

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
  /// - Throws: ``RenderError`` when there is more than any picture has.
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

  /// Fills a picture with rows of four bytes a pixel.
  ///
  /// - Returns: The number of bytes read; fewer than requested at the end.
  func read(rowsOf bitmap: inout Bitmap) throws(RenderError) -> Int {
    let (height, rowBytes, distance) = (bitmap.height, bitmap.width * 4, bitmap.bytesPerRow)
    var got = 0
    return try unsafe bitmap.withUnsafeMutableBytes { (target: UnsafeMutableRawPointer) throws(RenderError) -> Int in
      // Sound: rows of that many bytes lie that far apart; without a distance between them they are one stretch.
      let isOneStretch = distance == rowBytes
      for y in 0..<(isOneStretch ? 1 : height) {
        let count = isOneStretch ? rowBytes * height : rowBytes
        let row = unsafe UnsafeMutableRawBufferPointer(start: target + y * distance, count: count)
        let known = min(ahead.count, count)
        unsafe row.copyBytes(from: ahead.prefix(known))
        ahead.removeFirst(known)
        let part = try unsafe fill(row, from: known)
        got += part
        if part < count { break }
      }
      return got
    }
  }

  /// Seeks to a byte counted from the beginning; false if the input is a pipe.
  func seek(to offset: Int) throws(RenderError) -> Bool {
    ahead = []
    return lseek(descriptor, off_t(offset), SEEK_SET) >= 0
  }

  private func readFromFile(_ count: Int) throws(RenderError) -> [UInt8] {
    // Through other memory into an array, because arrays give access to theirs only to untyped throws.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { unsafe buffer.deallocate() }
    let got = try unsafe fill(buffer, from: 0)
    return unsafe [UInt8](buffer.prefix(got))
  }

  /// Reads from the file into the unfilled part of a buffer, and returns the filled length.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer, from start: Int) throws(RenderError) -> Int {
    var got = start
    while got < buffer.count {
      try InputFile.waitForInput(descriptor, name)
      // Sound: the call writes at most the rest of the buffer.
      let count = unsafe readBytes(descriptor, buffer.baseAddress.map { unsafe $0 + got }, buffer.count - got)
      if count == 0 { break }
      if count > 0 {
        got += count
      } else if errno != EINTR, errno != EAGAIN {
        throw InputFile.failure(errno, name)
      }
    }
    return got
  }
}
