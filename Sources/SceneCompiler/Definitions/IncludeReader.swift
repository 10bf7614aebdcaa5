import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Collects the definitions of a scene and of all files that it includes.
struct IncludeReader {
  /// The maximum number of included files.
  private static let maximumFileCount = 64

  let context: ReadingContext
  private let findFile: FileFinder
  /// The definitions by section; included files precede the files that include them.
  private(set) var sections: [String: [SyntaxNode.Entry]] = [:]
  /// The values that the scene gives to variables of included files.
  private(set) var given: [SyntaxNode.Entry] = []
  private var seen: Set<String> = []
  /// The paths in the kit, also of files that take the place of one, by ``IncludedFile/identity``.
  private var kitPaths: [String: String] = [:]

  init(context: ReadingContext, findFile: @escaping FileFinder) {
    self.context = context
    self.findFile = findFile
  }

  /// Reads the scene's sections and the files that it includes.
  mutating func read(_ record: RecordReader) {
    if let node = record.read(SceneKeys.include) { read(node, from: nil, path: []) }
    add(record, isScene: true)
  }

  private mutating func read(_ node: SyntaxNode, from includer: String?, path: [(identity: String, name: String)]) {
    for item in node.items {
      guard let name = item.text, !name.isEmpty else {
        context.mismatch(item, "the name of a file, such as buttons.yaml")
        continue
      }
      switch file(named: name, from: includer) {
      case .failure(let failure): context.log.error(at: item.range, failure.message, hint: failure.hint)
      case .success(let file): read(file, at: item.range, path: path)
      }
    }
  }

  /// Finds a file, last in the kit.
  ///
  /// A file that the kit includes is looked for beside the scene first, too.
  private mutating func file(named name: String, from includer: String?) -> Result<IncludedFile, FileNotFound> {
    let own = includer.flatMap { kitPaths[$0] }.map { Kit.path(of: name, from: $0) }
    let path = own ?? name
    var found = findFile(path, own == nil ? includer : nil)
    guard path.hasPrefix(Kit.folder) else { return found }
    if case .failure(let failure) = found, !failure.exists {
      if let file = Kit.file(named: path) {
        found = .success(file)
      } else {
        let hint = NearestName.hint(for: path, among: Kit.names) ?? "the kit has \(Kit.names.joined(separator: ", "))"
        return .failure(FileNotFound(message: failure.message, hint: failure.hint ?? hint))
      }
    }
    if case .success(let file) = found { kitPaths[file.identity] = path }
    return found
  }

  private mutating func read(
    _ file: IncludedFile, at range: SourceRange, path: [(identity: String, name: String)]
  ) {
    let scene = context.log.sources[0]
    let start = path.firstIndex { $0.identity == file.identity }
    // A file with the same text as the scene is taken for the scene.
    if start != nil || file.text == scene.text {
      let names = start.map { path[$0...].map(\.name) } ?? [scene.name] + path.map(\.name)
      let circle = (names + [file.name]).joined(separator: " → ")
      context.log.error(at: range, "files include each other in a cycle: \(circle)")
      return
    }
    // A file that is included several times is read once.
    guard seen.insert(file.identity).inserted else { return }
    guard seen.count <= Self.maximumFileCount else {
      context.log.error(at: range, "more than \(Self.maximumFileCount) files are included", hint: "this limit is fixed")
      return
    }
    var source = YAMLSource(context.log.add(SourceText(name: file.name, text: file.text)), of: context.log)
    guard let root = source.read(), let record = context.record(root, as: SceneKeys.included) else { return }
    if let node = record.read(SceneKeys.include) {
      read(node, from: file.identity, path: path + [(file.identity, file.name)])
    }
    add(record, isScene: false)
  }

  private mutating func add(_ record: RecordReader, isScene: Bool) {
    for key in SceneKeys.definitions {
      guard let node = record.read(key) else { continue }
      guard case .map(let entries) = node.content else {
        context.mismatch(node, "a map from names to values")
        continue
      }
      for entry in entries { add(entry, to: key.name, isScene: isScene) }
    }
  }

  private mutating func add(_ entry: SyntaxNode.Entry, to section: String, isScene: Bool) {
    // The key is read as a name in order to check it.
    let key = SyntaxNode(content: .scalar(entry.key, isQuoted: false), range: entry.keyRange)
    guard ValueType<String>.name.read(key, context) != nil else { return }
    guard let other = sections[section]?.first(where: { $0.key == entry.key }) else {
      sections[section, default: []].append(entry)
      return
    }
    if isScene, section == SceneKeys.variables.name, entry.value.text != nil {
      given.append(entry)
      return
    }
    let place = "\(context.log.sources[other.keyRange.file].name), line \(other.keyRange.line)"
    context.log.error(
      at: entry.keyRange, "\(entry.key) is already defined in \(place)",
      hint: "a scene can redefine only variables of included files")
  }
}
