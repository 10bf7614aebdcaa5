import LayerTree

/// The playback of an animated drawing; it resolves the document again for every new time.
final class DrawingPlayer {
  private let animation: DrawingAnimation
  private weak var root: PlayedLayer?
  private var time: Double?

  private init(_ animation: DrawingAnimation) { self.animation = animation }

  /// Creates the layer that plays an animation, with the layers that are visible at some probe times created in
  /// advance.
  static func layer(playing animation: DrawingAnimation, probes: [Double]) -> Layer {
    let player = DrawingPlayer(animation)
    let layer = Layer()
    let root = PlayedLayer(layer, player, element: nil, kind: nil)
    player.root = root
    for probe in probes + [0] { player.seek(probe) }
    return layer
  }

  /// Updates the layers to a time in seconds.
  func seek(_ time: Double) {
    guard time != self.time else { return }
    self.time = time
    // If the drawing has too many layers at this time, the layers keep their previous state.
    guard let description = try? animation.description(at: max(0, time)) else { return }
    root?.show(description)
  }
}

/// A layer of an animated drawing.
///
/// Each layer of the resolved drawing is displayed by the layer that displayed the same element before. A layer is
/// added when its element first appears, and hidden while its element is missing.
final class PlayedLayer: LayerDriver {
  private weak var layer: Layer?
  private let player: DrawingPlayer
  private let element: Int?
  private let kind: LayerContent.Kind?
  private var sublayers: [PlayedLayer] = []
  private var mask: PlayedLayer?
  private var properties = LayerProperties()
  private var isShown = false

  init(_ layer: Layer, _ player: DrawingPlayer, element: Int?, kind: LayerContent.Kind?) {
    (self.layer, self.player, self.element, self.kind) = (layer, player, element, kind)
    layer.driver = self
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    player.seek(time)
    properties = self.properties
    if !isShown { properties.isHidden = true }
  }

  /// Updates the layer and its sublayers to a description.
  func show(_ description: LayerDescription) {
    (properties, isShown) = (description.properties, true)
    layer?.model = description.properties
    showMask(description.mask)
    var place = 0
    for sublayer in description.sublayers {
      if let found = sublayers[place...].firstIndex(where: { $0.shows(sublayer) }) {
        for hidden in place..<found { sublayers[hidden].isShown = false }
        place = found
      } else {
        let new = Layer(name: sublayer.name)
        sublayers.insert(
          PlayedLayer(new, player, element: sublayer.element, kind: sublayer.properties.content.kind), at: place)
        layer?.insertSublayer(new, at: place)
      }
      sublayers[place].show(sublayer)
      place += 1
    }
    for hidden in place..<sublayers.count { sublayers[hidden].isShown = false }
  }

  private func showMask(_ description: LayerDescription?) {
    guard let description else {
      if mask != nil { layer?.mask = nil }
      mask = nil
      return
    }
    if mask == nil {
      let new = Layer(name: description.name)
      mask = PlayedLayer(new, player, element: nil, kind: nil)
      layer?.mask = new
    }
    mask?.show(description)
  }

  /// Returns true if the layer can represent a description.
  private func shows(_ description: LayerDescription) -> Bool {
    element == description.element && layer?.name == description.name && kind == description.properties.content.kind
      && (mask == nil) == (description.mask == nil)
  }
}
