/// The screens that can be reached from a frame, and the links between them.
struct Prototype {
  /// The maximum number of screens; an editable scene has a few.
  static let maximumScreens = 24

  private(set) var screens: [PrototypeScreen] = []
  private(set) var links: [PrototypeLink] = []
  /// The links in playing order.
  private(set) var path: [PrototypeLink] = []
  private let file: FigmaFile
  /// True if the first screen is a frame on a page, and not a part of one.
  private let isScreen: Bool
  private var layerCount = 0

  init(from start: FigmaNode, in file: FigmaFile) {
    self.file = file
    isScreen = file.screen(of: start.id)?.number == start.number
    var start = start
    // The first variant of a component set is its default.
    if start.type == "COMPONENT_SET",
      let variant = start.children.first(where: { $0.isVisible && !$0.interactions.isEmpty })
    {
      start = variant
    }
    add(PrototypeScreen(start))
    var index = 0
    while index < screens.count {
      addLinks(of: index)
      index += 1
    }
    findPath()
  }

  private mutating func add(_ screen: PrototypeScreen) {
    screens.append(screen)
    layerCount += screen.node.count
  }

  /// Returns the index of a screen, and adds it if it is new; nil if there are too many.
  private mutating func index(of screen: PrototypeScreen) -> Int? {
    if let known = screens.firstIndex(where: { $0.key == screen.key }) { return known }
    guard screens.count < Self.maximumScreens, layerCount + screen.node.count <= LayerBuilder.maximumCount else {
      return nil
    }
    add(screen)
    return screens.count - 1
  }

  private mutating func addLinks(of index: Int) {
    var found: [(FigmaInteraction, FigmaNode, instance: FigmaNode?)] = []
    Self.collect(screens[index].node, within: nil, in: file, &found)
    for (interaction, node, instance) in found {
      let destination: Int?
      switch interaction.action {
      case .back: continue
      case .navigate(let id):
        guard isScreen else {
          file.log.warn(
            "the interaction is left out: it leads from one screen to another, and this node is a part of one",
            at: interaction.place, of: node.trail)
          continue
        }
        guard let screen = file.screen(of: id) else {
          warnOfMissing(interaction, node, id)
          continue
        }
        destination = self.index(of: PrototypeScreen(screen))
      case .change(let id):
        guard let component = file.node(id) else {
          warnOfMissing(interaction, node, id)
          continue
        }
        let screen =
          instance.map { screens[index].changing($0, to: component, in: file) } ?? PrototypeScreen(component)
        destination = self.index(of: screen)
      }
      guard let destination else {
        file.log.warn(
          "the interaction is left out: the scene already has \(Self.maximumScreens) screens, or too many layers",
          at: interaction.place, of: node.trail)
        continue
      }
      links.append(link(interaction, node, from: index, to: destination))
    }
    addBackLinks(found.map { ($0.0, $0.1) }, of: index)
  }

  /// Links a screen back to the screen that leads to it.
  private mutating func addBackLinks(_ found: [(FigmaInteraction, FigmaNode)], of index: Int) {
    for (interaction, node) in found where interaction.action == .back {
      guard let origin = links.first(where: { $0.to == index }) else {
        file.log.warn("no screen leads here, so there is no way back", at: interaction.place, of: node.trail)
        continue
      }
      var back = interaction
      back.transition = origin.transition.reversed
      links.append(link(back, node, from: index, to: origin.from))
    }
  }

  private func link(
    _ interaction: FigmaInteraction, _ node: FigmaNode, from: Int, to: Int
  ) -> PrototypeLink {
    PrototypeLink(
      from: from, to: to, trigger: interaction.trigger, node: node.number, transition: interaction.transition,
      trail: node.trail, place: interaction.place)
  }

  private func warnOfMissing(_ interaction: FigmaInteraction, _ node: FigmaNode, _ id: String) {
    file.log.warn(
      "the interaction is left out: the file has no node \(id), which it leads to", at: interaction.place,
      of: node.trail)
  }

  /// Finds the interactions of a screen, outermost first, each with the closest instance around it.
  private static func collect(
    _ node: FigmaNode, within instance: FigmaNode?, in file: FigmaFile,
    _ found: inout [(FigmaInteraction, FigmaNode, instance: FigmaNode?)]
  ) {
    guard node.isVisible else { return }
    let closest = node.type == "INSTANCE" ? node : instance
    // An instance has the interactions of its component, unless it has its own.
    let inherited =
      node.type == "INSTANCE" && node.interactions.isEmpty
      ? node.component.flatMap(file.node)?.interactions ?? [] : node.interactions
    for interaction in inherited { found.append((interaction, node, closest)) }
    for child in node.children { collect(child, within: closest, in: file, &found) }
  }

  /// Plays every link once, as long as the current screen has a new one.
  private mutating func findPath() {
    var played: Set<Int> = []
    var screen = 0
    while let index = links.indices.first(where: { links[$0].from == screen && !played.contains($0) }) {
      played.insert(index)
      path.append(links[index])
      screen = links[index].to
    }
  }
}
