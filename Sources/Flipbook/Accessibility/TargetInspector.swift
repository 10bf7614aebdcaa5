import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// Finds layers that can be touched but are too small.
///
/// A layer has the largest size that it has at any time, because controls often shrink while they are pressed.
struct TargetInspector {
  /// The smallest width and height, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Accessibility", "Controls": a hit target of at least 44 × 44 points.
  static let smallest = 44.0

  /// The layers that can be touched.
  private let targets: Set<String>
  private var largest: [String: (size: Size, frame: Rect, times: ClosedRange<Double>)] = [:]

  /// Creates an inspector of the layers that react to a tap.
  init(_ program: Program?) {
    guard let program else {
      targets = []
      return
    }
    let layers = program.handlers.filter { handler in
      switch handler.event {
      case .touch(let event): event == .touchDown || event == .touchUpInside || event == .touchesEnded
      case .gesture(let gesture, _): gesture == .tap || gesture == .doubleTap || gesture == .longPress
      case .scroll: false
      }
    }.map(\.layer)
    targets = Set(layers.map { program.directory.path(of: $0) })
  }

  /// Notes the sizes in a frame.
  mutating func look(at frame: InspectedFrame) {
    guard !targets.isEmpty else { return }
    for (index, path) in frame.paths.enumerated() where targets.contains(path) && frame.isVisible(index) {
      let box = frame.box(of: frame.snapshot.nodes[index].properties.bounds, in: index)
      guard !box.isEmpty else { continue }
      guard let known = largest[path] else {
        largest[path] = (box.size, box, frame.time...frame.time)
        continue
      }
      let isLarger = min(box.width, box.height) > min(known.size.width, known.size.height)
      largest[path] = (
        isLarger ? box.size : known.size, isLarger ? box : known.frame, known.times.lowerBound...frame.time
      )
    }
  }

  /// Adds the targets that are always too small.
  func report(_ sightings: inout Sightings) {
    for (path, shown) in largest.sorted(by: { $0.key < $1.key }) {
      let (width, height) = ((shown.size.width * 10).rounded() / 10, (shown.size.height * 10).rounded() / 10)
      guard min(width, height) < Self.smallest else { continue }
      sightings.add(
        .init(rule: .targetSize, layer: path), at: shown.times.lowerBound, severity: Self.smallest - min(width, height),
        in: shown.frame, measured: "\(width.plainText) × \(height.plainText) points")
      sightings.add(
        .init(rule: .targetSize, layer: path), at: shown.times.upperBound, severity: 0, in: nil, measured: "")
    }
  }
}
