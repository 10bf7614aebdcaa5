import CodeNotation
package import Geometry
package import LayerTree
package import SceneProgram

/// A scene as Swift code in one file: its layers, their motion, and their reactions to touches.
package struct SceneCode {
  /// The text of the file.
  package let text: String
  /// The features of the scene that the code omits, each with its line if it has one.
  package let omissions: [String]
  /// The paths of the image files that layers display, drawings displayed as images included.
  package let imageFiles: [String]
  /// The names of the layers in the code, by their indices in the program.
  package let layerNames: [String]

  /// Writes a scene.
  ///
  /// - Parameters:
  ///   - program: The program of the scene.
  ///   - title: The title of the scene.
  ///   - origin: The name of the scene file, for the first line.
  ///   - style: The API.
  ///   - sharesHelpers: True to call the helpers of ``HelperFile`` instead of including them.
  ///   - usesAssets: True to display drawings that nothing changes as images from an asset catalog.
  package init(
    _ program: Program, title: String, origin: String, style: SceneCodeStyle, sharesHelpers: Bool = false,
    usesAssets: Bool = false
  ) {
    let outline = OutlineBuilder(program).outline()
    self.init(
      usesAssets ? outline.withDrawingsAsImages() : outline, title: title, origin: origin, canvas: program.canvasSize,
      background: program.background, style: style, sharesHelpers: sharesHelpers)
  }

  /// Writes a static drawing.
  ///
  /// - Parameters:
  ///   - drawing: The layers of the drawing.
  ///   - title: The title of the drawing.
  ///   - origin: The name of the drawing's file, for the first line.
  ///   - canvas: The size of the canvas in points.
  ///   - style: The API.
  ///   - sharesHelpers: True to call the helpers of ``HelperFile`` instead of including them.
  package init(
    drawing: LayerDescription, title: String, origin: String, canvas: Size, style: SceneCodeStyle,
    sharesHelpers: Bool = false
  ) {
    self.init(
      SceneOutline(drawing: drawing), title: title, origin: origin, canvas: canvas, background: .clear, style: style,
      sharesHelpers: sharesHelpers)
  }

  private init(
    _ outline: SceneOutline, title: String, origin: String, canvas: Size, background: Color, style: SceneCodeStyle,
    sharesHelpers: Bool
  ) {
    let writer = SceneCodeWriter(outline, style, sharesHelpers: sharesHelpers)
    let code =
      style == .swiftUI
      ? SwiftUIFileCode(writer: writer).text(title: title, origin: origin, canvas: canvas, background: background)
      : UIKitFileCode(writer: writer).text(title: title, origin: origin, canvas: canvas, background: background)
    text = RequiredSystem.noted(in: code, style)
    omissions = writer.omissions
    layerNames = writer.layerNames
    imageFiles = outline.imageFiles
  }
}

extension SceneOutline {
  /// Creates the outline of a static drawing.
  init(drawing: LayerDescription) {
    var layers: [OutlineLayer] = []
    func add(_ description: LayerDescription, in superlayer: Int?, isMask: Bool) {
      let index = layers.count
      layers.append(
        OutlineLayer(
          name: description.name, superlayer: superlayer, isMask: isMask, properties: description.properties))
      if let mask = description.mask { add(mask, in: index, isMask: true) }
      for sublayer in description.sublayers { add(sublayer, in: index, isMask: false) }
    }
    add(drawing, in: nil, isMask: false)
    self.init(layers: layers)
  }
}
