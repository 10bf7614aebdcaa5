public import Flipbook
public import Foundation
import Geometry
public import LayerTree

extension Stage {
  /// Creates a stage that runs UIKit code.
  ///
  ///     let stage = try Stage.run(size: CGSize(width: 320, height: 568)) { window in
  ///       let ball = UIView(frame: CGRect(x: 20, y: 20, width: 75, height: 75))
  ///       window.addSubview(ball)
  ///       UIView.animate(withDuration: 0.5) { ball.center.y = 400 }
  ///       window.touches.tap(ball, at: 1)
  ///     }
  ///     try await Renderer(stage).gif(to: "ball.gif")
  ///
  /// The code runs immediately, at time 0 of the stage. The stage's clock replaces UIKit's main thread: it drives timers,
  /// `DispatchQueue.main`, display links, and completions.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points.
  ///   - background: The color behind all views; the window's own is clear.
  ///   - duration: The duration of the stage, in seconds; nil to end when it is at rest.
  ///   - style: The appearance, light or dark.
  ///   - generation: The version of UIKit whose animation blocks are reproduced.
  ///   - images: The library that reads images; pass the same one to the renderer.
  ///   - imageFolders: The folders searched by `UIImage(named:)`, in order.
  ///   - body: The code, with the window of the stage.
  /// - Returns: The stage, at its beginning.
  /// - Throws: The error of `body`.
  public static func run<Failure>(
    size: CGSize = CGSize(width: 320, height: 568), background: UIColor = .white, duration: Double? = nil,
    style: UIUserInterfaceStyle = .light, generation: UIKitGeneration = .iOS8, images: ImageLibrary = ImageLibrary(),
    imageFolders: [String] = ["."],
    _ body: (_ window: UIWindow) throws(Failure) -> Void
  ) throws(Failure) -> Stage {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let stage = Stage(
      size: Size(size), background: background.resolvedColor(with: traits).color, duration: duration)
    stage.uiKitGeneration = generation
    let context = StageContext(stage: stage, images: images, imageFolders: imageFolders, style: style)
    let window = context.window
    var failure: Failure?
    context.perform {
      do throws(Failure) { try body(window) } catch { failure = error }
    }
    if let failure { throw failure }
    return stage
  }

  /// Runs UIKit code on a stage created by ``run(size:background:duration:style:generation:images:imageFolders:_:)``, at the
  /// stage's current time.
  ///
  /// - Parameter body: The code, with the window of the stage.
  /// - Throws: The error of `body`.
  /// - Precondition: The stage has been created by that method.
  public func perform(_ body: (_ window: UIWindow) throws -> Void) rethrows {
    guard let context = host as? StageContext else {
      preconditionFailure("only a stage created by Stage.run has a window")
    }
    try context.perform { try body(context.window) }
  }
}
