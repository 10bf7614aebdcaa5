import LayerTree

extension ScenePlayer {
  /// Connects layers to the steps of their event handlers.
  package func attach(_ handlers: [Handler]) {
    let movements = Dictionary(grouping: handlers.filter { $0.event == .touch(.touchesMoved) }, by: \.layer)
    for handler in handlers {
      switch handler.event {
      case .touch(.touchesMoved):
        layers[handler.layer].onTouchesMoved { [unowned self] touch in
          try begin(handler.steps, on: StepContext(event: EventValues(touch)))
          lastMovements[handler.layer] = stage.time
        } inBetween: { [unowned self] touch in
          try follow(handler.steps, on: StepContext(event: EventValues(touch)))
        }
      case .scroll(.didScroll):
        layers[handler.layer].scrollView?.onScroll { [unowned self] scrollView in
          try begin(handler.steps, on: StepContext(event: EventValues(scrollView)))
        } inBetween: { [unowned self] scrollView in
          try follow(handler.steps, on: StepContext(event: EventValues(scrollView)))
        }
      case .touch(let event):
        layers[handler.layer].on(event) { [unowned self] touch in
          let occasion = StepContext(event: EventValues(touch))
          if [.touchesEnded, .touchUpInside, .touchUpOutside].contains(event) {
            trackVelocities(
              of: movements[handler.layer] ?? [], on: occasion, since: lastMovements[handler.layer] ?? stage.time)
          }
          defer { valueVelocities = nil }
          try begin(handler.steps, on: occasion)
        }
      case .scroll(let event):
        layers[handler.layer].scrollView?.on(event) { [unowned self] scrollView in
          try begin(handler.steps, on: StepContext(event: EventValues(scrollView)))
        }
      case .gesture(let gesture, _):
        _ = recognizer(of: gesture, on: handler.layer)
      }
    }
  }
}
