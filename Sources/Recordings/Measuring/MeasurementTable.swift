import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import Review

/// The measured motions of a recording as text, CSV, and JSON.
package struct MeasurementTable {
  /// The version of the JSON format.
  package static let version = 1

  private let name: String
  private let measurement: RecordingMeasurement

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - measurement: The measured motions.
  ///   - name: The name of the recording.
  package init(_ measurement: RecordingMeasurement, name: String) {
    self.measurement = measurement
    self.name = name
  }

  private static func seconds(_ value: Double) -> String { "\(value.text(decimals: 3)) s" }

  private static func values(_ values: [Double], _ property: MeasuredProperty) -> String {
    switch property {
    case .position: "\(values.map { $0.text(decimals: 1) }.joined(separator: ", ")) pt"
    case .positionX, .positionY: "\((values.first ?? 0).text(decimals: 1)) pt"
    case .scale, .scaleX, .scaleY, .opacity:
      Set(values.map { $0.text(decimals: 2) }).count == 1
        ? (values.first ?? 0).text(decimals: 2) : values.map { $0.text(decimals: 2) }.joined(separator: ", ")
    case .rotation: "\((values.first ?? 0).text(decimals: 1))°"
    case .color: Color(values).cssText
    }
  }

  /// The table as human-readable text, with the springs in every notation.
  package var text: String {
    let head = ["part", "property", "from", "to", "begin", "duration", "motion", "sure", "left"]
    var lines = [head]
    for part in measurement.parts {
      for measured in part.motions {
        let motion = measured.motion
        lines.append([
          "\(part.number)", measured.property.rawValue, Self.values(motion.from, measured.property),
          Self.values(motion.final, measured.property), Self.seconds(motion.begin), Self.seconds(motion.pace.duration),
          motion.pace.text + Self.alternatives(of: motion), "\((motion.confidence * 100).text(decimals: 0)) %",
          motion.residual.text(decimals: 3),
        ])
      }
    }
    var text = AlignedText.lines(lines)
    let frames = measurement.parts.map { part in
      let frame = part.frame
      return [
        "  part \(part.number)", "\(frame.width.text(decimals: 1)) × \(frame.height.text(decimals: 1)) pt",
        "at \(frame.midX.text(decimals: 1)), \(frame.midY.text(decimals: 1))", Color(part.color).cssText,
      ]
    }
    text += "\nparts at first\n" + AlignedText.lines(frames)
    let springs = measurement.parts.flatMap { part in
      part.motions.compactMap { measured in
        measured.motion.pace.notations.map { ("  part \(part.number), \(measured.property.rawValue)", $0) }
      }
    }
    if !springs.isEmpty { text += "\nsprings\n" }
    for (name, notations) in springs {
      text += name + "\n"
      text += AlignedText.lines(notations.all.map { ["    " + $0.name, $0.isPossible ? $0.text : "–"] })
    }
    return text
  }

  private static func alternatives(of motion: FittedMotion) -> String {
    guard !motion.alternatives.isEmpty else { return "" }
    return "; cannot be told apart from " + motion.alternatives.map(\.pace.text).joined(separator: " or ")
  }

  /// The table as CSV, with one row per motion, in points, degrees, and seconds.
  package var csv: String {
    var text =
      "part,property,begin,duration,from,to,motion,response,damping,velocity,confidence,residual,alternatives\n"
    for part in measurement.parts {
      for measured in part.motions {
        let motion = measured.motion
        let spring = Self.spring(motion.pace)
        let cells: [String] = [
          String(part.number), measured.property.rawValue, motion.begin.plainText, motion.pace.duration.plainText,
          motion.from.map(\.plainText).joined(separator: " "), motion.final.map(\.plainText).joined(separator: " "),
          motion.pace.text, spring?.response.plainText ?? "", motion.pace.dampingRatio?.plainText ?? "",
          spring?.velocity.plainText ?? "", motion.confidence.plainText, motion.residual.plainText,
          motion.alternatives.map(\.pace.text).joined(separator: "; "),
        ]
        text += cells.map(CSVText.cell).joined(separator: ",") + "\n"
      }
    }
    return text
  }

  private static func spring(_ pace: MotionPace) -> (response: Double, velocity: Double)? {
    switch pace {
    case .spring(let curve): (curve.perceptualDuration, curve.initialVelocity)
    case .popSpring(let spring): (spring.response, 0)
    case .curve, .easedSpring, .jnw, .decay, .rubberBand, .keyframes: nil
    }
  }

  /// The table as a JSON object, in points, degrees, and seconds; `version` changes when the meaning of a key changes.
  package var json: String {
    let parts = measurement.parts.map { part -> JSONValue in
      let motions = part.motions.map { measured -> JSONValue in
        let motion = measured.motion
        return .object([
          ("property", .string(measured.property.rawValue)), ("begin", .number(motion.begin)),
          ("from", .array(motion.from.map { .number($0) })), ("to", .array(motion.final.map { .number($0) })),
          ("motion", Self.object(motion.pace, family: motion.family, motion)),
          ("confidence", .number(motion.confidence)),
          ("residual", .number(motion.residual)), ("noise", .number(motion.noise)),
          (
            "alternatives",
            .array(
              motion.alternatives.map { other in
                .object([
                  ("begin", .number(other.begin)), ("motion", Self.object(other.pace, family: other.family)),
                  ("residual", .number(other.residual)),
                ])
              })
          ),
        ])
      }
      let frame = part.frame
      return .object([
        ("part", .number(Double(part.number))),
        ("frame", .array([frame.origin.x, frame.origin.y, frame.width, frame.height].map { .number($0) })),
        ("color", .string(Color(part.color).cssText)), ("motions", .array(motions)),
      ])
    }
    let object = JSONValue.object([
      ("version", .number(Double(Self.version))), ("file", .string(name)),
      ("frames", .number(Double(measurement.frameCount))), ("duration", .number(measurement.duration)),
      ("parts", .array(parts)),
    ])
    return object.text() + "\n"
  }

  /// Returns a function as a JSON object; the values of keyframes need their motion.
  private static func object(_ pace: MotionPace, family: MotionFamily, _ motion: FittedMotion? = nil) -> JSONValue {
    var fields: [(key: String, value: JSONValue)] = [
      ("kind", .string(family.name)), ("duration", .number(pace.duration)),
    ]
    switch pace {
    case .curve(let function, _):
      fields.append(
        ("controlPoints", .array([function.x1, function.y1, function.x2, function.y2].map { .number($0) })))
    case .spring(let curve):
      fields += [
        ("response", .number(curve.perceptualDuration)), ("damping", .number(curve.dampingRatio)),
        ("velocity", .number(curve.initialVelocity)), ("stiffness", .number(curve.stiffness)),
      ]
    case .popSpring(let spring):
      fields += [
        ("response", .number(spring.response)), ("damping", .number(spring.dampingRatio)),
        ("tension", .number(spring.tension)), ("friction", .number(spring.friction)),
      ]
    case .easedSpring(let spring): fields.append(("damping", .number(spring.dampingRatio)))
    case .jnw(let fade, let swing): fields += [("fade", .number(fade)), ("swing", .number(swing))]
    case .decay(let rate): fields.append(("rate", .number(rate)))
    case .rubberBand(let resistance, _): fields.append(("resistance", .number(resistance)))
    case .keyframes(let keyframes):
      fields.append(("keyTimes", .array(keyframes.shares.map { .number($0) })))
      if let motion {
        let values = keyframes.times.map { motion.values(at: motion.begin + $0) }
        fields.append(("values", .array(values.map { .array($0.map { .number($0) }) })))
      }
    }
    return .object(fields)
  }
}

extension Color {
  /// Creates a color from red, green, and blue, from 0 to 255.
  init(_ components: [Double]) {
    func share(_ index: Int) -> Double { index < components.count ? components[index] / 255 : 0 }
    self.init(red: share(0), green: share(1), blue: share(2))
  }
}
