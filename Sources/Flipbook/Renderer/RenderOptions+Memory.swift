import Arithmetic

extension RenderOptions {
  /// The large frames that a worker holds: one that it paints or reads, one that it encodes, and the one before.
  private static let framesOfWorker = 3

  /// The number of workers whose frames fit in the memory that there is: at least one.
  func jobs(ofFramesWith pixels: Int) -> Int {
    let bytes = Self.framesOfWorker * pixels * MemoryLayout<UInt32>.size
    return max(1, min(jobs, WorkBudget.current.limit / max(1, bytes)))
  }
}
