import Arithmetic
import CDeflate
package import Pixels

/// All frames in one PNG file, with their positions and durations in CSS and in TexturePacker's JSON.
///
/// Identical frames share a cell.
package struct SpriteSheet: FrameSink, ~Copyable {
  /// A frame, with a checksum for finding identical ones.
  package struct EncodedFrame: Sendable {
    fileprivate let bitmap: Bitmap
    fileprivate let checksum: UInt32
  }

  /// Computes the checksums of frames.
  package struct Encoder: FrameEncoder {
    package func encode(_ frame: Bitmap, after previous: Bitmap?) -> EncodedFrame {
      var checksum: UInt32 = 0
      for y in 0..<frame.height {
        frame.withRow(y) { row in
          // Sound: the checksum covers the bytes of the row.
          checksum = unsafe row.withUnsafeBytes { unsafe libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        }
      }
      return EncodedFrame(bitmap: frame, checksum: checksum)
    }
  }

  package let encoder = Encoder()
  private var files: StagedFiles
  private let name: String
  private let rate: FrameRate
  private let width: Int
  private let height: Int
  private let scale: Double
  private let plays: Int
  private let columns: Int?
  private let png: PNGEncoder
  /// The distinct frames, in the order of their cells.
  private var cells: [Bitmap] = []
  private var cellsByChecksum: [UInt32: [Int]] = [:]
  private var frames: [(cell: Int, length: Int)] = []

  /// Begins a sheet.
  ///
  /// - Parameters:
  ///   - path: The path of the PNG file; the .json and .css files have the same name, in the same folder.
  ///   - policy: The treatment of existing files.
  ///   - rate: The rate of the frames.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - scale: The number of pixels per point.
  ///   - plays: The number of times that the CSS animation plays, or 0 for an endless loop.
  ///   - columns: The number of frames in a row; nil for a sheet that is approximately square.
  ///   - png: The encoder of the sheet.
  /// - Throws: ``OutputError`` when the folder cannot be written to.
  package init(
    path: String, policy: OutputFile.Policy, rate: FrameRate, width: Int, height: Int, scale: Double, plays: Int,
    columns: Int?, png: PNGEncoder
  ) throws(OutputError) {
    let slash = path.lastIndex(of: "/")
    let file = slash.map { path[path.index(after: $0)...] } ?? path[...]
    name = file.lowercased().hasSuffix(".png") ? String(file.dropLast(4)) : String(file)
    files = try StagedFiles(folder: slash.map { String(path[...$0]) } ?? ".", policy: policy)
    (self.rate, self.width, self.height, self.scale) = (rate, width, height, scale)
    (self.plays, self.columns, self.png) = (plays, columns, png)
  }

  package mutating func write(_ frame: EncodedFrame, for slot: FrameSchedule.Slot) throws(OutputError) {
    if let cell = cellsByChecksum[frame.checksum]?.first(where: { cells[$0] == frame.bitmap }) {
      frames.append((cell, slot.length))
      return
    }
    cellsByChecksum[frame.checksum, default: []].append(cells.count)
    frames.append((cells.count, slot.length))
    cells.append(frame.bitmap)
    try checkSize()
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    let (columns, rows) = layout
    var sheet = Bitmap(width: columns * width, height: rows * height)
    sheet.alphaType = cells.first?.alphaType ?? .premultiplied
    let (target, rowBytes) = (sheet.bytesPerRow, width * 4)
    for (index, cell) in cells.enumerated() {
      let origin = index / columns * height * target + index % columns * rowBytes
      let source = cell.bytesPerRow
      // Sound: the cell is within the sheet, whose size is a whole number of columns and rows.
      unsafe sheet.withUnsafeMutableBytes { sheet in
        unsafe cell.withUnsafeBytes { cell in
          for y in 0..<height {
            unsafe (sheet + origin + y * target).copyMemory(from: cell + y * source, byteCount: rowBytes)
          }
        }
      }
    }
    let picture: [UInt8]
    do throws(ImageError) { picture = try png.encode(sheet) } catch { throw .image(error) }
    let description = SpriteDescription(
      name: name, rate: rate, width: width, height: height, scale: scale, plays: plays, columns: columns, rows: rows,
      frames: frames)
    let (json, css) = (Array(description.json.utf8), Array(description.css.utf8))
    try files.add("\(name).png", picture)
    try files.add("\(name).css", css)
    try files.add("\(name).json", json)
    try files.finish()
    return picture.count + css.count + json.count
  }

  /// The number of columns and rows of the sheet.
  private var layout: (columns: Int, rows: Int) {
    let square = (Double(cells.count) * Double(height) / Double(width)).squareRoot()
    let columns = columns ?? max(1, min(cells.count, Int(saturating: square.rounded())))
    return (columns, max(1, (cells.count + columns - 1) / columns))
  }

  /// Throws an error as soon as the sheet is too large.
  private func checkSize() throws(OutputError) {
    let (columns, rows) = layout
    guard Bitmap.canHold(width: columns * width, height: rows * height) else {
      throw .image(.unusableSize(width: columns * width, height: rows * height))
    }
  }
}
