import Foundation

@testable import CodeWriting

/// The values that CSS must have in a browser, for Tests/Browser/test_css.py.
///
/// `FLIPBOOK_CSS_SAMPLES=FOLDER` writes a file for each scene.
struct CSSSamples: Encodable {
  /// A value of an element at a time.
  struct Sample: Encodable {
    /// The class for the layer, and the one for its motion.
    let classes: String
    /// The time in seconds since the element has the class.
    let time: Double
    let property: String
    let part: Int
    let expected: [Double]
    let limit: Double
  }

  let css: String
  private(set) var samples: [Sample] = []

  init(css: String) { self.css = css }

  private static let folder = ProcessInfo.processInfo.environment["FLIPBOOK_CSS_SAMPLES"]

  mutating func append(
    _ target: CSSTarget, of layer: String, _ name: String, at time: Double, _ expected: [Double], within limit: Double
  ) {
    guard Self.folder != nil else { return }
    let classes = "\(CSSMotionCode.kebab(MotionText.identifier(layer))) \(name)"
    samples.append(
      Sample(
        classes: classes, time: time, property: target.property, part: target.part, expected: expected, limit: limit))
  }

  /// Writes the file of a scene, if a folder is given.
  func write(_ scene: String) throws {
    guard let folder = Self.folder, !samples.isEmpty else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let name = scene.split(separator: "/").joined(separator: "-")
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
  }
}
