import FlipbookUIKit
import Testing

@testable import CodeWriting

extension ExportedScene {
  /// A function that makes views or layers by a scene's code.
  typealias Maker = @Sendable () -> Made

  /// The code of all scenes, compiled.
  static let library: Result<CompiledTable<Maker>, any Error> = Result {
    var sources: [String: String] = [:]
    var makers: [(name: String, code: String)] = []
    for (index, export) in all.enumerated() {
      let source = try export.source()
      sources["Scene\(index)"] = source.text
      makers.append((export.testDescription, source.maker))
    }
    sources["Entry"] = CompiledCode.entry("ExportedScenes", of: "ExportedScene.Maker", makers)
    return try CompiledCode.load("ExportedScenes", sources, with: [folder.appending(path: "Hosts/LayerHost.swift")])
  }

  static let folder = package.appending(path: "Tests/FlipbookUIKitTests/Exported")

  /// The text of the file, and a closure that makes what it describes.
  ///
  /// Types of layers get another name than those of views.
  private func source() throws -> (text: String, maker: String) {
    let (code, outline) = try Self.code(of: url, as: style)
    let text = code.text
    let type = String(try #require(text.firstMatch(of: #/(?m)^final class (\w+)/#), "\(path) makes no type").1)
    if style == .uiKit { return (text, "{ .view(\(type)()) }") }
    let methods = text.matches(of: #/(?m)^ {2}func (\w+)\(\) \{/#).map { "\"\($0.1)\": made.\($0.1)" }
    let host = outline.otherTouches.isEmpty ? "nil" : "{ LayerHost(of: made).add(to: $0) }"
    let maker = """
      {
          let made = \(type)Layers()
          let methods: [String: () -> Void] = [\(methods.isEmpty ? ":" : methods.joined(separator: ", "))]
          return .layers(made.layer, methods: methods, host: \(host))
        }
      """
    return (text.replacing(#/(?m)^final class (\w+) \{/#) { "final class \($0.1)Layers {" }, maker)
  }
}
