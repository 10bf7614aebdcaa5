import Encodings
import Geometry

extension LottieWriter {
  /// Returns the contours of paths over time, each as a property.
  ///
  /// A contour is interpolated as long as its number of vertices is constant; otherwise it is replaced.
  func contours(of paths: [Path?], _ layer: RecordedLayer) -> [JSONValue] { contours(of: shapes(of: paths)) }

  /// Returns the outlines of a text over time as shape items, in the shortest of three forms.
  ///
  /// The forms are: contours that are interpolated or replaced; contours of letters that are written once and moved;
  /// and the same contours, moved relative to the first letter.
  func letters(of paths: [Path?]) -> [JSONValue] {
    let shapes = shapes(of: paths)
    let contours = contours(of: shapes).map { contour -> JSONValue in ["ty": "sh", "ks": contour] }
    guard contours.contains(where: { $0["ks"]?["a"]?.integer == 1 }) else { return contours }
    func letters(_ shapes: [[BezierShape]?]) -> [JSONValue] {
      GlyphContour.contours(of: shapes).map {
        group("contour", [["ty": "sh", "ks": ["a": 0, "k": $0.shape.json]]], transform: $0.transform)
      }
    }
    // Text that is not aligned to the left moves as a whole when its width changes.
    let starts = shapes.map { $0?.first?.vertices.first?.point }
    let aligned = zip(shapes, starts).map { shapes, start in shapes?.map { $0.moved(by: -(start ?? .zero)) } }
    let line = group("letters", letters(aligned), transform: ["p": GlyphContour.held(starts)])
    let ways = [contours, letters(shapes), [line]]
    let sizes = ways.map { JSONValue.array($0).compactText.utf8.count }
    return zip(ways, sizes).min { $0.1 < $1.1 }?.0 ?? contours
  }

  /// Returns the opacity of a stroke along paths over time; nil if the paths are never empty.
  ///
  /// It is 0 while the paths are empty, because players would draw dots.
  func linePresence(of paths: [Path?]) -> JSONValue? {
    let presence = paths.map { $0.map { $0.hasContours ? 100.0 : 0 } }
    return presence.contains(0) ? scalar(presence, tolerance: 0.1) : nil
  }

  /// Returns the contours of paths over time.
  private func shapes(of paths: [Path?]) -> [[BezierShape]?] {
    var last: (path: Path, contours: [BezierShape])?
    return paths.map { path -> [BezierShape]? in
      guard let path else { return nil }
      if let last, last.path == path { return last.contours }
      let contours = BezierShape.contours(of: path)
      last = (path, contours)
      return contours
    }
  }

  private func contours(of shapes: [[BezierShape]?]) -> [JSONValue] {
    let count = shapes.compactMap { $0?.count }.max() ?? 0
    return (0..<count).map { index in
      let isClosed = shapes.lazy.compactMap { $0 }.first { index < $0.count }?[index].isClosed ?? false
      return contour(
        shapes.map { list in
          list.map { contours in
            if index < contours.count { return contours[index] }
            // A zero-length contour is placed on an existing contour, whose stroke hides the dot that players draw.
            var nothing = BezierShape(vertices: [.init(contours.first?.vertices.first?.point ?? .zero)])
            nothing.isClosed = isClosed
            return nothing
          }
        })
    }
  }

  /// Returns one contour over time as a property.
  private func contour(_ samples: [BezierShape?]) -> JSONValue {
    var filled: [BezierShape] = []
    guard var value = samples.lazy.compactMap({ $0 }).first else { return ["a": 0, "k": BezierShape().json] }
    for sample in samples {
      if let sample { value = sample }
      filled.append(value)
    }
    // These are runs of frames with the same number of vertices.
    var stretches: [(start: Int, shapes: ArraySlice<BezierShape>)] = []
    var start = 0
    for index in filled.indices where index + 1 == filled.count || !filled[index].hasForm(of: filled[index + 1]) {
      stretches.append((start, filled[start...index]))
      start = index + 1
    }
    if stretches.count == 1 {
      let form = filled[0]
      return property(filled.map(\.numbers), tolerance: options.tolerance, decimals: 3) { form.with($0).json }
    }
    var keyframes: [JSONValue] = []
    // lottie-web reads the number of vertices from the first keyframe, so all keyframes need the same number.
    let vertexCount = filled.map(\.vertices.count).max() ?? 0
    for stretch in stretches {
      let shapes = stretch.shapes.map { $0.padded(to: vertexCount) }
      let form = shapes[0]
      let part = property(shapes.map(\.numbers), tolerance: options.tolerance, decimals: 3) {
        form.with($0).json
      }
      var own: [JSONValue] = []
      if part["a"]?.integer == 1, let list = part["k"]?.array {
        own = list.map { $0.movedInTime(by: Double(stretch.start)) }
      } else if let value = part["k"] {
        own = [["t": .number(Double(stretch.start)), "s": [value]]]
      }
      // The last value of a run is held until the next run starts.
      if stretch.start + stretch.shapes.count < filled.count { own[own.count - 1].set("h", 1) }
      keyframes += own
    }
    return ["a": 1, "k": .array(keyframes)]
  }
}

extension Path {
  fileprivate var hasContours: Bool {
    elements.contains { element in
      switch element {
      case .move, .close: false
      case .line, .quadratic, .cubic: true
      }
    }
  }
}

extension JSONValue {
  fileprivate func movedInTime(by frames: Double) -> JSONValue {
    guard case .object(let entries) = self else { return self }
    return .object(
      entries.map { key, value in
        if key == "t", case .number(let time) = value { (key, .number(time + frames)) } else { (key, value) }
      })
  }
}
