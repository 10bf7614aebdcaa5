import Flipbook

/// Measures painting and encoding inside this process, and the command as a process of its own.
@main
enum Benchmarks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "raster" { return try RasterBenchmark(Array(arguments.dropFirst())).run() }
    if arguments.first == "png", let benchmark = PNGBenchmark(Array(arguments.dropFirst())) {
      return try benchmark.run()
    }
    if arguments.first == "gif", let benchmark = GIFBenchmark(Array(arguments.dropFirst())) {
      return try benchmark.run()
    }
    if arguments.first == "lottie", let benchmark = LottieBenchmark(Array(arguments.dropFirst())) {
      return try await benchmark.run()
    }
    guard arguments.count == 2 else {
      print(
        "usage: benchmarks FLIPBOOK SCENE, benchmarks raster NEUTRAL-SCENE [--scale N] [--frames N] [--still FILE],")
      print("       benchmarks gif RAW WIDTHxHEIGHT FRAMES FPS OUT [OPTION=VALUE ...],")
      print("       benchmarks lottie FILE RATE FRAMES")
      return
    }
    let (command, scene) = (arguments[0], arguments[1])
    print("\(scene), medians of \(Median.runs) runs")
    // First, while this process is small: Linux counts the memory of the process that starts another as the other's.
    try CommandBenchmark(command: command, scene: scene).run()
    try await FrameBenchmark(path: scene).run()
    try await MotionBenchmark().run()
  }
}
