/// Encodes the windows of a GIF, one after the other, while the next one is collected.
actor GIFCoding {
  private var writer: GIFWindowWriter
  private let jobs: Int

  /// - Parameters:
  ///   - writer: Writes the windows.
  ///   - jobs: The number of images encoded concurrently.
  init(_ writer: consuming GIFWindowWriter, jobs: Int) {
    self.writer = writer
    self.jobs = jobs
  }

  /// A window that is being encoded; the encoding is canceled when the window is released.
  final class Window: Sendable {
    private let task: Task<Result<[[UInt8]], ImageError>, Never>
    private let held: PendingChanges

    fileprivate init(_ task: Task<Result<[[UInt8]], ImageError>, Never>, _ held: PendingChanges) {
      self.task = task
      self.held = held
    }

    deinit { task.cancel() }

    /// Waits until the window's changes take at most the given number of bytes.
    func wait(forAtMost byteCount: Int) async { await held.wait(forAtMost: max(0, byteCount)) }

    /// The window's part of the file, as a list of byte arrays, once it is encoded.
    var bytes: [[UInt8]] {
      get async throws(ImageError) { try await task.value.get() }
    }
  }

  /// Begins encoding a window; the previous one must be finished.
  nonisolated func begin(_ window: GIFWindow) -> Window {
    let task = Task<Result<[[UInt8]], ImageError>, Never> {
      defer { window.held.end() }
      do throws(ImageError) {
        return .success(try await self.bytes(of: window))
      } catch {
        return .failure(error)
      }
    }
    return Window(task, window.held)
  }

  private func bytes(of window: GIFWindow) async throws(ImageError) -> [[UInt8]] {
    guard !window.frames.isEmpty else { throw GIFError.noFrames }
    let plan = writer.plan(window, jobs: jobs)
    return try writer.write(plan, await plan.code(on: writer.canvas, jobs: jobs), jobs: jobs)
  }

  /// Ends the file.
  ///
  /// - Returns: Its last bytes.
  func finish() throws(ImageError) -> [UInt8] { try writer.finish() }
}
