import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
package import SceneProgram
import Typography

/// Plays scenes, and checks each frame for people who see, read, and touch differently.
package struct AccessibilityCheck {
  /// The part of a scene that is checked, in seconds.
  package static let longest = 60.0
  /// The time between two frames whose texts are checked, in seconds.
  private static let interval = 0.1
  /// The largest number of pixels that are painted to measure contrast.
  private static let largestArea = 4e6

  private let images: ImageLibrary

  /// Creates a check.
  ///
  /// - Parameter images: The library that stores the images.
  package init(images: ImageLibrary) { self.images = images }

  /// Checks a scene in several appearances.
  ///
  /// - Parameter appearances: The names of the appearances, with the scene read for each.
  /// - Returns: The findings in the order of their first sightings, each with all appearances in which it occurs.
  /// - Throws: ``RenderError`` or `CancellationError`.
  package func findings(in appearances: [(name: String, scene: Scene)]) throws -> [AccessibilityFinding] {
    var order: [Sightings.Subject] = []
    var places: [Sightings.Subject: [(place: AccessibilityFinding.Place, severity: Double)]] = [:]
    var origins: [String: SourceRange] = [:]
    for (name, scene) in appearances {
      try Task.checkCancellation()
      let sightings = try sightings(in: scene)
      for subject in sightings.order {
        guard let sighting = sightings.all[subject] else { continue }
        if places[subject] == nil { order.append(subject) }
        let place = AccessibilityFinding.Place(
          appearance: name, times: sighting.times, frame: sighting.frame, measured: sighting.measured)
        places[subject, default: []].append((place, sighting.severity))
      }
      if let directory = scene.compiledProgram?.directory {
        for (index, blueprint) in directory.blueprints.enumerated() {
          guard let origin = blueprint.origin, origin.file == 0 else { continue }
          let path = directory.path(of: index)
          if origins[path] == nil { origins[path] = origin }
        }
      }
    }
    return order.map { subject in
      // Stable, so that equally bad appearances stay in their order.
      let all = (places[subject] ?? []).enumerated().sorted {
        ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
      }
      let origin = Self.origin(of: subject.layer, in: origins)
      return AccessibilityFinding(
        rule: subject.rule, layer: subject.layer, line: origin?.line ?? 0, column: origin?.column ?? 0,
        length: origin?.length ?? 1, places: all.map(\.element.place))
    }
  }

  /// Returns the place of a layer in the scene file, or of the layer around it, such as the button of a title.
  private static func origin(of path: String, in origins: [String: SourceRange]) -> SourceRange? {
    var path = path[...]
    while !path.isEmpty {
      if let origin = origins[String(path)] { return origin }
      path = path[..<(path.lastIndex(of: ".") ?? path.startIndex)]
    }
    return nil
  }

  private func sightings(in scene: Scene) throws -> Sightings {
    let stage = scene.makeStage()
    let fonts = FontLibrary(for: scene)
    let canvas = scene.canvasSize
    func compositor(_ viewport: Viewport) -> Compositor { Compositor(viewport: viewport, images: images, fonts: fonts) }
    let scale = min(1, (Self.largestArea / (canvas.width * canvas.height)).squareRoot())
    let large = compositor(
      Viewport(
        widthPixels: max(1, Int(saturating: (canvas.width * scale).rounded(.up))),
        heightPixels: max(1, Int(saturating: (canvas.height * scale).rounded(.up))), scale: scale))
    var sightings = Sightings()
    var texts = TextInspector(fonts: fonts)
    var contrast = ContrastInspector(compositor: large)
    var flashes = FlashInspector(canvas: canvas, compositor)
    var targets = TargetInspector(scene.compiledProgram)
    var movement = scene.reducesMotion ? MovementInspector() : nil
    let fingers = FingersDown(on: stage)
    let paths = Self.paths(of: stage.root)

    let end = min(scene.duration, Self.longest)
    let ticks = Int(saturating: (end * stage.displayRate).rounded(.down))
    let step = max(1, Int(saturating: (Self.interval * stage.displayRate).rounded()))
    for tick in 0...ticks {
      try Task.checkCancellation()
      let frame = try rethrowing(as: { RenderError(thrownOnStage: $0) }) {
        InspectedFrame(try stage.snapshot(at: Double(tick) / stage.displayRate), paths: paths)
      }
      flashes.look(at: frame, &sightings)
      if let player = stage.inBetweenClient as? ScenePlayer { movement?.kept.formUnion(player.keptMovements) }
      movement?.look(at: frame, isTouched: fingers.isAnyDown, &sightings)
      if tick % step == 0 || tick == ticks {
        targets.look(at: frame)
        contrast.look(at: frame, &sightings)
        texts.look(at: frame, &sightings) { first, second, area in
          Self.areVisible(first, second, in: area, of: frame, large)
        }
      }
      contrast.note(frame)
    }
    targets.report(&sightings)
    // Texts that only cross each other's way are not unreadable.
    sightings.keep(.textOverlap) { $1.count > 2 || $1.times.upperBound >= end - Self.interval }
    return sightings
  }

  /// Returns true if both texts change pixels in a rectangle, rather than one covering the other.
  private static func areVisible(
    _ first: Int, _ second: Int, in area: Rect, of frame: InspectedFrame, _ compositor: Compositor
  ) -> Bool {
    let painted = compositor.paint(frame.snapshot)
    return [first, second].allSatisfy { index in
      var snapshot = frame.snapshot
      guard case .text(var text) = snapshot.nodes[index].properties.content else { return false }
      text.string = ""
      snapshot.nodes[index].properties.content = .text(text)
      let other = compositor.paint(snapshot)
      let scale = compositor.viewport.scale
      var count = 0
      let (top, bottom) = (Int(saturating: area.minY * scale), Int(saturating: area.maxY * scale))
      let (left, right) = (Int(saturating: area.minX * scale), Int(saturating: area.maxX * scale))
      for y in max(0, top)..<max(max(0, top), min(bottom, painted.height)) {
        for x in max(0, left)..<max(max(0, left), min(right, painted.width)) where painted[x, y] != other[x, y] {
          count += 1
        }
      }
      return count >= 6
    }
  }

  /// Returns the paths of a layer's descendants.
  private static func paths(of root: Layer) -> [ObjectIdentifier: String] {
    var paths: [ObjectIdentifier: String] = [:]
    func visit(_ layer: Layer, _ outer: String) {
      for child in layer.sublayers + [layer.mask].compactMap({ $0 }) {
        let path = outer.isEmpty ? child.name : "\(outer).\(child.name)"
        paths[ObjectIdentifier(child)] = path
        visit(child, path)
      }
    }
    visit(root, "")
    return paths
  }
}

/// The fingers that are down on a stage.
private final class FingersDown {
  private var fingers: Set<Int> = []

  var isAnyDown: Bool { !fingers.isEmpty }

  init(on stage: Stage) {
    stage.onTouch = { [weak self] touch in
      switch touch.phase {
      case .began, .moved: _ = self?.fingers.insert(touch.finger)
      case .ended, .cancelled: _ = self?.fingers.remove(touch.finger)
      }
    }
  }
}
