import Flipbook
import Foundation
import LayerTree
import SceneCompiler
import SceneProgram

/// Scenes for the tests of this module.
enum TestScene {
  /// Scenes that stay as they are, whatever becomes of the project's own.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Scenes").standardized
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Goldens").standardized

  static func scene(_ text: String) throws -> Scene {
    try Scene(text: text, file: "test.yaml") { _ in .failure(ImageNotFound(message: "there are no pictures")) }
  }

  static func named(_ name: String) throws -> Scene {
    try Scene.load(folder.appending(path: name).path, images: ImageLibrary())
  }

  /// One motion of every engine.
  static let everyEngine = """
    canvas: {size: [300, 300], background: white}
    layers:
      - {layer: box, frame: [20, 20, 40, 40], backgroundColor: navy}
      - {layer: other, frame: [120, 120, 40, 40], backgroundColor: teal}
      - {layer: shape, frame: [200, 20, 60, 60], backgroundColor: red}
      - {button: key, frame: [20, 220, 60, 60], backgroundColor: gray}
    start:
      - {basic: box.position.x, from: 40, to: 200, duration: 0.5, timingFunction: easeIn, updateModel: true}
      - {basic: box.position.y, from: -5, to: 5, duration: 0.1, additive: true, repeatCount: 3, autoreverses: true}
      - {basic: shape.backgroundColor, from: red, to: blue, duration: 0.3, fillMode: forwards, removedOnCompletion: false}
      - {keyframes: other.opacity, values: [1, 0.2, 1], keyTimes: [0, 0.3, 1], timingFunctions: [easeIn, easeOut], duration: 0.6}
      - {keyframes: other.position, path: M140 140H200V200, duration: 0.6, rotationMode: auto}
      - {spring: shape.transform.rotation, from: 0, to: 90, stiffness: 200, damping: 12, after: 0.1, updateModel: true}
      - {jnw: shape.cornerRadius, from: 0, to: 20, damping: 12, stiffness: 200, mass: 2, after: 0.2, updateModel: true}
      - {group: other, duration: 0.4, after: 1, animations: [{basic: zPosition, from: 0, to: 3}, {basic: borderWidth, from: 0, to: 4, beginTime: 0.1}]}
      - {transition: other, type: push, subtype: fromLeft, duration: 0.3, after: 1.5}
      - {animate: {box.opacity: 0.5}, duration: 0.25, after: 0.6}
      - {animate: {box.position.y: 100}, duration: 0.6, damping: 0.5, velocity: 2, after: 0.6, delay: 0.1}
      - {transaction: {other.cornerRadius: 20}, duration: 0.4, after: 0.4}
      - animateKeyframes: [{start: 0, duration: 0.5, set: {shape.opacity: 0.5}}, {start: 0.5, duration: 0.5, set: {shape.opacity: 1}}]
        duration: 0.8
        after: 0.3
    when:
      key.touchDown: {pop: key.scaleXY, to: 0.8, bounciness: 12, speed: 14}
      key.touchUpInside:
        - {pop: key.scaleXY, to: 1, bounciness: 12, speed: 14}
        - {popBasic: key.opacity, to: 0.5, duration: 0.3}
        - {popDecay: key.positionX, velocity: 300}
    script:
      - {tap: key, at: 0.5}
    duration: 3
    """
}
