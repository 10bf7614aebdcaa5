import ArgumentParser
import Flipbook

/// `flipbook trace`: prints the motion of a scene as numbers.
struct TraceScene: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print what moves in a scene, tick by tick: model and presentation values.",
    usage: "flipbook trace [<options>] <scene>",
    discussion: """
      Without --layer and --property, lists the numbers and colors that change. Units \
      are Core Animation's: points, radians, fractions.

      EXAMPLES
        flipbook trace menu.yaml
        flipbook trace menu.yaml --layer button --property opacity --csv > x.csv
        flipbook trace menu.yaml --events

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layer, by its name or its path from the outermost layer: body.leftArm. May be repeated.",
      valueName: "name"))
  var layer: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Only this key path. May be repeated.", valueName: "key path"))
  var property: [String] = []

  /// The output formats of a trace.
  enum Form: String, EnumerableFlag {
    case csv, json, events

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .csv: "Print CSV: time,layer,property,model,presentation."
      case .json: "Write one JSON object with the values and the events."
      case .events: "Print only starts, ends, and touches, as CSV: time,event,layer,subject,key."
      }
    }
  }

  @Flag var form: Form?

  func validate() throws {
    let known = AnimatableProperty.all.map(\.keyPath)
    for name in property where !known.contains(name) {
      throw ValidationError("no animatable property is called \(name); there are \(known.joined(separator: ", "))")
    }
  }

  func run() async throws {
    let loaded = try Scene.load(
      scene.path, images: ImageLibrary(), settings: settings.scene(variant: variant),
      allowsOutside: settings.allowOutside, animation: scene.animation)
    let trace = try loaded.trace(where: layer.isEmpty && property.isEmpty ? nil : { isWanted($0, $1) })
    for name in layer where !trace.tracks.contains(where: { TrackOptions.isPath($0.layer, named: name) }) {
      throw ValidationError("no layer of \(scene.path) is called \(name)")
    }
    let table = TraceTable(trace)
    let text =
      switch form {
      case .csv: table.csv
      case .json: table.json
      case .events: table.eventsCSV
      case nil: table.description
      }
    try StandardOutput.write(contents: text)
  }

  private func isWanted(_ path: String, _ candidate: AnimatableProperty) -> Bool {
    let isLayer = layer.isEmpty || layer.contains { TrackOptions.isPath(path, named: $0) }
    let isProperty = property.isEmpty ? candidate.isLeaf : property.contains(candidate.keyPath)
    return isLayer && isProperty
  }
}
