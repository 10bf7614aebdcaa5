import ArgumentParser
import Flipbook
import SystemCalls

/// The option for the shard of the work that this process does.
struct ShardOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Process only the k-th of n shards: 2/4; or auto to take both from Slurm, Kubernetes, or a CI job. "
        + "Kubernetes does not provide the number of shards: auto/4.", valueName: "k/n"),
    transform: Choice.init)
  var shard: Choice?

  /// A requested shard.
  enum Choice {
    case given(Shard)
    /// The shard from the environment, with the number of shards if it is given.
    case automatic(count: Int?)

    init(_ text: String) throws {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let count = parts.count == 2 ? try? PlainNumber.read(parts[1], in: 1...Shard.maximumShardCount) : nil
      if parts[0] == "auto", parts.count == 1 || count != nil {
        self = .automatic(count: count)
      } else if let count, let index = try? PlainNumber.read(parts[0], in: 1...count),
        let shard = Shard(index, of: count)
      {
        self = .given(shard)
      } else {
        throw ValidationError("write a shard like 2/4, counted from 1, or auto, or auto/4")
      }
    }
  }

  /// Returns the shard; nil for the whole work.
  ///
  /// - Throws: `ValidationError` when the environment defines no shard or an invalid one.
  func resolved() throws -> Shard? {
    switch shard {
    case nil: nil
    case .given(let shard): shard
    case .automatic(let count): try ShardEnvironment(Environment.variable).shard(count: count)
    }
  }
}
