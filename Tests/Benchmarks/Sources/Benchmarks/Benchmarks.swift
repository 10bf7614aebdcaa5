import Flipbook

/// Measures painting and encoding inside this process, and the command as a process of its own.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "gif" {
      try gif(Array(arguments.dropFirst()))
      return
    }
    guard arguments.count == 2 else {
      print("usage: benchmarks FLIPBOOK SCENE\n       \(gifUsage)")
      return
    }
    let (command, scene) = (arguments[0], arguments[1])
    print("\(scene), medians of \(Median.runs) runs")
    // First, while this process is small: Linux counts the memory of the process that starts another as the other's.
    try CommandBenchmark(command: command, scene: scene).run()
    try await FrameBenchmark(path: scene).run()
    try await MotionBenchmark().run()
  }

  private static let gifUsage = "benchmarks gif RAW WIDTHxHEIGHT FRAMES FPS OUT [OPTION=VALUE ...]"

  private static func gif(_ arguments: [String]) throws {
    let size = arguments.count > 1 ? arguments[1].split(separator: "x").compactMap { Int($0) } : []
    guard arguments.count >= 5, size.count == 2, let count = Int(arguments[2]),
      let rate = FrameRate(arguments[3])
    else {
      print("usage: \(gifUsage)")
      return
    }
    var benchmark = GIFBenchmark(
      raw: arguments[0], width: size[0], height: size[1], frameCount: count, rate: rate, output: arguments[4])
    for option in arguments.dropFirst(5) {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, benchmark.set(parts[0], to: parts[1]) else {
        print("no such option: \(option)\nusage: \(gifUsage)")
        return
      }
    }
    try benchmark.run()
  }
}
