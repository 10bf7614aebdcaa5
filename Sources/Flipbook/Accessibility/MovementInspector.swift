import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// Finds layers that move although the user has chosen to reduce motion.
///
/// Only a layer's own movement in its superlayer counts, and only while no finger is down, because content that follows a
/// finger isn't animated. A change of place within one tick is a jump.
struct MovementInspector {
  /// The state of a layer at one tick.
  private struct Pose {
    let position: Point
    let scale: Double
    let angle: Double
  }

  /// A movement that is under way.
  private struct Run {
    var ticks = 0
    var distance = 0.0
    var growth = 0.0
    var turn = 0.0
    let start: Double
  }

  private var poses: [String: Pose] = [:]
  private var runs: [String: Run] = [:]
  /// The layers whose movement the scene keeps on purpose.
  var kept: Set<String> = []

  /// The number of consecutive ticks that make a movement.
  private static let shortestRun = 4

  /// Adds the sightings of a frame; it must follow the frame of the tick before.
  mutating func look(at frame: InspectedFrame, isTouched: Bool, _ sightings: inout Sightings) {
    var current: [String: Pose] = [:]
    for (index, node) in frame.snapshot.nodes.enumerated() {
      let path = frame.paths[index]
      guard !path.isEmpty, node.particle == nil, current[path] == nil, frame.isVisible(index) else { continue }
      let transform = node.properties.transform.affine
      current[path] = Pose(
        position: node.properties.position + Point(transform.tx, transform.ty),
        scale: (abs(transform.a * transform.d - transform.b * transform.c)).squareRoot(),
        angle: atan2(transform.b, transform.a))
    }
    for (path, pose) in current {
      guard let last = poses[path], !isTouched, !kept.contains(path) else {
        runs[path] = nil
        continue
      }
      let distance = hypot(pose.position.x - last.position.x, pose.position.y - last.position.y)
      let (growth, turn) = (abs(pose.scale - last.scale), abs(Self.difference(pose.angle, last.angle)))
      guard distance > 0.05 || growth > 0.0005 || turn > 0.001 else {
        runs[path] = nil
        continue
      }
      var run = runs[path] ?? Run(start: frame.time)
      run.ticks += 1
      run.distance += distance
      run.growth += growth
      run.turn += turn
      runs[path] = run
      guard run.ticks >= Self.shortestRun, let measured = Self.description(of: run) else { continue }
      let node = frame.paths.firstIndex(of: path) ?? 0
      sightings.add(
        .init(rule: .reducedMotion, layer: path), at: frame.time,
        severity: run.distance + 100 * run.growth + 30 * run.turn,
        in: frame.box(of: frame.snapshot.nodes[node].properties.bounds, in: node), measured: measured)
    }
    poses = current
  }

  /// Returns the extent of a movement; nil if it is too small to be noticed.
  private static func description(of run: Run) -> String? {
    if run.distance >= 8 { return "\(run.distance.rounded().plainText) points" }
    if run.turn >= 0.17 { return "it turns by \((run.turn * 180 / .pi).rounded().plainText)°" }
    if run.growth >= 0.04 { return "its size changes by \((run.growth * 100).rounded().plainText) %" }
    return nil
  }

  private static func difference(_ angle: Double, _ other: Double) -> Double {
    let turn = 2 * Double.pi
    let difference = (angle - other).truncatingRemainder(dividingBy: turn)
    return difference > .pi ? difference - turn : difference < -.pi ? difference + turn : difference
  }
}
