import JSONReading

extension ModelReader {
  /// Reads the transform of a layer (`ks`) or of a group (an item `tr`).
  mutating func transform(_ value: JSONNode?) -> TransformModel {
    guard let value else { return TransformModel() }
    // Expressions see only two dimensions of 2-D layers, even if the file has a third.
    if isFlat { maximumComponentCount = 2 }
    defer { maximumComponentCount = 4 }
    var transform = TransformModel()
    transform.anchor = vector(value["a"], "a")
    transform.position = position(value["p"])
    transform.scale = vector(value["s"], "s", default: [100, 100, 100, 0])
    transform.rotation = scalar(value["r"] ?? value["rz"], value["r"] == nil ? "rz" : "r")
    transform.rotationX = scalar(value["rx"], "rx")
    transform.rotationY = scalar(value["ry"], "ry")
    transform.orientation = vector(value["or"], "or")
    transform.skew = scalar(value["sk"], "sk")
    transform.skewAxis = scalar(value["sa"], "sa")
    transform.opacity = scalar(value["o"], "o", default: 100)
    return transform
  }
}
