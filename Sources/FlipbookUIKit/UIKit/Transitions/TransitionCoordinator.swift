import Foundation

/// The coordinator of a transition: it runs animations beside those of the animation controller.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: Double
  private(set) var isCancelled = false
  private let context: PresentationContext
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasStarted = false

  init(of context: PresentationContext) {
    self.context = context
    isAnimated = context.isAnimated
    transitionDuration = context.animator.transitionDuration(using: context)
  }

  var containerView: UIView { context.containerView }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    if hasStarted { run() }
    return true
  }

  /// Starts the animations beside those of the transition.
  func start() {
    hasStarted = true
    run()
  }

  private func run() {
    let animations = animations
    self.animations = []
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { for animation in animations { animation(self) } }
  }

  /// Calls the completions.
  func end(_ isComplete: Bool) {
    isCancelled = !isComplete
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
