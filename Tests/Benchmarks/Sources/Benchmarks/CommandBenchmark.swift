import Flipbook

/// The command from its start to its end: time and memory.
struct CommandBenchmark {
  let command: String
  let scene: String

  func run() throws {
    let duration = try Scene.load(scene, images: ImageLibrary()).duration
    report("whole scene to GIF", try measure(["render", scene, "-o", "/dev/null", "--format", "gif", "-q"]))
    report("start to first frame", try measure(["still", scene, "--at", "0", "-o", "-", "-q"]))
    for count in [100, 1000] {
      // So slow that the scene has just as many frames at the standard rate.
      let speed = String(duration * 50 / Double(count))
      report(
        "\(count) frames to GIF",
        try measure(["render", scene, "-o", "/dev/null", "--format", "gif", "-q", "--speed", speed]))
    }
  }

  private func measure(_ arguments: [String]) throws -> ChildProcess.Usage {
    let runs = try (0..<Median.runs).map { _ in try ChildProcess.run(command, arguments) }
    let seconds = runs.map(\.seconds).sorted()[Median.runs / 2]
    let memory = runs.map(\.peakBytes).sorted()[Median.runs / 2]
    return ChildProcess.Usage(seconds: seconds, peakBytes: memory)
  }

  private func report(_ name: String, _ usage: ChildProcess.Usage) {
    let milliseconds = (usage.seconds * 1e4).rounded() / 10
    print("  \(name): \(milliseconds) ms, at most \(usage.peakBytes / 1_048_576) MiB")
  }
}
