import Arithmetic

extension RenderOptions {
  /// The number of frames that a worker holds: one being painted or read, one being encoded, and the one before it.
  private static let framesOfWorker = 3

  /// Returns the number of workers whose frames fit in the memory budget; at least 1.
  func jobs(ofFramesWith pixels: Int) -> Int {
    let bytes = Self.framesOfWorker * pixels * MemoryLayout<UInt32>.size
    return max(1, min(jobs, WorkBudget.current.limit / max(1, bytes)))
  }
}
