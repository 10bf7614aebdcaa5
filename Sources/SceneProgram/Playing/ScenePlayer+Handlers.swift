import LayerTree

extension ScenePlayer {
  /// Connects layers to the steps of their handlers.
  package func attach(_ handlers: [Handler]) {
    for handler in handlers {
      switch handler.event {
      case .touch(let event):
        layers[handler.layer].on(event) { [unowned self] touch in
          try begin(handler.steps, on: Occasion(event: EventValues(touch)))
        }
      case .scroll(let event):
        layers[handler.layer].scrollView?.on(event) { [unowned self] scrollView in
          try begin(handler.steps, on: Occasion(event: EventValues(scrollView)))
        }
      case .gesture(let gesture, _):
        _ = recognizer(of: gesture, on: handler.layer)
      }
    }
  }
}
