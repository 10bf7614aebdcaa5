package import Flipbook
import SystemCalls

/// The distribution of goldens among several machines, balanced by the time that each golden takes.
package struct GoldenShards {
  /// The shard of each golden, from 1.
  private let shardNumbers: [Int]

  /// Distributes goldens: the slowest first, each to the shard with the least work so far.
  ///
  /// - Parameters:
  ///   - weights: The time of each golden, or a proportional number.
  ///   - count: The number of shards.
  package init(weights: [Double], count: Int) {
    var loads = [Double](repeating: 0, count: max(1, count))
    var shardNumbers = [Int](repeating: 1, count: weights.count)
    // Equal weights are sorted by index, so that every machine computes the same distribution.
    for index in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += weights[index]
      shardNumbers[index] = least + 1
    }
    self.shardNumbers = shardNumbers
  }

  /// Returns the indices of a shard's goldens, in ascending order.
  package func indices(of shard: Shard) -> [Int] { shardNumbers.indices.filter { shardNumbers[$0] == shard.index } }

  /// Returns the weights of goldens: recorded times, or the number of pixels of all frames where no time is recorded.
  ///
  /// - Parameters:
  ///   - goldens: The goldens and their scenes.
  ///   - report: The report of an earlier run, with times; nil for none.
  /// - Returns: A weight for each golden.
  /// - Throws: ``GoldenError`` when there is no such report.
  package static func weights(
    of goldens: [(scene: String, place: GoldenLocation)], timesIn report: String?
  ) throws(GoldenError) -> [Double] {
    let pixels = goldens.map { golden -> Double in
      guard let manifest = try? StoredGolden.manifest(in: golden.place.folder), manifest.size.count == 2 else {
        return 1
      }
      return max(1, Double(manifest.size[0]) * Double(manifest.size[1]) * Double(manifest.times.count))
    }
    guard let report else { return pixels }
    let times = try recordedTimes(in: report)
    let known = goldens.indices.compactMap { index in
      times[key(goldens[index].scene, goldens[index].place.name)].map { (index: index, seconds: $0) }
    }
    // New goldens are assumed to take as long per pixel as the others.
    let seconds = known.reduce(0) { $0 + $1.seconds }
    let rate = seconds / max(1, known.reduce(0) { $0 + pixels[$1.index] })
    var weights = pixels.map { $0 * (rate > 0 ? rate : 1) }
    for (index, seconds) in known { weights[index] = seconds }
    return weights
  }

  private struct Facts: Decodable {
    struct Case: Decodable {
      var name: String
      var scene: String?
      var seconds: Double?
    }

    var cases: [Case]
  }

  /// Returns the key of a golden, without its folder, which may differ between machines.
  private static func key(_ scene: String, _ name: String) -> String { "\(scene)\n\(name)" }

  /// Returns the time that each golden took, in seconds.
  private static func recordedTimes(in report: String) throws(GoldenError) -> [String: Double] {
    let path = FileSystem.kind(of: report) == .folder ? "\(report)/\(ReportRoot.factsName)" : report
    guard let bytes = FileSystem.contents(of: path) else {
      throw .render(RenderError(.missingInput("there is no report of an earlier run"), path: path))
    }
    return try rethrowing(as: { GoldenError.unreadable(path: path, reason: "it is not a report: \($0.reason)") }) {
      () throws(JSONReader.Failure) in
      let facts = try JSONReader.read(Facts.self, from: bytes)
      let pairs = facts.cases.compactMap { item in
        item.seconds.map { (key(item.scene ?? "", item.name), $0) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
  }
}
