import ArgumentParser
import Flipbook
import Golden
import SceneDiagnostics
import SystemCalls

/// The options that select goldens in files and folders.
struct GoldenSelection: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Only goldens of this name: menu, or a pattern such as 'menu*'. May be repeated.", valueName: "name"),
    completion: Completions.goldens)
  var only: [String] = []

  @Flag(help: "Only goldens that have changed since the last git commit, or whose scenes or the files they use have.")
  var changed = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The same, but since this branch diverged from another branch, or since a commit: origin/main.",
      valueName: "commit"))
  var since: String?

  @Flag(
    help: "Treat the arguments as changed files, as hooks pass them: only the goldens here that depend on them.")
  var affected = false

  /// True if goldens are selected by changed files.
  var isChanged: Bool { changed || since != nil || affected }

  func validate() throws {
    if affected, changed {
      throw ValidationError(
        "--affected takes the changed files as arguments, but --changed asks git for them: give one of the two")
    }
  }

  /// The variable in which pre-commit passes the remote commit before a push.
  private static let pushedVariable = "PRE_COMMIT_FROM_REF"

  /// Returns the selected subjects at paths.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - allowsOutside: True if scenes may refer to files anywhere.
  ///   - find: Finds the subjects at a path.
  /// - Returns: The subjects, in the order of the paths.
  /// - Throws: `ValidationError` when a folder has no subjects, or no subject has a requested name.
  func chosen(
    from paths: [String], allowsOutside: Bool, _ find: (String) throws -> [GoldenSubject]
  ) throws -> [GoldenSubject] {
    var found: [GoldenSubject] = []
    for path in isChanged && (affected || paths.isEmpty) ? ["."] : paths {
      let subjects = try find(path)
      guard !subjects.isEmpty || isChanged else { throw ValidationError("there are no scenes in \(path)") }
      found += subjects
    }
    for name in only where !found.contains(where: { NamePattern(name).matches($0.place.name) }) {
      let hint = NearestName.hint(for: name, among: found.map(\.place.name)).map { "; \($0)" } ?? ""
      throw ValidationError("no golden is named ‘\(name)’\(hint)")
    }
    if !only.isEmpty {
      let patterns = only.map(NamePattern.init)
      found.removeAll { subject in !patterns.contains { $0.matches(subject.place.name) } }
    }
    guard isChanged else { return found }
    let pushed = Environment.variable(Self.pushedVariable).flatMap { $0.allSatisfy { $0 == "0" } ? nil : $0 }
    // Hooks don't list deleted files.
    let known = affected && since == nil && pushed == nil ? nil : try ChangedFiles(since: since ?? pushed)
    let files = ChangedFiles(affected ? paths : [], and: known)
    return found.filter { files.contains(anyOf: $0.files(allowsOutside: allowsOutside)) }
  }
}
