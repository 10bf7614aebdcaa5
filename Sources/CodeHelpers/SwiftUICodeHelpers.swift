// swift-format-ignore-file
import FlipbookUIKit

/// The helpers of exported SwiftUI views that differ from those of other exported code.
struct SwiftUICodeHelpers {
  /// Stands in for the helper of the same name, shared by all exported code.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {}

  // MARK: every for swiftUI
  /// Runs a block repeatedly, for the first time after one interval.
  func every(
    _ interval: TimeInterval, count: Int = .max, from start: Date = Date(),
    while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void
  ) {
    guard count > 0 else { return }
    let next = start.addingTimeInterval(interval)
    after(next.timeIntervalSinceNow) {
      guard holds() else { return }
      block()
      every(interval, count: count - 1, from: next, while: holds, block)
    }
  }
}
