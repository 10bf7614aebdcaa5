/// The animation between two screens or variants.
struct FigmaTransition: Equatable {
  enum Kind: String {
    case instant = "INSTANT"
    case dissolve = "DISSOLVE"
    case smartAnimate = "SMART_ANIMATE"
    case moveIn = "MOVE_IN"
    case moveOut = "MOVE_OUT"
    case push = "PUSH"
    case slideIn = "SLIDE_IN"
    case slideOut = "SLIDE_OUT"
  }

  enum Direction: String {
    case left = "LEFT"
    case right = "RIGHT"
    case top = "TOP"
    case bottom = "BOTTOM"
  }

  var kind = Kind.instant
  var direction = Direction.left
  var duration = 0.0
  var easing = FigmaEasing.linear

  /// The transition that leads back.
  var reversed: FigmaTransition {
    var back = self
    switch kind {
    case .instant, .dissolve, .smartAnimate, .push: break
    case .moveIn: back.kind = .moveOut
    case .moveOut: back.kind = .moveIn
    case .slideIn: back.kind = .slideOut
    case .slideOut: back.kind = .slideIn
    }
    switch direction {
    case .left: back.direction = .right
    case .right: back.direction = .left
    case .top: back.direction = .bottom
    case .bottom: back.direction = .top
    }
    return back
  }
}
