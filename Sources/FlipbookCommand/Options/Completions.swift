import ArgumentParser
import Flipbook
import Golden
import SystemCalls

/// Completions that depend on existing files or on the scene language.
enum Completions {
  /// The names of the goldens in the current folder and its subfolders.
  static let goldens = CompletionKind.custom { _, _, _ in
    Array(Set(GoldenLocation.all(inside: "").map(\.name))).sorted()
  }

  /// The variants of the scenes on the command line.
  static let variants = CompletionKind.custom { arguments, _, _ in
    arguments.filter { FileSystem.kind(of: $0) == .file }.flatMap { path in
      (try? SceneSource(path: path).scene(images: ImageLibrary()).variants) ?? []
    }
  }

  /// The words that `explain` can explain.
  static let words = CompletionKind.custom { _, _, _ in Glossary.topics.flatMap(\.names) }
}
