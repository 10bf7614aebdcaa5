import Geometry
import SceneDiagnostics
import SceneSyntax

/// Something that the hand does, and when.
struct HandItem: Sendable {
  enum Action: Sendable {
    /// Presses a layer at a point of it, its middle unless given, and lifts the finger.
    case tap(layer: Int, point: Point?, holding: Double)
    case touchDown(layer: Int, point: Point?)
    case touchUp(layer: Int)
    /// Drags a finger.
    case drag(layer: Int, FingerWay)
    /// Drags the content of a scroll layer by so much, or to an offset.
    case scroll(layer: Int, ScrollWay)
    /// Moves two fingers about their middle, which is that of the layer unless given.
    case pair(layer: Int, middle: Point?, FingerPairWay)
    /// What the app does itself.
    case steps([Step])
  }

  let action: Action
  /// In seconds.
  let time: Double
  /// Where its verb stands in the file.
  let origin: SourceRange

  /// When it is over, in seconds.
  var end: Double {
    switch action {
    case .tap(_, _, let holding): time + holding
    case .drag(_, let way): time + way.rest + way.duration
    case .scroll(_, let way): time + way.duration
    case .pair(_, _, let way): time + way.duration
    case .touchDown, .touchUp, .steps: time
    }
  }
}
