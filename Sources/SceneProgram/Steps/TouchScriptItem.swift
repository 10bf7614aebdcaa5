package import Geometry
package import SceneDiagnostics

/// An item of the script: a touch, or steps at a time.
package struct TouchScriptItem: Sendable {
  package enum Action: Sendable {
    /// Taps a layer at a point, by default its center.
    case tap(layer: Int, point: Point?, holding: Double)
    case touchDown(layer: Int, point: Point?)
    case touchUp(layer: Int)
    /// Drags a finger.
    case drag(layer: Int, FingerPath)
    /// Scrolls a scroll layer with a finger, by a distance or to an offset.
    case scroll(layer: Int, ScrollPath)
    /// Moves two fingers around their center, by default the layer's center.
    case pair(layer: Int, middle: Point?, FingerPairPath)
    /// Taps the status bar.
    case tapStatusBar
    /// Replays a recorded finger.
    case touch(RecordedTouch)
    /// Runs steps, as the app itself would.
    case steps([Step])
  }

  package let action: Action
  /// The start time, in seconds.
  package let time: Double
  /// The source range of the verb.
  package let origin: SourceRange

  package init(action: Action, time: Double, origin: SourceRange) {
    self.action = action
    self.time = time
    self.origin = origin
  }

  /// The end time, in seconds.
  package var end: Double {
    switch action {
    case .tap(_, _, let holding): time + holding
    case .drag(_, let path): time + path.rest + path.duration
    case .scroll(_, let path): time + path.duration
    case .pair(_, _, let path): time + path.duration
    case .touch(let touch): time + touch.duration
    case .touchDown, .touchUp, .tapStatusBar, .steps: time
    }
  }
}
