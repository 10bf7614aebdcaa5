import Testing
import XCTest

/// The line of a test that expects something, and how it is told of failures.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The name of the function.
  let function: String

  /// The test's file without its ending.
  var fileStem: String {
    let name = "\(filePath)".split(separator: "/").last ?? ""
    return name.split(separator: ".").first.map(String.init) ?? ""
  }

  /// The folder of the test's file.
  var folder: String {
    let path = "\(filePath)"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The function's name without its parameters.
  var testName: String { String(function.prefix { $0 != "(" }) }

  /// A path that may be relative to the test's file.
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

  /// Fails the test that runs, in whichever of the two ways of testing it is written.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Attaches a file to the test that runs, where its framework can.
  func attach(_ bytes: [UInt8], named name: String) {
    if Test.current != nil { Attachment.record(bytes, named: name, sourceLocation: location) }
  }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
