/// Scenes of every feature that moves something, beyond those that the project shows.
extension TestScene {
  static let features = [
    everyEngine, interruptions, drivenMotions, popSettings, mediaTiming,
  ]

  /// What is removed, replaced, stopped and turned round.
  static let interruptions = """
    canvas: {size: [200, 200]}
    duration: 3
    layers:
      - {layer: box, frame: [20, 20, 40, 40], backgroundColor: navy}
      - {layer: other, frame: [120, 20, 40, 40], backgroundColor: teal}
      - {button: key, frame: [20, 120, 60, 60], backgroundColor: gray, highlighted: {backgroundColor: red}}
    animators:
      slide: {animate: {other.position.x: 20}, duration: 1, timingFunction: easeIn}
    start:
      - {animate: {box.opacity: 0.2}, duration: 1, options: [repeat, autoreverse]}
      - {animate: {box.opacity: 1}, duration: 0.5, after: 0.7}
      - {animate: {box.position.x: 150}, duration: 1, damping: 0.6, velocity: 2}
      - {animate: {box.position.x: 20}, duration: 1, options: [beginFromCurrentState], after: 0.3}
      - {basic: other.borderWidth, from: 0, to: 5, duration: 2}
      - {remove: other.borderWidth, after: 0.5}
      - {startAnimator: slide}
      - {reverseAnimator: slide, after: 0.5}
      - {transaction: {key.backgroundColor: blue}, duration: 0.5, after: 2}
    when:
      key.touchDown: {pop: key.scaleXY, to: 0.8, bounciness: 8, speed: 18}
      key.touchUpInside: {pop: key.scaleXY, to: 1, bounciness: 14, speed: 14, velocity: [3, 3]}
    script:
      - {tap: key, at: 0.5}
    """

  /// What follows fingers and other layers.
  static let drivenMotions = """
    canvas: {size: [200, 200]}
    duration: 2
    layers:
      - {layer: card, frame: [0, 0, 100, 100], backgroundColor: red}
      - {layer: follower, frame: [120, 0, 20, 20], backgroundColor: blue}
      - {layer: mark, frame: [120, 120, 20, 20], backgroundColor: green}
    interactions:
      open: {animate: {card.opacity: 0.5}, duration: 0.5, timingFunction: easeIn, completionCurve: easeOut}
    when:
      card.panBegan: {begin: open}
      card.panChanged:
        - {update: open, to: gesture.translation.x / 100}
        - set: {mark.position.x: 130 + gesture.translation.x}
      card.panEnded: {cancel: open}
    always: {way: 1 - presentation(card.opacity), follower.opacity: 1 - way, follower.transform: {translate: [0, 40 * way]}}
    script: [{drag: card, at: 0.2, from: [20, 50], by: [60, 0], duration: 0.4}]
    """

  /// What Pop's animations can be given.
  static let popSettings = """
    canvas: {size: [200, 200]}
    duration: 4
    layers:
      - {layer: a, frame: [0, 0, 20, 20], backgroundColor: red}
      - {layer: b, frame: [0, 40, 20, 20], backgroundColor: red}
      - {layer: c, frame: [0, 80, 20, 20], backgroundColor: red}
    start:
      - {pop: a.positionX, to: 100, tension: 300, friction: 10, mass: 2, roundingFactor: 0.5}
      - {pop: a.positionY, to: 20, velocity: 40, clampMode: end, after: 0.2}
      - {pop: a.opacity, to: 0.5, removedOnCompletion: false}
      - {pop: b.positionX, to: 100, bounciness: 4, speed: 12, repeatCount: 2}
      - {popBasic: b.opacity, to: 0.3, duration: 0.4, autoreverses: true, timingFunction: linear}
      - {popBasic: b.scaleXY, to: [2, 2], duration: 0.4, additive: true, from: [0, 0]}
      - {popDecay: c.positionX, velocity: 200, deceleration: 0.997}
      - {popDecay: c.positionX, velocity: 100, after: 0.2}
      - {pop: c.backgroundColor, to: blue, beginTime: 0.3}
    """

  /// Everything that Core Animation's timing can be given.
  static let mediaTiming = """
    canvas: {size: [200, 200]}
    duration: 3
    layers:
      - {layer: a, frame: [0, 0, 20, 20], backgroundColor: red}
      - {layer: b, frame: [0, 40, 20, 20], backgroundColor: red}
    start:
      - {basic: a.position.x, from: 10, to: 60, duration: 0.4, repeatCount: 2.5, autoreverses: true, speed: 2, timeOffset: 0.1}
      - {basic: a.opacity, from: 0, to: 0.2, duration: 0.3, cumulative: true, repeatCount: 3, fillMode: both, removedOnCompletion: false}
      - {basic: a.position.y, from: 10, to: 60, duration: 0.4, repeatDuration: 1, speed: -1}
      - {spring: b.position.x, from: 10, to: 90, mass: 2, stiffness: 80, damping: 6, velocity: 4}
      - {keyframes: b.opacity, values: [1, 0.1, 0.7, 1], calculationMode: paced, duration: 0.8}
      - {keyframes: b.position.y, values: [50, 80, 20, 50], calculationMode: cubic, keyTimes: [0, 0.2, 0.6, 1], duration: 0.8}
    """
}
