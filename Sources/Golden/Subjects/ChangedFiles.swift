import Flipbook
import SystemCalls

/// The files of a repository that have changed since a commit, including untracked ones.
package struct ChangedFiles: Sendable {
  /// The absolute paths of the files.
  private let paths: Set<String>

  /// Finds the changed files by running git.
  ///
  /// - Parameter commit: A commit, a branch, or a tag; changes are counted from the merge base with it. nil for the
  ///   last commit of the current branch.
  /// - Throws: ``GoldenError`` when there is no git, no repository, or no such commit.
  package init(since commit: String? = nil) throws(GoldenError) {
    guard let root = try Self.git(["rev-parse", "--show-toplevel"])?.first else {
      throw .forbidden("--changed needs git, but this folder is not in a git repository")
    }
    let new = try Self.git(["-C", root, "ls-files", "-z", "--others", "--exclude-standard"]) ?? []
    var base = "HEAD"
    if let commit {
      guard !commit.hasPrefix("-"),
        try Self.git(["-C", root, "rev-parse", "--verify", "--quiet", "\(commit)^{commit}"]) != nil
      else { throw .forbidden("git has no commit ‘\(commit)’") }
      base = try Self.git(["-C", root, "merge-base", commit, "HEAD"])?.first ?? commit
    }
    var changed = try Self.git(["-C", root, "diff", "--name-only", "--no-renames", "-z", base, "--"])
    // Before the first commit, every file is new.
    if changed == nil { changed = try Self.git(["-C", root, "ls-files", "-z"]) }
    paths = Set((new + (changed ?? [])).map { SystemEnvironment.absolute("\(root)/\($0)") })
  }

  /// Creates a set of files that are known to have changed, combined with another set.
  package init(_ files: [String], and others: ChangedFiles? = nil) {
    paths = Set(files.map(SystemEnvironment.absolute)).union(others?.paths ?? [])
  }

  /// Returns whether any of the files has changed.
  package func contains(anyOf files: [String]) -> Bool {
    files.contains { paths.contains(SystemEnvironment.absolute($0)) }
  }

  /// Returns the output of git, split at line breaks or zero bytes; nil if git fails.
  private static func git(_ arguments: [String]) throws(GoldenError) -> [String]? {
    let output = try rethrowing(as: {
      GoldenError.forbidden("--changed needs git, but git cannot be run: \($0)")
    }) { () throws(SystemFailure) in try ProgramOutput.of("git", arguments) }
    return output.map { bytes in
      bytes.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
