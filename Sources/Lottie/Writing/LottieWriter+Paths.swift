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

extension BezierShape {
  /// Returns the contours of a path.
  static func contours(of path: Path) -> [BezierShape] {
    var result: [BezierShape] = []
    var current = BezierShape()
    func finish() {
      if current.vertices.count > 1 {
        // A closed contour may end at its start point or not.
        let (first, last) = (current.vertices[0], current.vertices[current.vertices.count - 1])
        if current.isClosed, first.point == last.point {
          current.vertices[0].before = last.before
          current.vertices.removeLast()
        }
        result.append(current)
      }
      current = BezierShape()
    }
    func simd(_ point: Point) -> SIMD2<Double> { [point.x, point.y] }
    func add(_ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>) {
      if current.vertices.isEmpty { current.vertices.append(.init(start, before: start, after: start)) }
      current.vertices[current.vertices.count - 1].after = control1
      current.vertices.append(.init(end, before: control2, after: end))
    }
    var start = SIMD2<Double>.zero
    for element in path.elements {
      let here = current.vertices.last?.point ?? start
      switch element {
      case .move(let point):
        finish()
        start = simd(point)
        current.vertices = [.init(start, before: start, after: start)]
      case .line(let point): add(here, simd(point), simd(point))
      case .quadratic(let control, let end):
        let (control, end) = (simd(control), simd(end))
        add(here + (control - here) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
      case .cubic(let control1, let control2, let end): add(simd(control1), simd(control2), simd(end))
      case .close:
        if let first = current.vertices.first?.point { start = first }
        current.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }

  /// Returns true if another contour has the same number of vertices, so that both can be interpolated.
  fileprivate func hasForm(of other: BezierShape) -> Bool {
    vertices.count == other.vertices.count && isClosed == other.isClosed
  }

  /// Returns the contour with more vertices, all at the position of its last one.
  fileprivate func padded(to count: Int) -> BezierShape {
    guard let last = vertices.last, vertices.count < count else { return self }
    var shape = self
    shape.vertices[vertices.count - 1].after = last.point
    while shape.vertices.count < count { shape.vertices.append(.init(last.point)) }
    shape.vertices[count - 1].after = last.after
    return shape
  }

  /// The coordinates of the vertices and control points.
  fileprivate var numbers: [Double] {
    vertices.flatMap { [$0.point.x, $0.point.y, $0.before.x, $0.before.y, $0.after.x, $0.after.y] }
  }

  /// Returns a contour of the same form with other coordinates.
  fileprivate func with(_ numbers: [Double]) -> BezierShape {
    var shape = self
    for index in vertices.indices {
      let n = 6 * index
      shape.vertices[index] = .init(
        [numbers[n], numbers[n + 1]], before: [numbers[n + 2], numbers[n + 3]], after: [numbers[n + 4], numbers[n + 5]])
    }
    return shape
  }

  /// The contour in Lottie's notation, with handles relative to their vertices.
  fileprivate var json: JSONValue {
    func pair(_ value: SIMD2<Double>) -> JSONValue {
      [JSONValue(value.x, decimals: 3), JSONValue(value.y, decimals: 3)]
    }
    return [
      "c": .boolean(isClosed), "v": .array(vertices.map { pair($0.point) }),
      "i": .array(vertices.map { pair($0.before - $0.point) }), "o": .array(vertices.map { pair($0.after - $0.point) }),
    ]
  }
}
