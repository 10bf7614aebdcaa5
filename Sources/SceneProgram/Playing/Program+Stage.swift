import Arithmetic
package import LayerTree
package import SceneDiagnostics

extension Program {
  /// The time limit for a scene without a duration to come to rest, in seconds.
  private static let maximumOpenDuration = 60.0
  /// The default tick limit of a check: ten minutes at 60 ticks a second.
  private static let maximumCheckedTickCount = 36_000
  /// The maximum number of snapshots that a check inspects.
  private static let maximumProbeCount = 400
  /// The interval between inspected snapshots, in seconds: six ticks.
  private static let lookDistance = 0.1

  /// Returns a stage at time zero with the program's layers and its pending steps.
  ///
  /// - Parameters:
  ///   - duration: The length of the scene in seconds; nil if it is not known yet.
  ///   - lint: The linter that observes the stage; nil for normal playback.
  ///   - performsScript: True to perform the touches in `script`; false for a stage that receives other touches.
  /// - Returns: The stage.
  package func makeStage(duration: Double?, lint: MotionLint? = nil, performsScript: Bool = true) -> Stage {
    let stage = Stage(size: canvasSize, background: background, duration: duration, displayRate: displayRate)
    stage.uiKitGeneration = generation
    var layers: [Layer] = []
    var made: [Layer] = []
    for blueprint in directory.blueprints {
      if blueprint.isMade, let layer = made.popLast() {
        layers.append(layer)
        continue
      }
      let layer = Layer(name: blueprint.name)
      layer.model = blueprint.properties
      layer.timing = blueprint.timing
      layer.actions = blueprint.actions
      let superlayer = blueprint.superlayer.map { layers[$0] } ?? stage.root
      if blueprint.isMask { superlayer.mask = layer } else { superlayer.addSublayer(layer) }
      if blueprint.properties.content.kind == .scroll { ScrollView(layer) }
      for change in blueprint.setup { change(layer) }
      if let animation = blueprint.animation {
        let root = animation.makeRoot(in: blueprint.properties)
        layer.addSublayer(root)
        made = root.flattened.reversed()
      }
      layers.append(layer)
    }
    lint?.glass.note(layers)
    let player = ScenePlayer(self, stage: stage, layers: layers, lint: lint)
    stage.perform(at: 0) { try player.begin(performsScript: performsScript) }
    return stage
  }

  /// Returns the time when the scene comes to rest, plus a short margin.
  ///
  /// - Parameter log: The log for errors.
  /// - Returns: The time in seconds.
  /// - Throws: A runtime error of the scene, or an error if the scene does not come to rest.
  package func naturalDuration(_ log: DiagnosticLog) throws(SceneFileError) -> Double {
    let stage = makeStage(duration: nil)
    let rest = try Self.play(stage, log) { try $0.playUntilRest(limit: Self.maximumOpenDuration) }
    if let rest {
      let playing = directory.blueprints.compactMap(\.playingEnd).max() ?? 0
      let duration = max(rest + Stage.restingTail, min(playing, Self.maximumOpenDuration))
      if let rule = rules.first(where: \.readsTime) {
        log.warning(
          at: rule.origin,
          "this depends on time, but without a duration the scene ends at \(duration.plainText) s, when all else is at rest",
          hint: "set a duration: duration: 6")
      }
      return duration
    }
    let moving = stage.firstMoving.map { ": \($0) is still moving" } ?? ""
    log.error(
      "the scene is not at rest after \(Int(saturating: Self.maximumOpenDuration)) seconds\(moving)",
      hint: "set a duration: duration: 6")
    throw SceneFileError(diagnostics: log.diagnostics)
  }

  /// Plays the scene without rendering it, and checks its motion for mistakes.
  ///
  /// - Parameters:
  ///   - duration: The length of the scene, in seconds.
  ///   - maximumTickCount: The maximum number of ticks to play; nil for the default.
  /// - Returns: The warnings, in the order of the file.
  /// - Throws: The errors that only occur while the scene plays.
  package func check(duration: Double, maximumTickCount: Int?) throws(SceneFileError) -> [Diagnostic] {
    let log = DiagnosticLog(sources: sources)
    let lint = MotionLint(rules)
    let played = try Self.play(makeStage(duration: duration, lint: lint), log) { stage throws in
      stage.maximumTickCount = maximumTickCount ?? Self.maximumCheckedTickCount
      do {
        // Layers with backdrop filters may be hidden for a while, so visible layers are inspected every few ticks.
        if directory.blueprints.contains(where: \.properties.hasGlass) {
          for look in 0..<Self.maximumProbeCount where Double(look) * Self.lookDistance < duration {
            try stage.advance(to: Double(look) * Self.lookDistance)
            lint.glass.look(at: stage.snapshot())
          }
        }
        try stage.advance(to: duration)
      } catch is TickLimitError {}
      lint.glass.look(at: stage.snapshot())
      return stage.time
    }
    lint.report(on: steps, touches, of: duration, playedTo: played, to: log)
    lint.glass.report(on: directory, to: log)
    return log.sorted
  }

  /// Plays a stage, and converts failures to errors of the scene.
  private static func play<Result>(
    _ stage: Stage, _ log: DiagnosticLog, _ body: (Stage) throws -> Result
  ) throws(SceneFileError) -> Result {
    do {
      return try body(stage)
    } catch let error as SceneFileError {
      throw error
    } catch {
      log.error("the scene cannot be played: \(error)")
      throw SceneFileError(diagnostics: log.diagnostics)
    }
  }
}
