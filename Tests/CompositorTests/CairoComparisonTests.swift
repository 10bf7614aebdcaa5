import Foundation
import Pixels
import Testing

/// Our pictures against those that Cairo painted from the same numbers (`scripts/compare-cairo`).
@Suite struct CairoComparisonTests {
  @Test func casesAreThere() {
    #expect(CairoCase.all.count >= 30)
  }

  @Test(arguments: CairoCase.all)
  func agrees(_ cairoCase: CairoCase) throws {
    let ours = paint(cairoCase.snapshot, scale: cairoCase.scale ?? 1)
    // The script that prints a table of differences wants our pictures too.
    if let folder = ProcessInfo.processInfo.environment["FLIPBOOK_PAINTED_CASES"] {
      try PortablePixmap.write(ours, to: URL(filePath: folder).appending(path: "\(cairoCase.name).ppm"))
    }
    let theirs = try PortablePixmap.read(CairoCase.folder.appending(path: "\(cairoCase.name).ppm"))
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var total = 0
    var largest = 0
    for (a, b) in zip(ours.pixels.joined(), theirs.pixels.joined()) {
      total += zip(a.components, b.components).map { abs($0 - $1) }.reduce(0, +)
      largest = max(largest, a.distance(to: b))
    }
    let mean = Double(total) / Double(ours.width * ours.height * 3)
    #expect(mean < 1, "mean difference \(mean)")
    #expect(largest <= 8, "largest difference \(largest)")
  }
}
