public import Foundation
import LayerTree
import Motion

/// The base class of Pop animations, `POPAnimation`.
open class POPAnimation: NSObject {
  /// The name of the animation.
  open var name: String?
  /// The earliest start in the stage's time, in seconds.
  open var beginTime: CFTimeInterval = 0 { didSet { engine?.beginTime = beginTime } }
  /// The delegate.
  open weak var delegate: (any POPAnimationDelegate)?
  /// Called before the first frame.
  open var animationDidStartBlock: ((POPAnimation?) -> Void)?
  /// Called when the target has been reached.
  open var animationDidReachToValueBlock: ((POPAnimation?) -> Void)?
  /// Called when the animation ends.
  open var completionBlock: ((POPAnimation?, Bool) -> Void)?
  /// Called after every frame.
  open var animationDidApplyBlock: ((POPAnimation?) -> Void)?
  /// A Boolean value that indicates whether the animation is removed once it has finished.
  open var removedOnCompletion = true { didSet { engine?.removedOnCompletion = removedOnCompletion } }
  /// A Boolean value that indicates whether the animation is paused.
  open var isPaused: Bool {
    get { engine?.isPaused ?? waitsPaused }
    set {
      waitsPaused = newValue
      engine?.isPaused = newValue
    }
  }
  /// A Boolean value that indicates whether every other run is reversed.
  open var autoreverses = false { didSet { engine?.autoreverses = autoreverses } }
  /// The number of times that the animation runs.
  open var repeatCount = 0 { didSet { engine?.repeatCount = repeatCount } }
  /// A Boolean value that indicates whether the animation repeats forever.
  open var repeatForever = false { didSet { engine?.repeatForever = repeatForever } }
  /// The engine's animation, once this one has been added.
  private(set) final var engine: PopAnimation?
  private var waitsPaused = false

  /// Creates an animation.
  public override init() { super.init() }

  /// Creates the engine's animation for the object that this one is added to.
  func makeEngine(for object: AnyObject) -> PopAnimation {
    preconditionFailure("\(type(of: self)) animates nothing: use one of its subclasses")
  }

  /// Returns the engine's animation, which is reused if this one is added again.
  final func engine(for object: AnyObject, context: StageContext) -> PopAnimation {
    let engine = engine ?? makeEngine(for: object)
    self.engine = engine
    engine.name = name ?? ""
    engine.beginTime = beginTime
    engine.removedOnCompletion = removedOnCompletion
    engine.autoreverses = autoreverses
    engine.repeatCount = repeatCount
    engine.repeatForever = repeatForever
    engine.isPaused = waitsPaused
    engine.onStart = { [unowned context] in
      context.perform {
        self.delegate?.pop_animationDidStart(self)
        self.animationDidStartBlock?(self)
      }
    }
    engine.onReachToValue = { [unowned context] in
      context.perform {
        self.delegate?.pop_animationDidReach(toValue: self)
        self.animationDidReachToValueBlock?(self)
      }
    }
    engine.onApply = { [unowned context] in
      guard self.delegate != nil || self.animationDidApplyBlock != nil else { return }
      context.perform {
        self.delegate?.pop_animationDidApply(self)
        self.animationDidApplyBlock?(self)
      }
    }
    engine.completion = { [unowned context] finished in
      context.perform {
        self.delegate?.pop_animationDidStop(self, finished: finished)
        self.completionBlock?(self, finished)
      }
    }
    return engine
  }
}

/// The delegate of Pop animations, `POPAnimationDelegate`; all methods are optional.
public protocol POPAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func pop_animationDidStart(_ anim: POPAnimation!)
  /// Called when the target has been reached.
  func pop_animationDidReach(toValue anim: POPAnimation!)
  /// Called when the animation has ended.
  func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool)
  /// Called at every frame.
  func pop_animationDidApply(_ anim: POPAnimation!)
}

extension POPAnimationDelegate {
  /// Does nothing.
  public func pop_animationDidStart(_ anim: POPAnimation!) {}
  /// Does nothing.
  public func pop_animationDidReach(toValue anim: POPAnimation!) {}
  /// Does nothing.
  public func pop_animationDidStop(_ anim: POPAnimation!, finished: Bool) {}
  /// Does nothing.
  public func pop_animationDidApply(_ anim: POPAnimation!) {}
}
