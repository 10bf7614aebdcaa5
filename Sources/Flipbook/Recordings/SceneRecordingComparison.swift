import Codecs
import Geometry
package import LayerTree
import Pixels
package import Recordings
import Review

/// Compares the motion of a scene with a recording of it.
///
/// The scene is rendered, and both are measured in the same way.
package struct SceneRecordingComparison {
  private let renderer: Renderer
  private let name: String
  private let makeStage: () -> Stage
  private let input: FrameInput
  private let edit: FrameEdit
  /// Pixels per point of the recording; nil to detect it.
  package var scale: Double?
  /// The time in the recording at which the scene begins, in seconds; nil to detect it.
  package var start: Double?
  /// The measurement of the recording, if it is known from an earlier comparison.
  package var recorded: RecordingReader.Result?
  /// The accepted differences.
  package var tolerance = MotionTolerance()
  /// Called with the progress of each step; each step counts frames separately.
  package var progress: ((RenderProgress) -> Void)?

  /// The maximum length of the longer side of the scene's frames, in pixels.
  private static let maximumSide = 720.0
  /// The maximum difference in duration, in seconds, for which a recording and a scene are assumed to begin together.
  private static let slack = 0.05

  /// The comparison, with remarks on the recording.
  package struct Result: Sendable {
    /// The comparison.
    package let comparison: MotionComparison
    /// The length of the scene in seconds.
    let duration: Double
    /// The canvas of the scene in points.
    let canvas: Size
    /// The measurement of the recording.
    package let recorded: RecordingReader.Result
    /// Remarks on the recording's frames, one sentence each.
    package var notes: [String] { recorded.notes }
  }

  /// Creates a comparison of a scene with a recording.
  ///
  /// - Parameters:
  ///   - renderer: A renderer of the scene, with its options.
  ///   - name: The scene's path, for messages.
  ///   - makeStage: Creates a stage of the scene that hasn't been played.
  ///   - input: The recording, which is read twice.
  ///   - edit: The part of the recording; reported times are relative to the start of the part.
  package init(
    _ renderer: Renderer, of name: String, makeStage: @escaping () -> Stage, input: FrameInput,
    edit: FrameEdit = FrameEdit()
  ) {
    (self.renderer, self.name, self.makeStage, self.input, self.edit) = (renderer, name, makeStage, input, edit)
  }

  /// Measures the scene and the recording, and compares their motion.
  ///
  /// - Throws: ``RenderError`` when the recording cannot be read, or nothing moves in it or in the scene; or
  ///   `CancellationError`.
  package func compare() async throws -> Result {
    var reader = RecordingReader(input, edit: edit)
    reader.progress = progress
    let recorded = try recorded ?? reader.measure()
    let origin = recorded.origin
    let stage = makeStage()
    let canvas = stage.canvasSize
    let fit = Double(recorded.width) / canvas.width
    let isWhole = abs(Double(recorded.height) / canvas.height / fit - 1) < 0.015
    let size = min(scale ?? (isWhole ? fit : 2), Self.maximumSide / max(canvas.width, canvas.height))
    let file = try TemporaryFile()
    var renderer = renderer
    renderer.options.size = .scale(size)
    renderer.options.rate = .display
    renderer.progress = progress
    let rendered = try await renderer.video(to: file.path, as: .y4m)
    var own = RecordingReader(.animation(path: file.path))
    own.scale = Double(rendered.width) / canvas.width
    let scene: RecordingMeasurement
    do throws(RenderError) {
      scene = try own.measure().measurement
    } catch {
      // Messages name the scene, not the temporary file with its frames.
      throw RenderError(error.reason, path: name)
    }
    let isFromBeginning =
      abs(recorded.measurement.duration - scene.duration) <= Self.slack && edit.from == 0 && edit.to == nil
    let places = scale.map { [(scale: $0, origin: Point.zero)] } ?? (isWhole ? [(scale: fit, origin: Point.zero)] : [])
    let hints = MotionComparison.Hints(
      places: places, isPlacementGiven: scale != nil, start: start ?? (isFromBeginning ? 0 : nil),
      canvas: canvas)
    let comparison = MotionComparison(
      scene: scene, names: try names(of: scene.parts), recording: recorded.measurement, hints: hints,
      tolerance: tolerance)
    if comparison.isUnrelated {
      throw RenderError(
        .frames(
          "nothing in it moves like a layer of \(name): set --region, --scale, and --start to align it with the scene"),
        path: origin)
    }
    if comparison.motionCount == 0 {
      throw RenderError(
        .frames("no motion of \(name) begins within the recording: set --start to align it with the scene"),
        path: origin)
    }
    return Result(
      comparison: comparison, duration: scene.duration, canvas: canvas, recorded: recorded)
  }

  /// Generates a page of a comparison: the scene and the recording, scrubbed together, with their curves overlaid.
  ///
  /// - Parameters:
  ///   - result: The comparison.
  ///   - title: The title.
  ///   - origin: The name of the recording.
  /// - Returns: The page as a single HTML file.
  /// - Throws: ``RenderError`` when the recording cannot be read, or is too long for a page; or `CancellationError`.
  package func page(of result: Result, title: String, origin: String) async throws -> String {
    let place = result.comparison.alignment
    var renderer = renderer
    (renderer.options.rate, renderer.options.size) = (60, .scale(1))
    renderer.progress = nil
    var film = PageFilm()
    var clip: PageClip?
    try await renderer.forEachPageFrame(label: name) {
      clip = $0
    } append: {
      film.append($0)
    }
    guard let clip else { throw CancellationError() }
    let mine = PlayerPage.Part(
      clip: clip, images: .film(film), trace: trace(result.comparison.parts, clip.frameCount) { $0.scene })
    var recording = RecordingFilm(input, edit: edit)
    recording.start = place.start
    recording.duration = Double(clip.frameCount) / RecordingFilm.rate
    let canvas = Rect(
      place.origin.x, place.origin.y, result.canvas.width * place.scale, result.canvas.height * place.scale)
    let theirs = try recording.part(label: origin, scale: place.scale, canvas: canvas) { count in
      trace(result.comparison.parts, count) { $0.recording }
    }
    return PlayerPage.html(title: title, parts: [mine, theirs])
  }

  private func trace(
    _ parts: [ComparedPart], _ count: Int, _ side: (ComparedPart) -> MeasuredPart?
  ) -> PageTrace {
    let curves = parts.flatMap { part -> [PageTrace.Curve] in
      guard let measured = side(part) else { return [] }
      return part.curves(of: measured).map { property, series in
        let isAngle = property == "transform.rotation"
        let unit: AnimatableProperty.Unit =
          isAngle ? .angle : property.hasPrefix("difference") ? .none : .points
        return PageTrace.Curve(
          layer: part.name, property: property, unit: unit,
          values: (0..<count).map { tick in
            series.values(at: Double(tick) / RecordingFilm.rate)[0] * (isAngle ? Double.pi / 180 : 1)
          })
      }
    }
    let outlines = parts.compactMap { part in side(part).map { PageTrace.Outline($0, named: part.name) } }
    return PageTrace(curves, rate: RecordingFilm.rate, outlines: outlines)
  }

  /// Returns the layer name for each measured part, by the part's number: the layer whose box stays closest to the
  /// part.
  private func names(of parts: [MeasuredPart]) throws -> [Int: String] {
    let stage = makeStage()
    let last = parts.compactMap(\.path.times.last).max() ?? 0
    var sums: [Int: [String: (sum: Double, count: Int)]] = [:]
    for step in 0...Self.looks {
      let time = last * Double(step) / Double(Self.looks)
      let boxes = Self.boxes(of: try stage.snapshot(advancingTo: time))
      for part in parts {
        guard let first = part.path.times.first, let end = part.path.times.last, first <= time, time <= end else {
          continue
        }
        let (middle, extent) = (part.path.values(at: time), part.extent.values(at: time))
        for (name, box) in boxes {
          let away: Double = abs(box.midX - middle[0]) + abs(box.midY - middle[1])
          let larger: Double = abs(box.width - extent[0]) + abs(box.height - extent[1])
          let distance = away + larger / 2
          let known = sums[part.number]?[name] ?? (0, 0)
          sums[part.number, default: [:]][name] = (known.sum + distance, known.count + 1)
        }
      }
    }
    return sums.compactMapValues { layers in
      layers.min { ($0.value.sum / Double($0.value.count), $0.key) < ($1.value.sum / Double($1.value.count), $1.key) }?
        .key
    }
  }

  /// The number of intervals between the times at which layers are matched to parts.
  private static let looks = 24

  /// Returns the bounding boxes of all layers on the canvas, in points, with their layer paths.
  private static func boxes(of snapshot: Snapshot) -> [(name: String, box: Rect)] {
    var boxes: [(name: String, box: Rect)] = []
    var outer: [(name: String, end: Int)] = []
    for (index, node) in snapshot.nodes.enumerated() where index > 0 {
      while let last = outer.last, last.end <= index { outer.removeLast() }
      outer.append((node.name, node.end))
      guard !node.name.isEmpty, node.properties.opacity > 0 else { continue }
      let name = outer.map(\.name).filter { !$0.isEmpty }.joined(separator: " / ")
      var box = node.properties.bounds
      if case .shape(let shape) = node.properties.content, let path = shape.path.boundingBox { box = path }
      let corners = [
        Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.minX, box.maxY), Point(box.maxX, box.maxY),
      ].map(node.transform.apply)
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      boxes.append((name, Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)))
    }
    return boxes
  }
}
