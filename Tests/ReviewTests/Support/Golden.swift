import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Outputs as they were when somebody looked at them and found them good.
///
/// `FLIPBOOK_RECORD_GOLDENS=1 swift test --filter ReviewTests` writes them anew, to be looked at again.
enum Golden {
  static let isRecording = ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] == "1"

  /// Compares a text with the golden of that name.
  static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = TestScene.goldens.appending(path: name)
    if isRecording { return try Data(text.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let (old, new) = (golden.split(separator: "\n"), text.split(separator: "\n"))
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    if let line {
      Issue.record(
        "\(name):\(line.offset + 1): was\n\(line.element.0)\nis\n\(line.element.1)", sourceLocation: sourceLocation)
    }
    #expect(old.count == new.count, sourceLocation: sourceLocation)
  }

  /// Compares the picture in a file with the golden of that name.
  ///
  /// Its labels are set in Inter as it is installed, of which there are several versions: so one pixel in a hundred may
  /// differ. What the pictures on a sheet show is compared exactly, elsewhere.
  static func expect(pictureAt path: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let file = TestScene.goldens.appending(path: name)
    let bytes = try Data(contentsOf: URL(filePath: path))
    if isRecording { return try bytes.write(to: file) }
    let picture = try PNGDecoder.decode(Array(bytes))
    let golden = try PNGDecoder.decode(Array(try Data(contentsOf: file)))
    try #require(picture.width == golden.width && picture.height == golden.height, sourceLocation: sourceLocation)
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != golden[x, y] { count += 1 }
    }
    #expect(count * 100 <= picture.width * picture.height, "\(count) pixels differ", sourceLocation: sourceLocation)
  }
}
