import Flipbook
import Foundation
import FuzzTargets
import Testing

/// Damaged files of the repository, for every target: a few in each run of the tests, and as many as FLIPBOOK_FUZZ_INPUTS says.
///
/// FLIPBOOK_FUZZ_SEED gives others. FLIPBOOK_FUZZ_FOLDER names a folder in which the input of each target is kept while it is
/// read, so that one that ends the process is there afterwards.
@Suite struct DamagedInputTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["FLIPBOOK_FUZZ_INPUTS"].flatMap { Int($0) } ?? 12
  private static let seed = environment["FLIPBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  /// The largest seeds, in bytes: what is small is read quickly.
  private static let maximumSize = 6000

  /// The manifest of a rendering with one part.
  private static let manifest = """
    {"flipbook": "\(Renderer.version)", "part": [1, 1], "range": {"first": 0, "count": 1},
     "whole": {"first": 0, "count": 1}, "opaque": true, "settings": ["--fps 60"], "filesSHA256": "00",
     "rate": "60", "size": [2, 2], "scale": 1, "frames": [{"file": "frame_00000.png", "crc32": 0}]}
    """

  private static func seeds(of target: FuzzTarget) -> [[UInt8]] {
    let endings: [String] =
      switch target {
      case .scene: ["yaml"]
      case .svg: ["svg"]
      case .lottie: ["json", "lottie"]
      case .figma: ["json"]
      case .png: ["png"]
      case .jpeg: ["jpg", "jpeg"]
      case .gif: ["gif"]
      case .apng: ["apng", "png"]
      case .webp: ["webp"]
      case .golden: ["csv"]
      case .export, .code: ["yaml"]
      case .import: ["json"]
      case .font: ["otf", "ttf"]
      case .profile: ["icc"]
      case .expression, .y4m, .form, .request, .agreement, .modifiers, .join: []
      case .gallery: ["md"]
      }
    let own: [String: String] = [
      "expression": "if open then min(gap, 2 ^ turns) else lerp(10, canvas.width, 0.5)",
      "y4m": "YUV4MPEG2 W4 H2 F25:1 C420\nFRAME\n012345670123", "form": "a=1&b=%20x+y", "agreement": "seed",
      "modifiers": String(decoding: (0..<400).map { UInt8(33 + $0 * 37 % 90) }, as: UTF8.self), "profile": "profile",
      "join": Self.manifest,
    ]
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var seeds = own[target.rawValue].map { [Array($0.utf8)] } ?? []
    let inputs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs/\(target)").path
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: inputs)) ?? []).sorted() {
      if let data = FileManager.default.contents(atPath: "\(inputs)/\(name)") { seeds.append(Array(data)) }
    }
    for folder in ["Scenes", "Tests"] where !endings.isEmpty {
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).sorted()
      for path in paths where endings.contains(where: { path.hasSuffix("." + $0) }) {
        guard let data = try? Data(contentsOf: URL(filePath: path)), data.count <= maximumSize else { continue }
        seeds.append(Array(data))
      }
    }
    return seeds
  }

  /// The time that the current thread has worked, in seconds.
  private static var threadTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("A damaged file is read, or refused with a message", arguments: FuzzTarget.allCases)
  func damaged(target: FuzzTarget) async throws {
    let seeds = Self.seeds(of: target)
    try #require(!seeds.isEmpty)
    var mutator = InputMutator(seed: Self.seed, seeds: seeds)
    // These scenes are played five times each.
    for number in 0..<(target == .agreement ? Self.count / 12 : Self.count) {
      let bytes = mutator.next()
      if let folder = Self.environment["FLIPBOOK_FUZZ_FOLDER"] {
        try Data(bytes).write(to: URL(filePath: "\(folder)/\(target)"))
      }
      // Of the thread's own time: other tests run at the same time.
      let seconds = try await onThread {
        let start = Self.threadTime
        try target.run(bytes)
        return Self.threadTime - start
      }
      #expect(seconds < 20, "input \(number) of seed \(Self.seed) took \(seconds) s")
    }
  }
}
