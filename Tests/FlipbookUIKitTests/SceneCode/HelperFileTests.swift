import CodeNotation
import Flipbook
import Foundation
import TestSupport
import Testing

@testable import CodeWriting

/// Helpers of exported code in a file of their own, which several scenes share.
@Suite struct HelperFileTests {
  @Test(
    "Scenes compile with one file of helpers, in the mode of Swift 6 as well",
    arguments: [SceneCodeStyle.uiKit, .coreAnimation])
  func compile(style: SceneCodeStyle) throws {
    let folder = try TemporaryFolder()
    var paths = [try folder.write(Array(HelperFile.text(style).utf8), to: "Helpers.swift")]
    var types: Set<String> = []
    for url in ExportedScene.files where url.pathExtension == "yaml" {
      let scene = try ExportedScene.scene(url)
      let code = CodeWriting.SceneCode(
        try #require(scene.compiledProgram), title: scene.title, origin: url.lastPathComponent, style: style,
        sharesHelpers: true)
      for helper in CodeHelper.allCases {
        guard let first = helper.lines(style).first(where: { $0.hasPrefix("private func ") }) else { continue }
        #expect(!code.text.contains(first), "\(url.lastPathComponent) has \(first)")
      }
      #expect(code.text.contains(": \(HelperFile.typeName(style))"))
      // Drawings of thousands of points take the compiler long, and call nothing.
      guard code.text.count < 30_000, types.insert(SwiftNames.typeName(scene.title)).inserted else { continue }
      paths.append(try folder.write(Array(code.text.utf8), to: "Scene\(paths.count).swift"))
    }
    #expect(paths.count > 15)
    let outcome = try SwiftCompiler.check(paths)
    #expect(outcome.status == 0, "\(outcome.output.prefix(4000))")
  }
}
