import Geometry
import LayerTree
import Recordings
import Review
import SceneCompiler
import SceneDiagnostics
package import SceneProgram

/// A page with a recording, its tracks as an overlay, and a scene with the fitted motion beside it, scrubbed together.
package struct MeasurementPage {
  private let result: RecordingReader.Result
  private let input: FrameInput
  private let edit: FrameEdit
  private let scale: Double

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - result: The measurement.
  ///   - input: The recording, which is read again.
  ///   - edit: The measured part of the recording.
  ///   - scale: Pixels per point.
  package init(_ result: RecordingReader.Result, of input: FrameInput, edit: FrameEdit, scale: Double) {
    (self.result, self.input, self.edit, self.scale) = (result, input, edit, scale)
  }

  /// Generates the page.
  ///
  /// - Parameter title: The title.
  /// - Returns: The page as a single HTML file.
  /// - Throws: ``RenderError`` when the recording cannot be read, or is too long for a page; or `CancellationError`.
  package func html(title: String) async throws -> String {
    let curves = MeasuredCurve.all(of: result.measurement)
    let recorded = try RecordingFilm(input, edit: edit).part(label: "recording", scale: scale) { count in
      trace(curves, count, outlines: outlines) { curve, time in curve.measured(at: time) }
    }
    let scene = try result.draftScene()
    let images = ImageLibrary()
    var options = RenderOptions()
    options.rate = 60
    let renderer = Renderer(scene, images: images, options: options)
    var fitted = try await renderer.pagePart(of: scene, label: "fit")
    fitted.trace = trace(curves, recorded.clip.frameCount, outlines: nil) { curve, time in curve.fit(at: time) }
    return PlayerPage.html(title: title, parts: [recorded, fitted])
  }

  private func trace(
    _ curves: [MeasuredCurve], _ count: Int, outlines: [PageTrace.Outline]?,
    _ value: (MeasuredCurve, Double) -> Double
  ) -> PageTrace {
    PageTrace(
      curves.map { curve in
        let factor = curve.unit == .angle ? Double.pi / 180 : 1
        return PageTrace.Curve(
          layer: curve.part, property: curve.property, unit: curve.unit,
          values: (0..<count).map { factor * value(curve, Double($0) / RecordingFilm.rate) })
      }, rate: RecordingFilm.rate, outlines: outlines)
  }

  private var outlines: [PageTrace.Outline] {
    result.measurement.parts.map { PageTrace.Outline($0, named: "part \($0.number)") }
  }
}

extension PageTrace.Outline {
  /// The boxes of a part over time.
  init(_ part: MeasuredPart, named name: String) {
    let times = part.path.times
    let turned = part.angle
    self.init(
      name: name,
      frames: times.indices.map { index in
        let angle = turned.map { $0.values(at: times[index])[0] - ($0.components[0].first ?? 0) } ?? 0
        // The box of a rotating part is its initial box, rotated.
        let place = turned == nil ? index : 0
        return (
          times[index], part.path.components[0][index], part.path.components[1][index],
          part.extent.components[0][place], part.extent.components[1][place], angle
        )
      })
  }
}

extension RecordingReader.Result {
  /// Returns the scene of the draft.
  ///
  /// - Throws: ``RenderError`` when one of its numbers is not allowed in a scene.
  package func draftScene() throws(RenderError) -> Scene {
    return try rethrowing(as: { RenderError(.scene($0), path: origin) }) { () throws(SceneFileError) in
      try Scene(text: draft.yaml, file: origin) { _ in .failure(ImageNotFound(message: "a draft has no images")) }
    }
  }
}
