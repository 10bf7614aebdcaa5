/// Processes several work items concurrently, and delivers the results in order.
///
/// - Parameters:
///   - pieces: The work items.
///   - workers: The number of items processed concurrently.
///   - work: Returns the result of an item, on any thread.
///   - deliver: Receives each item and its result, in order.
/// - Throws: The error of `deliver`, which cancels the remaining work.
func inOrder<Piece: Sendable, Result: Sendable>(
  _ pieces: [Piece], workers: Int, _ work: @escaping @Sendable (Piece) async -> Result,
  deliver: (Piece, Result) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    defer { group.cancelAll() }
    var (next, delivered) = (0, 0)
    var finished: [Int: Result] = [:]
    func start() {
      guard next < pieces.count, !Task.isCancelled else { return }
      let (index, piece) = (next, pieces[next])
      next += 1
      group.addTask { (index, await work(piece)) }
    }
    for _ in 0..<workers { start() }
    while let (index, result) = try await group.next() {
      finished[index] = result
      while let result = finished.removeValue(forKey: delivered) {
        try deliver(pieces[delivered], result)
        delivered += 1
      }
      start()
    }
  }
}
