import Geometry
import LayerTree

/// The states of a layer in each frame, stored compactly: frames outside its visible range take no space, and frames
/// that only move the layer take little.
package struct RecordedSamples: RandomAccessCollection {
  /// The index of the first stored frame.
  private var first = 0
  private var held: [Held?] = []
  /// The properties of each run of frames with equal properties.
  private var looks: [LayerProperties] = []
  /// The number of frames.
  package private(set) var endIndex = 0

  private struct Held {
    /// The index of the frame's properties in ``looks``.
    let look: Int32
    let place: AffineTransform?
    let tint: Color?
  }

  package var startIndex: Int { 0 }

  /// The state in a frame; nil if the layer is not visible.
  package subscript(frame: Int) -> RecordedLayer.Sample? {
    guard held.indices.contains(frame - first), let sample = held[frame - first] else { return nil }
    return RecordedLayer.Sample(properties: looks[Int(sample.look)], place: sample.place, tint: sample.tint)
  }

  /// Adds the state in a frame; the layer is not visible in the frames skipped since the last one.
  mutating func add(_ sample: RecordedLayer.Sample, at frame: Int) {
    if held.isEmpty { first = frame }
    while held.count < frame - first { held.append(nil) }
    if looks.last != sample.properties { looks.append(sample.properties) }
    held.append(Held(look: Int32(looks.count - 1), place: sample.place, tint: sample.tint))
    endIndex = frame + 1
  }

  /// Marks the layer as not visible up to a frame.
  mutating func end(at count: Int) { endIndex = Swift.max(endIndex, count) }
}
