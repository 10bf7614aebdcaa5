import Geometry
import LayerTree

/// The states of a layer frame by frame, stored compactly: nothing for the frames outside of its visible range, and
/// little for frames with only movement.
package struct RecordedSamples: RandomAccessCollection {
  /// The number of the first frame that is held.
  private var first = 0
  private var held: [Held?] = []
  /// Properties that differ from frame to frame; many particles and layers have the same ones all the time.
  private var looks: [LayerProperties] = []
  /// The number of frames.
  package private(set) var endIndex = 0

  private struct Held {
    /// The number of its properties.
    let look: Int32
    let place: AffineTransform?
    let tint: Color?
  }

  package var startIndex: Int { 0 }

  /// The state in a frame; nil while the layer is not shown.
  package subscript(frame: Int) -> RecordedLayer.Sample? {
    guard held.indices.contains(frame - first), let sample = held[frame - first] else { return nil }
    return RecordedLayer.Sample(properties: looks[Int(sample.look)], place: sample.place, tint: sample.tint)
  }

  /// Adds the state in a frame; the layer is hidden in the frames since the last one added.
  mutating func add(_ sample: RecordedLayer.Sample, at frame: Int) {
    if held.isEmpty { first = frame }
    while held.count < frame - first { held.append(nil) }
    if looks.last != sample.properties { looks.append(sample.properties) }
    held.append(Held(look: Int32(looks.count - 1), place: sample.place, tint: sample.tint))
    endIndex = frame + 1
  }

  /// Marks the layer as hidden up to a frame.
  mutating func end(at count: Int) { endIndex = Swift.max(endIndex, count) }
}
