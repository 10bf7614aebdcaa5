import LayerTree

/// What happens when something is done to a layer.
struct Handler: Sendable {
  let layer: Int
  let event: SceneEvent
  let steps: [Step]
}

extension ScenePlayer {
  /// Has layers begin the steps of their handlers; the handlers of one gesture share its recogniser.
  func attach(_ handlers: [Handler]) {
    var watched: Set<[String]> = []
    for handler in handlers {
      switch handler.event {
      case .touch(let event):
        layers[handler.layer].on(event) { [unowned self] touch in
          try begin(handler.steps, event: EventValues(touch))
        }
      case .gesture(let gesture, _):
        guard watched.insert([String(handler.layer), gesture.rawValue]).inserted else { continue }
        let own = handlers.filter { $0.layer == handler.layer }
        layers[handler.layer].addGestureRecognizer(
          gesture.recognizer { [unowned self] recognizer in
            let event = SceneEvent.gesture(gesture, recognizer.state)
            for handler in own where handler.event == event {
              try begin(handler.steps, event: EventValues(recognizer))
            }
          })
      }
    }
  }
}
