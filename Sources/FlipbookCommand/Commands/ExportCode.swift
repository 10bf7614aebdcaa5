import ArgumentParser
import CodeNotation
import CodeWriting
import Flipbook
import SceneProgram

/// `flipbook code`: exports a scene or drawing as Swift.
struct ExportCode: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Write a whole scene, or an SVG drawing, as Swift code.",
    usage: "flipbook code [<options>] <scene>",
    discussion: """
      The file contains the layers, their animations, and the touch handling. Named \
      numbers and colors of the scene become constants, and its states variables. The \
      code compiles against UIKit, QuartzCore, or SwiftUI; code for the first two also \
      compiles against FlipbookUIKit, off a Mac. \
      Anything that the API cannot express becomes a comment, and is listed on standard \
      error.

      EXAMPLES
        flipbook code menu.yaml -o Menu.swift
        flipbook code menu.yaml --as swift-coreanimation
        flipbook code menu.yaml --as swiftui -o Menu.swift
        flipbook code menu.yaml --helpers SceneView.swift -o Menu.swift
        flipbook code menu.yaml --assets Assets.xcassets -o Menu.swift
        flipbook code logo.svg -o Logo.swift

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(name: .customLong("as"), help: ArgumentHelp("The API.", valueName: "api"))
  var api = CodeAPI.uiKit

  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write to this path, or to standard output if `-`. (default: -)", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write shared functions and types to this file, once for all scenes of an API, instead of into the scene's file.",
      valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var helpers: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Copy the images of layers to this asset catalog, and write drawings that nothing changes as images in it, not as paths.",
      valueName: "folder"),
    completion: .directory)
  var assets: String?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  func validate() throws {
    if output == "" { throw ValidationError("the output has no name: write -o Menu.swift, or leave out -o") }
    if helpers == "" { throw ValidationError("the helpers file has no name: write --helpers SceneView.swift") }
    if let helpers, helpers == output {
      throw ValidationError("the code and its helpers must be two different files, but both are \(helpers)")
    }
    if let assets, !assets.hasSuffix(".xcassets") {
      throw ValidationError("the name of an asset catalog must end in .xcassets, but is ‘\(assets)’")
    }
    _ = try api.sceneStyle()
  }

  func run() async throws {
    let file = CodeFile(
      scene: scene, style: try api.sceneStyle(), settings: settings, variant: variant, helpers: helpers, assets: assets)
    try file.write(to: output ?? "-", replacing: !noClobber)
  }
}
