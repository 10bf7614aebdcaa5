import Encodings
package import Geometry
import LayerTree

/// A part of a layer's own content, written as one layer of a Lottie file.
enum LayerPart {
  /// Shape items, in the space of the layer's bounds.
  case shapes([JSONValue], isInFront: Bool)
  /// An image, with its transform to the space of the bounds in each frame; nil while another image is shown.
  case image(ImageReference, places: [AffineTransform?])

  /// True if the part is in front of the sublayers.
  var isInFront: Bool { if case .shapes(_, let isInFront) = self { isInFront } else { false } }

  /// Returns true if the layer's effects cannot be applied to this part alone.
  func needsGroup(_ layer: RecordedLayer) -> Bool {
    guard case .image = self else { return false }
    return layer.mask != nil || layer.samples.contains { $0?.properties.masksToBounds == true }
  }
}

extension RecordedLayer {
  /// True if the layer or a descendant is ever visible.
  var drawsAnything: Bool {
    samples.contains { $0?.properties.drawsAnything == true && $0?.tint?.alpha != 0 }
      || sublayers.contains(where: \.drawsAnything)
  }

  /// True if an effect applies to the layer and its sublayers as one image.
  var needsGroup: Bool {
    mask != nil
      || samples.contains { sample in
        guard let properties = sample?.properties else { return false }
        if properties.opacity < 0.999 || properties.masksToBounds || properties.blendMode != .normal { return true }
        guard properties.hasEffects else { return false }
        return properties.effects.isIsolated || properties.effects.shadow.opacity > 0
          || properties.effects.filters.blurRadius > 0
          || properties.effects.filterGraph != nil
      }
  }

  /// True if the layer may paint outside its bounds; backgrounds, borders, and gradients never do.
  var reachesBeyondBounds: Bool {
    sublayers.contains(where: \.drawsAnything)
      || samples.contains { sample in
        guard let properties = sample?.properties else { return false }
        return properties.contents != nil || [.shape, .text].contains(properties.content.kind)
      }
  }

  /// True if the layer's transform to its superlayer is always the identity.
  var isPlacedAsIs: Bool {
    samples.allSatisfy { sample in
      guard let place = sample?.place else { return sample == nil }
      return abs(place.a - 1) < 1e-9 && abs(place.b) < 1e-9 && abs(place.c) < 1e-9 && abs(place.d - 1) < 1e-9
        && abs(place.tx) < 1e-9 && abs(place.ty) < 1e-9
    }
  }

  /// The bounding box of the layer and its descendants over all frames, in the space of the layer's bounds.
  package var contentBox: Rect {
    var box: Rect?
    func add(_ rect: Rect) { box = box.map { $0.union(rect) } ?? rect }
    let clips = samples.allSatisfy { $0?.properties.masksToBounds != false }
    for sample in samples {
      guard let properties = sample?.properties else { continue }
      add(clips ? properties.bounds : properties.inkBox)
    }
    if !clips {
      for layer in sublayers where layer.drawsAnything {
        let inner = layer.contentBox
        for sample in layer.samples {
          guard let place = sample?.place, let reach = sample?.properties.effectReach else { continue }
          add(place.boundingBox(of: inner.insetBy(-reach, -reach)))
        }
      }
    }
    return (box ?? .zero).insetBy(-1, -1)
  }

  /// Returns the maximum distance of the layer's content from a point of its bounds.
  package func reach(from point: Point) -> Double {
    contentBox.corners.map { ($0 - point).length }.max() ?? 0
  }
}

extension LayerProperties {
  fileprivate var drawsAnything: Bool {
    guard !isHidden, opacity > 0 else { return false }
    if let color = backgroundColor, color.alpha > 0 { return true }
    if contents != nil || borderWidth > 0 && borderColor.alpha > 0 { return true }
    switch content {
    case .shape(let shape):
      return !shape.path.elements.isEmpty
        && (shape.fillColor != nil || shape.fillGradient != nil || shape.strokeColor != nil
          || shape.strokeGradient != nil)
    case .text(let text): return !text.string.isEmpty
    case .gradient(let gradient): return !gradient.colors.isEmpty
    default: return false
    }
  }

  /// The bounding box of the layer's own painting.
  fileprivate var inkBox: Rect {
    var box = bounds
    switch content {
    case .shape(let shape):
      if let own = shape.path.boundingBox {
        let line = shape.strokeColor == nil && shape.strokeGradient == nil ? 0 : shape.lineWidth
        let reach = line * (shape.lineJoin == .miter ? max(1, min(4, shape.miterLimit)) : 1)
        let outer = own.insetBy(-reach, -reach)
        box = box.isEmpty ? outer : box.union(outer)
      }
    case .text(let text): box = box.insetBy(-text.fontSize / 2, -text.fontSize / 2)
    default: break
    }
    return box
  }

  /// The distance that a shadow or a blur extends beyond the painting.
  fileprivate var effectReach: Double {
    guard hasEffects else { return 0 }
    var reach = 3 * effects.filters.blurRadius
    if effects.shadow.opacity > 0 {
      let offset = effects.shadow.offset
      reach += 3 * effects.shadow.radius + max(abs(offset.width), abs(offset.height))
    }
    return min(reach, 4096)
  }
}
