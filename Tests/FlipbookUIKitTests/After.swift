import FlipbookUIKit

/// Runs a block after some seconds of the stage.
func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
}
