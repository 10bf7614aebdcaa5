public import Flipbook
public import Foundation
import Geometry
public import LayerTree

extension Stage {
  /// Makes a stage that runs UIKit code.
  ///
  ///     let stage = try Stage.run(size: CGSize(width: 320, height: 568)) { window in
  ///       let ball = UIView(frame: CGRect(x: 20, y: 20, width: 75, height: 75))
  ///       window.addSubview(ball)
  ///       UIView.animate(withDuration: 0.5) { ball.center.y = 400 }
  ///       window.touches.tap(ball, at: 1)
  ///     }
  ///     try await Renderer(stage).gif(to: "ball.gif")
  ///
  /// The code runs immediately, at the stage's time 0. The stage's clock takes the place of UIKit's main thread:
  /// timers, `DispatchQueue.main`, display links, completions.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points.
  ///   - background: The color behind all views; the window's own is clear.
  ///   - duration: The duration of the stage, in seconds; nil for until it is at rest.
  ///   - generation: The UIKit whose animation blocks are followed.
  ///   - images: The library that reads images; give the renderer the same one.
  ///   - imageFolders: The folders searched by `UIImage(named:)`, in order.
  ///   - body: The code, with the window of the stage.
  /// - Returns: The stage, at its beginning.
  /// - Throws: The error of `body`.
  public static func run<Failure>(
    size: CGSize = CGSize(width: 320, height: 568), background: UIColor = .white, duration: Double? = nil,
    generation: UIKitGeneration = .iOS8, images: ImageLibrary = ImageLibrary(), imageFolders: [String] = ["."],
    _ body: (_ window: UIWindow) throws(Failure) -> Void
  ) throws(Failure) -> Stage {
    let stage = Stage(size: Size(size), background: background.color, duration: duration)
    stage.uiKitGeneration = generation
    let context = StageContext(stage: stage, images: images, imageFolders: imageFolders)
    let window = context.window
    var failure: Failure?
    context.perform {
      do throws(Failure) { try body(window) } catch { failure = error }
    }
    if let failure { throw failure }
    return stage
  }

  /// Runs UIKit code on a stage that ``run(size:background:duration:generation:images:imageFolders:_:)`` has made, at the
  /// stage's time now.
  ///
  /// - Parameter body: The code, with the window of the stage.
  /// - Throws: The error of `body`.
  /// - Precondition: The stage has been made so.
  public func perform(_ body: (_ window: UIWindow) throws -> Void) rethrows {
    guard let context = host as? StageContext else {
      preconditionFailure("only a stage that Stage.run has made has a window")
    }
    try context.perform { try body(context.window) }
  }
}
