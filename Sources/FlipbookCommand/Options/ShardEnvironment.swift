import ArgumentParser
import Flipbook

/// The environment variables that tell a process its index in a job of a scheduler.
struct ShardEnvironment {
  private let variable: (String) -> String?

  /// Creates an environment from a function that returns a variable by name, or nil if it isn't set.
  init(_ variable: @escaping (String) -> String?) { self.variable = variable }

  /// Returns the shard of this process.
  ///
  /// - Parameter given: The number of shards, if it is given as an argument.
  /// - Returns: The shard.
  /// - Throws: `ValidationError` when no known scheduler is running, or its variables are incomplete.
  func shard(count given: Int?) throws -> Shard {
    if let id = try number("SLURM_ARRAY_TASK_ID") { return try slurm(id, given) }
    if let index = try number("JOB_COMPLETION_INDEX") {
      guard let given else {
        throw ValidationError(
          "Kubernetes sets JOB_COMPLETION_INDEX, but not the number of completions: write --shard auto/n")
      }
      return try shard(index + 1, of: given, "JOB_COMPLETION_INDEX is \(index), but it counts from 0")
    }
    if let index = try number("CI_NODE_INDEX") {
      guard let count = try number("CI_NODE_TOTAL") ?? given else {
        throw ValidationError("CI_NODE_INDEX is set, but CI_NODE_TOTAL is not: write --shard auto/n")
      }
      try agree(count, given, "CI_NODE_TOTAL")
      return try shard(index, of: count, "CI_NODE_INDEX is \(index), but it counts from 1")
    }
    throw ValidationError(
      "--shard auto finds neither SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX nor CI_NODE_INDEX: write --shard 1/4")
  }

  private func slurm(_ id: Int, _ given: Int?) throws -> Shard {
    // A resubmitted task of an array is an array by itself, so its task count is meaningless.
    if let given { return try shard(id, of: given, "SLURM_ARRAY_TASK_ID is \(id): submit with --array=1-\(given)") }
    guard let count = try number("SLURM_ARRAY_TASK_COUNT"), let first = try number("SLURM_ARRAY_TASK_MIN") else {
      throw ValidationError("SLURM_ARRAY_TASK_COUNT and SLURM_ARRAY_TASK_MIN are not set: write --shard auto/n")
    }
    if let last = try number("SLURM_ARRAY_TASK_MAX"), last - first + 1 != count {
      throw ValidationError(
        "the array has \(count) tasks, not all from \(first) to \(last): write --shard auto/n with the original "
          + "number of tasks"
      )
    }
    return try shard(id - first + 1, of: count, "SLURM_ARRAY_TASK_ID is \(id), but it counts from \(first)")
  }

  private func agree(_ count: Int, _ given: Int?, _ name: String) throws {
    if let given, given != count {
      throw ValidationError("--shard auto/\(given) contradicts \(name), which is \(count): write --shard auto")
    }
  }

  private func shard(_ index: Int, of count: Int, _ reason: String) throws -> Shard {
    guard let shard = Shard(index, of: count) else {
      throw ValidationError("there is no shard \(index) of \(count): \(reason)")
    }
    return shard
  }

  private func number(_ name: String) throws -> Int? {
    guard let text = variable(name) else { return nil }
    guard let number = try? PlainNumber.read(text, in: 0...999_999_999) else {
      throw ValidationError("\(name) is ‘\(text)’, which is not a number")
    }
    return number
  }
}
