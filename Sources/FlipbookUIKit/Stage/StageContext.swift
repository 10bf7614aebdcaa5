import Compositor
import Flipbook
import Foundation
import Geometry
import LayerTree
import Typography

/// The stage that code runs on, and what UIKit keeps beside its layers.
///
/// UIKit's code is written for one main thread, with functions such as `UIView.animate` that name no stage. Here a stage
/// is that thread: views, layers and animations belong to no actor and are not `Sendable`, so that pasted code compiles
/// unchanged and stages play in parallel, each in one task at a time. The functions find their stage in a task-local
/// value, which is set while the code of a stage runs, and nowhere else.
final class StageContext {
  /// The context of the code that runs.
  @TaskLocal private static var box: Box?

  // Sound: it is read by the synchronous code that has been called with it. A task that such code starts inherits it, but
  // cannot have a view or layer, which are not `Sendable`.
  private struct Box: @unchecked Sendable {
    let context: StageContext
  }

  /// The context of the code that runs, or nil outside of stages.
  static var current: StageContext? { box?.context }

  /// The context of the code that runs.
  ///
  /// - Parameter function: The function that needs it, for the message.
  /// - Returns: The context; outside of stages it traps.
  static func require(_ function: String) -> StageContext {
    guard let current else {
      preconditionFailure("\(function) is called outside of a stage: call it within Stage.run")
    }
    return current
  }

  /// The context of the stage that a layer is on.
  static func of(_ layer: Layer) -> StageContext? { layer.ownStage?.host as? StageContext }

  unowned let stage: Stage
  let window: UIWindow
  let images: ImageLibrary
  /// The folders in which pictures are looked for by name.
  let imageFolders: [String]
  let touches = TouchScript()
  /// The fonts that labels are measured with.
  private(set) lazy var fonts = FontLibrary(drawings: .svg)
  /// The transactions that `CATransaction.begin` has opened, the innermost last; the first is the turn's.
  var transactions: [Transaction] = []
  /// The layers that have been put into the tree in this turn, which nothing animates before its end.
  private var newLayers: [CALayer] = []
  /// The animations of Pop's that code has made, by what the stage runs.
  var popAnimations: [ObjectIdentifier: POPAnimation] = [:]
  /// True if a view waits for its layout.
  var needsLayout = false
  /// True if a layer waits to be drawn by code.
  var needsDisplay = false
  /// The contexts that code draws into, the innermost last.
  var drawings: [CGContext] = []
  private var depth = 0
  /// The number of the turn, which begins whenever the stage calls code.
  private(set) var turn = 0

  init(stage: Stage, images: ImageLibrary, imageFolders: [String]) {
    self.stage = stage
    self.images = images
    self.imageFolders = imageFolders
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(stage.canvasSize)))
    stage.root.addSublayer(window.layer.backing)
    stage.host = self
    touches.context = self
  }

  /// Runs code of the stage, as one turn of the run loop on a device.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard depth == 0 else { return try body() }
    depth += 1
    turn += 1
    transactions = [stage.beginTransaction(isOutermost: true)]
    defer {
      endTurn()
      depth -= 1
    }
    return try Self.$box.withValue(Box(context: self), operation: body)
  }

  /// Performs pending layout, and commits changes.
  private func endTurn() {
    Self.$box.withValue(Box(context: self)) {
      // Laying out can call for more; what never comes to an end is stopped where UIKit warns of a loop.
      for _ in 0..<100 where needsLayout {
        needsLayout = false
        window.layoutTree()
      }
    }
    Self.$box.withValue(Box(context: self)) {
      for _ in 0..<100 where needsDisplay {
        needsDisplay = false
        window.layer.displayTree()
      }
    }
    for transaction in transactions.reversed() { stage.commit(transaction) }
    transactions = []
    turn += 1
    for layer in newLayers { layer.showForTheFirstTime() }
    newLayers = []
  }

  /// Paints a drawing, and keeps the picture.
  func paint(_ drawing: LayerDescription, in canvas: Rect, scale: Double) -> ImageReference {
    let own = Stage(size: canvas.size, background: .clear)
    var root = drawing
    root.properties.position = .zero
    own.root.addSublayer(root.makeLayer())
    var options = RenderOptions()
    options.size = .scale(scale)
    do throws(RenderError) {
      let bitmap = try Renderer(own, images: images, fonts: fonts, options: options).still(at: 0)
      return images.image(drawn: bitmap, scale: scale)
    } catch {
      preconditionFailure("the drawing cannot be painted: \(error)")
    }
  }

  /// Records a layer that has been added to the tree.
  func noteNew(_ layer: CALayer) { newLayers.append(layer) }
}
