import Geometry

/// A cell with the common properties of its particles.
final class ParticleKind {
  let cell: EmitterCell
  /// Its index among its siblings.
  let index: Int
  /// The appearance of each particle, centered at the origin before its transform.
  let look: LayerProperties
  /// The longest time, in seconds after birth, that a particle or its descendants are visible.
  let longestTrace: Double
  /// The kinds that its particles emit.
  let kinds: [ParticleKind]

  /// Lives longer than this are as good as without end, in seconds.
  private static let longestLife = 1e6

  init(_ cell: EmitterCell, index: Int, of content: EmitterContent) {
    self.cell = cell
    self.index = index
    kinds = Self.kinds(of: cell.cells, content)
    let life = (cell.lifetime.value + abs(cell.lifetime.range) / 2) * content.emitterLifetime
    longestTrace = min(Self.longestLife, max(0, life)) + (kinds.map(\.longestTrace).max() ?? 0)
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

  /// The kinds of `cells`.
  static func kinds(of cells: [EmitterCell], _ content: EmitterContent) -> [ParticleKind] {
    cells.enumerated().map { ParticleKind($1, index: $0, of: content) }
  }
}
