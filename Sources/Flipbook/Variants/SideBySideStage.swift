import Geometry
import LayerTree

/// The stages of scenes shown side by side, played as one.
final class SideBySideStage: Playable {
  private static let gap = 12.0
  private static let labelHeight = 24.0

  /// A stage, its position, and its duration.
  private struct Placement {
    let stage: Stage
    let origin: Point
    let duration: Double
  }

  let canvasSize: Size
  private(set) var time = 0.0
  let duration: Double?
  private let placements: [Placement]
  /// The labels, which do not move.
  private let frame: Snapshot

  init(_ sheet: SideBySide) {
    // Sizes are rounded up to whole points, so that no pixel belongs to two scenes.
    let sizes = sheet.panels.map {
      Size($0.scene.canvasSize.width.rounded(.up), $0.scene.canvasSize.height.rounded(.up))
    }
    let columns = sheet.columns
    let rows = (sizes.count + columns - 1) / columns
    func widest(_ column: Int) -> Double {
      sizes.indices.filter { $0 % columns == column }.map { sizes[$0].width }.max() ?? 0
    }
    func highest(_ row: Int) -> Double {
      sizes.indices.filter { $0 / columns == row }.map { sizes[$0].height }.max() ?? 0
    }
    let widths = (0..<columns).map(widest)
    let heights = (0..<rows).map(highest)
    canvasSize = Size(
      widths.reduce(Self.gap) { $0 + $1 + Self.gap }, heights.reduce(Self.gap) { $0 + $1 + Self.labelHeight + Self.gap }
    )
    placements = sheet.panels.enumerated().map { index, panel in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = widths[..<column].reduce(Self.gap) { $0 + $1 + Self.gap }
      let y = heights[..<row].reduce(Self.gap) { $0 + $1 + Self.labelHeight + Self.gap }
      return Placement(
        stage: panel.scene.makeStage(), origin: Point(x, y + Self.labelHeight), duration: panel.scene.duration)
    }
    duration = placements.map(\.duration).max()
    frame = Self.labels(sheet, placements, canvasSize)
  }

  var stages: [Stage] { placements.map(\.stage) }

  var showsTouches = false {
    didSet { for placement in placements { placement.stage.showsTouches = showsTouches } }
  }

  func advance(to time: Double) throws {
    self.time = time
    for placement in placements {
      try placement.stage.advance(to: max(placement.stage.time, min(time, placement.duration)))
    }
  }

  func throwInBetweenFailure() throws {
    for placement in placements { try placement.stage.throwInBetweenFailure() }
  }

  func playUntilRest(limit: Double) throws -> Double? {
    guard let duration, duration <= limit else { return nil }
    try advance(to: duration)
    return duration
  }

  func snapshot() -> Snapshot {
    var snapshot = frame
    snapshot.time = time
    for placement in placements {
      snapshot.append(placement.stage.snapshot().asPanel(), at: placement.origin)
    }
    return snapshot
  }

  private static func labels(_ sheet: SideBySide, _ placements: [Placement], _ size: Size) -> Snapshot {
    let stage = Stage(size: size, background: .white)
    for (panel, placement) in zip(sheet.panels, placements) {
      var text = TextContent()
      text.string = panel.label
      text.fontSize = 13
      text.textColor = Color(red: 0.35, green: 0.35, blue: 0.35)
      text.textAlignment = .center
      text.verticalAlignment = .center
      text.numberOfLines = 1
      text.truncation = .end
      let label = Layer(
        name: "label",
        frame: Rect(placement.origin.x, placement.origin.y - labelHeight, panel.scene.canvasSize.width, labelHeight))
      label.model.content = .text(text)
      stage.root.addSublayer(label)
    }
    return stage.snapshot()
  }
}
