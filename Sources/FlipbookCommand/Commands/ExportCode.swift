import ArgumentParser
import CodeWriting
import Flipbook
import SceneProgram

/// `flipbook code`: a scene or drawing as Swift.
struct ExportCode: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Write a whole scene, or an SVG drawing, as Swift.",
    usage: "flipbook code [<options>] <scene>",
    discussion: """
      The file has the layers, what moves them, and what touches do. Named
      numbers and colors of the scene become constants, and its states variables. The
      code compiles against UIKit, QuartzCore, or SwiftUI; code for the first two also
      compiles against FlipbookUIKit, off a Mac.
      What the API cannot express is a comment in its place, and is listed on standard
      error.

      EXAMPLES
        flipbook code menu.yaml -o Menu.swift
        flipbook code menu.yaml --as swift-quartzcore
        flipbook code menu.yaml --as swiftui -o Menu.swift
        flipbook code logo.svg -o Logo.swift

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(name: .customLong("as"), help: ArgumentHelp("The API.", valueName: "api"))
  var style = SceneCodeStyle.uiKit

  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write to this path, or to standard output if `-`. (default: -)", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  func validate() throws {
    if output == "" { throw ValidationError("the output has no name: write -o Menu.swift, or leave out -o") }
  }

  func run() async throws {
    let code = try Drawing.isDrawing(scene.path) ? drawing() : exported()
    try TextOutput.write(code.text, to: output ?? "-", replacing: !noClobber)
    for omission in code.omissions { Terminal.standardError.print("\(scene.path): not exported: \(omission)") }
  }

  private var file: String { scene.path.split(separator: "/").last.map(String.init) ?? scene.path }

  private func exported() throws -> SceneCode {
    var settings = settings.scene(variant: variant)
    settings.keepsOutline = true
    let loaded = try Scene.load(
      scene.path, images: ImageLibrary(), settings: settings, allowsOutside: self.settings.allowOutside)
    guard let outline = loaded.outline else {
      throw ValidationError("\(scene.path) is not a scene file: code can be written for scenes and SVG drawings")
    }
    return SceneCode(
      outline, title: loaded.title, origin: file, canvas: loaded.canvasSize, background: loaded.background,
      style: style)
  }

  private func drawing() throws -> SceneCode {
    let drawing = try Drawing.load(scene.path, images: ImageLibrary())
    return SceneCode(
      SceneOutline(drawing: drawing.root), title: file.split(separator: ".").first.map(String.init) ?? "Drawing",
      origin: file,
      canvas: drawing.size, background: .clear, style: style)
  }
}

extension SceneCodeStyle: ExpressibleByArgument {}
