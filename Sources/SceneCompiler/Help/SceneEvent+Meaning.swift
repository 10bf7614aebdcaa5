import Geometry
import LayerTree
import Motion
import SceneProgram

extension SceneEvent {
  /// The description of the event.
  package var meaning: String {
    switch self {
    case .touch(let event): event.meaning
    case .scroll(let event): event.meaning
    case .gesture(let gesture, let state):
      if !gesture.isContinuous {
        "The layer has recognized a \(gesture.rawValue)."
      } else {
        switch state {
        case .began: "The \(gesture.rawValue) gesture has begun on the layer."
        case .changed: "The \(gesture.rawValue) gesture on the layer has changed."
        case .ended: "The \(gesture.rawValue) gesture on the layer has ended."
        case .possible, .cancelled, .failed: "The \(gesture.rawValue) gesture on the layer has been canceled."
        }
      }
    }
  }
}

extension TouchEvent {
  fileprivate var meaning: String {
    switch self {
    case .touchesBegan: "A finger has come down on the layer."
    case .touchesMoved: "The finger has moved, wherever it is now."
    case .touchesEnded: "The finger has been lifted, wherever it is now."
    case .touchesCancelled: "The touch has been canceled, as by a gesture."
    case .touchDown: "A finger presses the layer as a control."
    case .touchDragExit: "The finger has gone more than 70 points away from the control."
    case .touchDragEnter: "The finger has come back to the control."
    case .touchUpInside: "The finger has been lifted on the control or near it: it is triggered."
    case .touchUpOutside: "The finger has been lifted away from the control."
    case .touchCancel: "The control's touch has been canceled."
    }
  }
}

extension ScrollEvent {
  fileprivate var meaning: String {
    switch self {
    case .didScroll: "The offset of the content has changed, for any reason."
    case .willBeginDragging: "A finger begins to drag the content, or has caught it while it moved."
    case .willEndDragging: "The finger is about to be lifted; targetContentOffset can still be set."
    case .didEndDragging: "The finger has been lifted; `scroll.decelerates` is true if the content moves on."
    case .willBeginDecelerating: "The content begins to decelerate."
    case .didEndDecelerating: "The content has come to rest, or has been caught."
    case .didEndScrollingAnimation: "The content has reached the offset of setContentOffset, or has been caught."
    case .didScrollToTop: "The content has reached its top after a tap on the status bar."
    case .willBeginZooming: "Two fingers begin to zoom the content, or a double tap does."
    case .didZoom: "The scale of the content has changed."
    case .didEndZooming: "The content has come to rest at a scale."
    }
  }
}
