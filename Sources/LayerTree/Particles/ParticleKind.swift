import Geometry

/// A cell with the properties that all of its particles share.
final class ParticleKind {
  let cell: EmitterCell
  /// The index of the cell among its siblings.
  let index: Int
  /// The appearance of each particle, centered at the origin before its transform.
  let look: LayerProperties
  /// The maximum time after birth for which a particle or its descendants are visible, in seconds.
  let longestTrace: Double
  /// The kinds of particles that its particles emit.
  let kinds: [ParticleKind]

  /// The maximum lifetime, in seconds; longer lifetimes are practically endless.
  private static let maximumLifetime = 1e6

  init(_ cell: EmitterCell, index: Int, of content: EmitterContent) {
    self.cell = cell
    self.index = index
    kinds = Self.kinds(of: cell.cells, content)
    let life = (cell.lifetime.value + abs(cell.lifetime.range) / 2) * content.emitterLifetime
    longestTrace = min(Self.maximumLifetime, max(0, life)) + (kinds.map(\.longestTrace).max() ?? 0)
    var look = LayerProperties()
    if let picture = cell.contents {
      look.contents = picture
      look.contentsScale = picture.scale
      look.bounds.size = Size(Double(picture.pixelWidth) / picture.scale, Double(picture.pixelHeight) / picture.scale)
    } else {
      look.backgroundColor = .white
      look.bounds.size = Size(1, 1)
    }
    if content.isEmitterAdditive { look.blendMode = .plusLighter }
    self.look = look
  }

  /// Returns the kinds of particles for `cells`.
  static func kinds(of cells: [EmitterCell], _ content: EmitterContent) -> [ParticleKind] {
    cells.enumerated().map { ParticleKind($1, index: $0, of: content) }
  }
}
