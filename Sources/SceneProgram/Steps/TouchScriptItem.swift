package import Geometry
package import SceneDiagnostics

/// A touch of the script, or its steps, at a time.
package struct TouchScriptItem: Sendable {
  package enum Action: Sendable {
    /// Presses a layer at one of its points, by default its center, and lifts the finger.
    case tap(layer: Int, point: Point?, holding: Double)
    case touchDown(layer: Int, point: Point?)
    case touchUp(layer: Int)
    /// Drags a finger.
    case drag(layer: Int, FingerPath)
    /// Drags the content of a scroll layer by so much, or to an offset.
    case scroll(layer: Int, ScrollPath)
    /// Moves two fingers about their center, by default the layer's.
    case pair(layer: Int, middle: Point?, FingerPairPath)
    /// Taps the status bar.
    case tapStatusBar
    /// Repeats a recorded finger.
    case touch(RecordedTouch)
    /// Steps that the app itself performs.
    case steps([Step])
  }

  package let action: Action
  /// In seconds.
  package let time: Double
  /// The place of its verb in the file.
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
