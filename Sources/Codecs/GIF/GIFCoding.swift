/// Codes windows of a GIF, one after the other, while others are gathered.
actor GIFCoding {
  private var writer: GIFWindowWriter
  private let jobs: Int

  /// - Parameters:
  ///   - writer: Writes the windows.
  ///   - jobs: How many images are coded at once.
  init(_ writer: consuming GIFWindowWriter, jobs: Int) {
    self.writer = writer
    self.jobs = jobs
  }

  /// A window under way, which is given up when nobody waits for it any more.
  final class Window: Sendable {
    private let task: Task<Result<[[UInt8]], ImageError>, Never>

    fileprivate init(_ task: Task<Result<[[UInt8]], ImageError>, Never>) { self.task = task }

    deinit { task.cancel() }

    /// Its part of the file, in pieces, when it is done.
    var bytes: [[UInt8]] {
      get async throws(ImageError) { try await task.value.get() }
    }
  }

  /// Begins a window; the one before must be done.
  nonisolated func begin(_ window: GIFWindow) -> Window {
    Window(
      Task {
        do throws(ImageError) {
          return .success(try await self.bytes(of: window))
        } catch {
          return .failure(error)
        }
      })
  }

  private func bytes(of window: GIFWindow) async throws(ImageError) -> [[UInt8]] {
    guard !window.frames.isEmpty else { throw GIFError.noFrames }
    let plan = writer.plan(window)
    var images = await plan.code(on: writer.canvas, jobs: jobs)
    try writer.write(plan, &images)
    return images
  }

  /// Ends the file.
  ///
  /// - Returns: Its last bytes.
  func finish() throws(ImageError) -> [UInt8] { try writer.finish() }
}
