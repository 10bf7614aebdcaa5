import Flipbook

/// Measures painting and encoding inside this process, and the command as a process of its own.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "raster" { return try RasterBenchmark(Array(arguments.dropFirst())).run() }
    if arguments.first == "png", let benchmark = PNGBenchmark(Array(arguments.dropFirst())) {
      return try benchmark.run()
    }
    guard arguments.count == 2, let command = arguments.first, let scene = arguments.last else {
      print("usage: benchmarks FLIPBOOK SCENE, benchmarks raster NEUTRAL-SCENE [--scale N] [--frames N] [--still FILE]")
      return
    }
    print("\(scene), medians of \(Median.runs) runs")
    // First, while this process is small: Linux counts the memory of the process that starts another as the other's.
    try CommandBenchmark(command: command, scene: scene).run()
    try await FrameBenchmark(path: scene).run()
    try await MotionBenchmark().run()
  }
}
