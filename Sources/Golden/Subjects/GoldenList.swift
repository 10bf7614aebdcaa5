import Codecs
import Flipbook
import SceneDiagnostics
import SceneSyntax
import SystemCalls

/// A `goldens.yaml` file: the additional goldens of its folder, and the files that have none.
///
///     goldens:
///       - shots/
///       - {file: menu.yaml, name: menu-wide, set: {width: 400}}
///     exclude: [drafts/, "ring.yaml@fast"]
struct GoldenList: Sendable {
  /// The name of the file.
  static let fileName = "goldens.yaml"

  /// The path of the file.
  let path: String
  /// The subjects in the list.
  private(set) var subjects: [GoldenSubject] = []
  private var excluded: [NamePattern] = []
  /// The path of the list's folder, with a trailing slash; empty for the current folder.
  private let folder: String

  private static let keys = ["goldens", "exclude"]
  private static let entryKeys = ["file", "name", "variant", "set", "every", "at", "scale", "player", "tolerance"]

  /// Reads the list of a folder; nil if there is none.
  ///
  /// - Throws: ``RenderError`` with all errors in the list.
  init?(in folder: String, goldens: String?) throws(RenderError) {
    self.folder = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    path = self.folder + Self.fileName
    guard FileSystem.kind(of: path) == .file else { return nil }
    guard let text = String(validating: try InputFile.read(path), as: UTF8.self) else {
      throw RenderError(.notText, path: path)
    }
    let log = DiagnosticLog(sources: [SourceText(name: path, text: text)])
    var source = YAMLSource(0, of: log)
    if let root = source.read() {
      for entry in Self.map(root, Self.keys, "a map with goldens and exclude", log) {
        switch entry.key {
        case "goldens":
          for item in entry.value.items where !item.isEmpty {
            if let subject = self.subject(item, goldens, log) { subjects.append(subject) }
          }
        default:
          for item in entry.value.items where !item.isEmpty {
            guard let text = item.text else {
              log.error(at: item.range, "`exclude` must list file names, but contains \(item.kindName)")
              continue
            }
            excluded.append(NamePattern(text))
          }
        }
      }
    }
    do throws(SceneFileError) { try log.throwIfFailed() } catch { throw RenderError(.scene(error), path: path) }
  }

  /// Returns whether the list excludes a file, or a variant of it.
  ///
  /// A pattern without a slash matches the name of a file in any folder; a pattern that ends with a slash matches all
  /// files in a folder.
  func excludes(_ file: String, variant: String? = nil) -> Bool {
    guard file.hasPrefix(folder) else { return false }
    let relative = file.dropFirst(folder.count)
    let name = relative.split(separator: "/").last ?? relative
    return excluded.contains { pattern in
      if pattern.text.hasSuffix("/") { return NamePattern(pattern.text + "**").matches(relative) }
      let place = pattern.text.contains("/") ? relative : name
      if pattern.matches(place) { return true }
      return variant.map { pattern.matches("\(place)@\($0)") } ?? false
    }
  }

  private static func map(
    _ node: SyntaxNode, _ known: [String], _ wanted: String, _ log: DiagnosticLog
  ) -> [SyntaxNode.Entry] {
    guard case .map(let entries) = node.content else {
      log.error(at: node.range, "expected \(wanted), but found \(node.kindName)")
      return []
    }
    return entries.filter { entry in
      if known.contains(entry.key) { return true }
      log.error(
        at: entry.keyRange, "unknown key ‘\(entry.key)’",
        hint: NearestName.hint(for: entry.key, among: known) ?? "the keys are \(known.joined(separator: ", "))")
      return false
    }
  }

  private func subject(_ node: SyntaxNode, _ goldens: String?, _ log: DiagnosticLog) -> GoldenSubject? {
    var (file, name, settings) = (SyntaxNode?.none, String?.none, ListedSettings())
    if node.text != nil {
      file = node
    } else {
      for entry in Self.map(node, Self.entryKeys, "a file, or a map with file and name", log) {
        let value = entry.value
        func read<Value>(_ wanted: String, _ result: Value?) -> Value? {
          if result == nil { log.error(at: value.range, "`\(entry.key)` must be \(wanted), but is \(value.kindName)") }
          return result
        }
        switch entry.key {
        case "file": file = value
        case "name": name = read("a name", value.text.flatMap { $0.isEmpty ? nil : $0 })
        case "variant": settings.variant = read("a variant's name", value.text)
        case "set": settings.variables = read("a map of variables", Self.variables(value))
        case "every":
          settings.choice = read(
            "a whole number of ticks, at least 1", value.text.flatMap { Int($0) }.flatMap { $0 > 0 ? .every($0) : nil })
        case "at": settings.choice = read("a list of seconds", Self.times(value))
        case "scale":
          settings.scale = read(
            "a number above 0", value.text.flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 100 ? $0 : nil })
        case "tolerance":
          settings.tolerance = ListedTolerance(log).read(value)
        default:
          let known = LottiePlayer.allCases.map(\.rawValue).joined(separator: " or ")
          settings.player = read(known, value.text.flatMap { LottiePlayer(rawValue: $0) })
        }
      }
    }
    guard let file, let text = file.text, !text.isEmpty else {
      log.error(at: (file ?? node).range, "`file` must name a scene or images")
      return nil
    }
    guard !text.hasPrefix("/"), !text.split(separator: "/").contains("..") else {
      log.error(at: file.range, "‘\(text)’ is outside the list's folder: put a goldens.yaml there")
      return nil
    }
    var path = folder + text
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let source = SubjectImages.source(path) else {
      log.error(
        at: file.range, "there is no ‘\(text)’",
        hint: NearestName.hint(for: text, among: FileSystem.names(in: folder)))
      return nil
    }
    var others = settings
    others.tolerance = nil
    if case .pictures = source, others != ListedSettings() {
      log.error(at: node.range, "‘\(text)’ refers to images, which have no variants, variables, times, or scale")
      return nil
    }
    let standard = GoldenLocation(scene: path, variant: settings.variant, in: goldens)
    let parent = String(standard.folder.dropLast(standard.name.count + 1))
    var subject = GoldenSubject(source, place: name.map { GoldenLocation(name: $0, in: parent) } ?? standard)
    subject.settings = settings
    subject.isForVariants = settings.variant == nil && name == nil
    return subject
  }

  private static func variables(_ node: SyntaxNode) -> [String: String]? {
    guard case .map(let entries) = node.content else { return nil }
    var variables: [String: String] = [:]
    for entry in entries {
      guard let text = entry.value.text else { return nil }
      variables[entry.key] = text
    }
    return variables
  }

  private static func times(_ node: SyntaxNode) -> FrameChoice? {
    var times: [Double] = []
    for item in node.items {
      guard let time = item.text.flatMap({ Double($0) }), time >= 0, time.isFinite else { return nil }
      times.append(time)
    }
    return times.isEmpty ? nil : .times(times)
  }
}
