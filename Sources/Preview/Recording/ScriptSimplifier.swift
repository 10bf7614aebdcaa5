import Arithmetic
import Geometry
import LayerTree
import SceneProgram

/// Replaces recorded touches with taps, drags, and flicks where that makes no visible difference.
struct ScriptSimplifier {
  /// The script item for a touch.
  private struct Item {
    var text: String
    var isSimple = false
  }

  /// The accepted difference in position, in points.
  private static let tolerance = 0.5
  /// The accepted difference in color components and opacities.
  private static let shade = 0.01
  /// The maximum number of touches to simplify; more would take too long, because each candidate is played.
  private static let maximumTouchCount = 40

  /// Reads the scene with the items of a script; throws if they are invalid.
  let read: (_ items: String) throws -> Scene

  /// Returns script items with the same effect as a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - scene: The scene that was touched.
  /// - Returns: The items; touches without a simpler equivalent are written as recorded.
  /// - Throws: `CancellationError`.
  func items(of recording: TouchRecording, on scene: Scene) throws -> String {
    let touches = recording.touches
    var items = touches.map { Item(text: TouchScriptText.item(for: $0, rate: recording.rate)) }
    guard touches.count <= Self.maximumTouchCount, let wanted = try? Self.snapshots(of: scene, recording) else {
      return items.map(\.text).joined()
    }
    let layers = try Self.touchedLayers(scene, recording)
    for (index, touch) in touches.enumerated() {
      guard let layer = layers[index] else { continue }
      for candidate in candidates(for: touch, on: layer, rate: recording.rate) {
        try Task.checkCancellation()
        let kept = items[index]
        items[index] = Item(text: candidate, isSimple: true)
        if try isSame(items.map(\.text).joined(), as: wanted, recording) { break }
        items[index] = kept
      }
    }
    return items.map(\.text).joined()
  }

  private func isSame(_ items: String, as wanted: [Snapshot], _ recording: TouchRecording) throws -> Bool {
    guard let scene = try? read(items) else { return false }
    let stage = scene.makeStage()
    for (tick, snapshot) in wanted.enumerated() {
      try Task.checkCancellation()
      do { try stage.advance(to: Double(tick) / recording.rate) } catch { return false }
      guard Self.isAlike(stage.snapshot(), snapshot) else { return false }
    }
    return true
  }

  // MARK: Playing

  /// Returns snapshots at each tick of a recording and of the second after it.
  private static func snapshots(of scene: Scene, _ recording: TouchRecording) throws -> [Snapshot] {
    var script = recording
    script.lastTick = Int(saturating: (recording.lastStep + 1) * recording.rate)
    let live = try LiveStage(scene, playing: script)
    var snapshots = [live.stage.snapshot()]
    while !live.isScriptOver {
      try Task.checkCancellation()
      try live.step()
      snapshots.append(live.stage.snapshot())
    }
    return snapshots
  }

  /// Returns the layers under the touches, with their state at the time of the touch.
  private static func touchedLayers(_ scene: Scene, _ recording: TouchRecording) throws -> [TouchedLayer?] {
    let live = try LiveStage(scene, playing: recording)
    var layers: [TouchedLayer?] = []
    let begins = recording.touches.map { ($0.tick, $0.touch.samples[0].location) }
    for (tick, location) in begins {
      while live.tick < tick { try live.step() }
      layers.append(live.stage.hitTest(location).map { TouchedLayer($0, at: live.stage.time) })
    }
    return layers
  }

  private struct TouchedLayer {
    let name: String
    /// The location of the layer's center on the canvas.
    let middle: Point
    /// The projection from the canvas to the layer's coordinates.
    let toLayer: Projection?

    init(_ layer: Layer, at time: Double) {
      name = layer.name
      let bounds = layer.presentation(at: time).bounds
      let projection = layer.projectionToCanvas(at: time)
      middle = projection.apply(Point(bounds.midX, bounds.midY))
      toLayer = projection.inverted
    }
  }

  // MARK: Candidates

  private func candidates(for touch: TouchRecording.Touch, on layer: TouchedLayer, rate: Double) -> [String] {
    guard !touch.touch.isCancelled, let first = touch.touch.samples.first, let last = touch.touch.samples.last,
      layer.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else { return [] }
    func number(_ value: Double) -> String { TouchScriptText.number(value, 2) }
    func point(_ point: Point) -> String { "[\(number(point.x)), \(number(point.y))]" }
    func seconds(_ duration: Double) -> String {
      TouchScriptText.timeInTick(Int(saturating: (duration * rate).rounded()), rate)
    }
    let at = TouchScriptText.timeInTick(touch.tick, rate)
    let way = last.location - first.location
    let reach = touch.touch.samples.map { ($0.location - first.location).length }.max() ?? 0
    guard reach >= GestureRecognizer.slop else {
      let holding = seconds(last.time)
      let place = layer.toLayer.map { ", point: \(point($0.apply(first.location)))" } ?? ""
      return ["", place].map { "  - {tap: \(layer.name), at: \(at), holding: \(holding)\($0)}\n" }
    }
    // The finger may rest before it moves; its last step gives the velocity at which it is lifted.
    let moved = touch.touch.samples.first { $0.location != first.location } ?? last
    let rest = max(0, moved.time - 1 / rate)
    let duration = last.time - rest
    guard duration > 0, let before = touch.touch.samples.dropLast().last, last.time > before.time else { return [] }
    let velocity = (last.location - before.location) * rate
    let holding = rest > 0 ? ", holding: \(seconds(rest))" : ""
    let start = "\(layer.name), at: \(at), from: \(point(first.location)), by: \(point(way)), "
    let ending = "duration: \(TouchScriptText.number(duration, 4))\(holding)"
    return [
      "  - {flick: \(start)\(ending)}\n", "  - {drag: \(start)\(ending)}\n",
      "  - {drag: \(start)\(ending), velocity: \(point(velocity))}\n",
    ]
  }

  // MARK: Comparing

  /// Returns whether two snapshots show the same layers without visible differences.
  static func isAlike(_ one: Snapshot, _ other: Snapshot) -> Bool {
    guard one.nodes.count == other.nodes.count else { return false }
    return zip(one.nodes, other.nodes).allSatisfy { one, other in
      one.name == other.name && one.end == other.end
        && zip(corners(one), corners(other)).allSatisfy { ($0 - $1).length <= tolerance }
        && abs(one.properties.opacity - other.properties.opacity) <= shade
        && isAlike(one.properties.backgroundColor, other.properties.backgroundColor)
    }
  }

  private static func corners(_ node: Snapshot.Node) -> [Point] {
    let bounds = node.properties.bounds
    return [
      Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
      Point(bounds.maxX, bounds.maxY),
    ].map(node.transform.apply)
  }

  private static func isAlike(_ one: Color?, _ other: Color?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.red - other.red) <= shade && abs(one.green - other.green) <= shade
      && abs(one.blue - other.blue) <= shade && abs(one.alpha - other.alpha) <= shade
  }
}
