import Geometry
import LayerTree

/// A stage inside the frame of a device, played as one.
final class DeviceStage: Playable {
  /// The space around the device, in points of its screen.
  private static let margin = 20.0

  private let stage: Stage
  /// The position of the screen.
  private let origin: Point
  /// The device behind the screen, which doesn't move.
  private let body: Snapshot
  /// The bezel and the status bar in front of the screen.
  private let front: Snapshot
  let canvasSize: Size

  /// Places a stage on the screen of a device.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - device: The device.
  init(_ stage: Stage, on device: Device) {
    self.stage = stage
    let metrics = device.metrics
    let scale = stage.canvasSize.width / metrics.screenWidth
    let edge = ((metrics.bezel + Self.margin) * scale).rounded(.up)
    origin = Point(edge, edge)
    canvasSize = Size(stage.canvasSize.width.rounded(.up) + 2 * edge, stage.canvasSize.height.rounded(.up) + 2 * edge)
    let screen = Rect(origin: origin, size: stage.canvasSize)
    let drawing = DeviceDrawing(
      device: device, screen: screen, scale: scale, isLight: Self.isLight(stage.background))
    body = Self.snapshot(of: drawing.body, size: canvasSize)
    front = Self.snapshot(of: drawing.front, size: canvasSize)
  }

  var time: Double { stage.time }
  var duration: Double? { (stage as any Playable).duration }
  var stages: [Stage] { [stage] }

  var showsTouches: Bool {
    get { stage.showsTouches }
    set { stage.showsTouches = newValue }
  }

  func advance(to time: Double) throws { try stage.advance(to: time) }
  func throwInBetweenFailure() throws { try stage.throwInBetweenFailure() }
  func playUntilRest(limit: Double) throws -> Double? { try (stage as any Playable).playUntilRest(limit: limit) }

  func snapshot() -> Snapshot {
    var snapshot = body
    snapshot.time = stage.time
    snapshot.append(stage.snapshot().asPanel(), at: origin)
    snapshot.append(front, at: .zero)
    return snapshot
  }

  /// Returns true if dark text is more legible than light text.
  private static func isLight(_ color: Color) -> Bool {
    // The weights of sRGB's primaries (ITU-R BT.709).
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > 0.5
  }

  private static func snapshot(of layers: [Layer], size: Size) -> Snapshot {
    let stage = Stage(size: size, background: .white)
    for layer in layers { stage.root.addSublayer(layer) }
    return stage.snapshot()
  }
}
