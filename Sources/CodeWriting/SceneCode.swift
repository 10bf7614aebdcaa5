import CodeNotation
package import Geometry
package import LayerTree
package import SceneProgram

/// A scene as Swift: its layers, their motion, and the effects of touches, in one file.
package struct SceneCode {
  /// The file.
  package let text: String
  /// The parts of the scene that the code omits, each with its line if it has one.
  package let omissions: [String]
  /// The names that the layers have in the code, by their indices in the program.
  package let layerNames: [String]

  /// Writes a scene.
  ///
  /// - Parameters:
  ///   - program: The scene.
  ///   - title: The title.
  ///   - origin: The file that it was read from, for the first line.
  ///   - style: The API.
  ///   - sharesHelpers: True to call the helpers of ``HelperFile`` instead of writing them.
  package init(
    _ program: Program, title: String, origin: String, style: SceneCodeStyle, sharesHelpers: Bool = false
  ) {
    self.init(
      OutlineBuilder(program).outline(), title: title, origin: origin, canvas: program.canvasSize,
      background: program.background, style: style, sharesHelpers: sharesHelpers)
  }

  /// Writes a static drawing.
  ///
  /// - Parameters:
  ///   - drawing: Its layers.
  ///   - title: The title.
  ///   - origin: The file that it was read from, for the first line.
  ///   - canvas: The size of the canvas in points.
  ///   - style: The API.
  ///   - sharesHelpers: True to call the helpers of ``HelperFile`` instead of writing them.
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
  }
}

extension SceneOutline {
  /// The outline of a static drawing.
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
