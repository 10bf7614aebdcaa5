import ArgumentParser
import Flipbook
import Golden
import SystemCalls

/// Completions that depend on the existing files, and on the language.
enum Completions {
  /// The names of the goldens in the current folder and its subfolders.
  static let goldens = CompletionKind.custom { _, _, _ in
    Array(Set(GoldenLocation.all(inside: "").map(\.name))).sorted()
  }

  /// The variants of the scenes that the command line names.
  static let variants = CompletionKind.custom { arguments, _, _ in
    arguments.filter { FileSystem.kind(of: $0) == .file }.flatMap { path in
      (try? SceneSource(path: path).scene(images: ImageLibrary()).variants) ?? []
    }
  }

  /// The words that `explain` knows.
  static let words = CompletionKind.custom { _, _, _ in Glossary.topics.flatMap(\.names) }
}
