import JSONReading
public import Typography
public import VectorArt

/// The JSON of a Figma file, as `GET /v1/files/:key` and `GET /v1/files/:key/nodes` of Figma's REST API return it.
public struct FigmaDocument: Sendable {
  private let json: JSONNode

  /// Parses JSON; nil if the file is not a Figma file.
  ///
  /// - Parameter bytes: The contents of any file.
  /// - Throws: ``FigmaError`` if the file looks like a Figma file but is damaged.
  public init?(_ bytes: [UInt8]) throws(FigmaError) {
    guard Self.isFigma(bytes) else { return nil }
    do throws(JSONError) { json = try JSONParser.read(bytes) } catch { throw FigmaError(error.description) }
    guard json["document"]?.isObject == true || json["nodes"]?.isObject == true else { return nil }
  }

  /// Returns whether a file looks like a Figma file: an object with a document.
  public static func isFigma(_ bytes: [UInt8]) -> Bool {
    let spaces: [UInt8] = [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF]
    return bytes.first { !spaces.contains($0) } == UInt8(ascii: "{") && bytes.contains("\"document\"")
  }

  /// Reads a frame, and the screens of its prototype.
  ///
  /// - Parameters:
  ///   - name: The name or the key of a node; nil for the start of the prototype, or else the first frame.
  ///   - resources: The source of the images.
  ///   - fonts: The fonts for the texts.
  ///   - playsPrototype: True to include the screens that can be reached from the frame.
  /// - Returns: The layers and transitions; unsupported features are listed in its ``FigmaScene/warnings``.
  /// - Throws: ``FigmaError`` if the file is invalid, or has no such node.
  public func scene(
    of name: String? = nil, resources: DrawingResources = .none, fonts: FontLibrary = FontLibrary(),
    playsPrototype: Bool = true
  ) throws(FigmaError) -> FigmaScene {
    let log = FigmaLog()
    let file = try file(log)
    var start = try file.start(named: name)
    if !playsPrototype { start.removeInteractions() }
    let prototype = Prototype(from: start, in: file)
    var builder = LayerBuilder(log: log, resources: resources, fonts: fonts)
    builder.isAnimated = prototype.screens.count > 1
    var scene = try FigmaScene(prototype, builder: builder, log: log)
    let shown = ShownNodes(prototype.screens)
    scene.warnings = log.warnings { shown.node(at: $0) != nil } + UnreadProperties(in: json, of: shown).warnings
    return scene
  }

  private func file(_ log: FigmaLog) throws(FigmaError) -> FigmaFile {
    let root = FigmaValue(json: json, place: FigmaPlace())
    var reader = NodeReader(log: log)
    var roots: [FigmaNode] = []
    var starts: [String] = []
    if let document = root["document"] {
      for page in try document.list("children") {
        for start in try page.list("flowStartingPoints") { starts.append(try start.required("nodeId").string()) }
        if let start = try page.string("prototypeStartNodeID") { starts.append(start) }
        roots.append(try reader.node(page))
      }
    } else if let nodes = root["nodes"] {
      for (_, value) in try nodes.members() {
        // A key that the file does not have has the value null.
        guard value.json.isObject else { continue }
        roots.append(try reader.node(try value.required("document")))
      }
    }
    guard !roots.isEmpty else { throw FigmaError("the file has no pages and no nodes") }
    return FigmaFile(roots: roots, starts: starts, log: log)
  }
}

extension FigmaNode {
  fileprivate mutating func removeInteractions() {
    interactions = []
    component = nil
    for index in children.indices { children[index].removeInteractions() }
  }
}
