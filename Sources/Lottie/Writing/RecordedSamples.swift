/// The states of a layer frame by frame, without memory for the frames before it is first shown and after it is last shown.
package struct RecordedSamples: RandomAccessCollection {
  /// The number of the first frame that is held.
  private var first = 0
  private var held: [RecordedLayer.Sample?] = []
  /// The number of frames.
  package private(set) var endIndex = 0

  package var startIndex: Int { 0 }

  /// The state in a frame; nil while the layer is not shown.
  package subscript(frame: Int) -> RecordedLayer.Sample? {
    held.indices.contains(frame - first) ? held[frame - first] : nil
  }

  /// Adds the state in a frame, before which the layer was not shown since the last one added.
  mutating func add(_ sample: RecordedLayer.Sample, at frame: Int) {
    if held.isEmpty { first = frame }
    while held.count < frame - first { held.append(nil) }
    held.append(sample)
    endIndex = frame + 1
  }

  /// Says that the layer was not shown up to a frame.
  mutating func end(at count: Int) { endIndex = Swift.max(endIndex, count) }
}
