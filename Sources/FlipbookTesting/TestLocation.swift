import Encodings
import Golden
import SceneDiagnostics
import SystemCalls
import Testing
import XCTest

#if canImport(Darwin)
  import Foundation
#endif

/// The source location of an expectation, used to report failures.
struct TestLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The name of the test function.
  let function: String

  /// The name of the test's file, without its extension.
  var fileStem: String {
    let name = "\(filePath)".split(separator: "/").last ?? ""
    return name.split(separator: ".").first.map(String.init) ?? ""
  }

  /// The folder that contains the test's file.
  var folder: String {
    let path = "\(filePath)"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The function's name without its parameters.
  var testName: String { String(function.prefix { $0 != "(" }) }

  /// Returns a path resolved relative to the test's file.
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

  /// Returns the path of a scene's file, resolved relative to the test's file or else to the test's package.
  ///
  /// - Parameter path: The path.
  /// - Returns: The path, or nil after failing the test if there is no such file.
  func scene(_ path: String) -> String? {
    let beside = self.path(path)
    let candidates =
      path.hasPrefix("/") ? [beside] : [beside] + [packageFolder].compactMap { $0.map { "\($0)/\(path)" } }
    if let found = candidates.first(where: { FileSystem.kind(of: $0) != nil }) { return found }
    fail("there is no scene at \(candidates.joined(separator: " or "))")
    return nil
  }

  /// The folder of the package: the nearest folder with a Package.swift that contains the test's file.
  var packageFolder: String? {
    var folder = folder
    while !folder.isEmpty {
      if FileSystem.kind(of: "\(folder)/Package.swift") != nil { return folder }
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    return nil
  }

  /// Fails the current test in either testing framework.
  func fail(_ text: String) {
    let message = text.printable
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Attaches an image to the current test in either testing framework.
  ///
  /// - Returns: False if the framework doesn't support attachments, as XCTest on Linux.
  func attach(png bytes: [UInt8], named name: String) async -> Bool {
    if Test.current != nil {
      Attachment.record(bytes, named: name, sourceLocation: location)
      return true
    }
    #if canImport(Darwin)
      await MainActor.run {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: "public.png")
          attachment.name = name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
      return true
    #else
      return false
    #endif
  }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
