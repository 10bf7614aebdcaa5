import Flipbook

/// A scene in the neutral form in which other renderers draw it too.
///
/// Numbers that move are tracks: keys of a frame, a value and how the segment that begins there runs.
struct PeerScene: Decodable {
  let width: Double
  let height: Double
  let fps: Double
  let frames: Int
  let background: Background
  let assets: [String: Asset]
  let layers: [Node]

  struct Asset: Decodable {
    let file: String
  }

  enum Background: Decodable {
    case color(Color)
    case gradient(Gradient)

    init(from decoder: any Decoder) throws {
      if let color = try? decoder.singleValueContainer().decode([Double].self) {
        self = .color(Color(color))
      } else {
        self = .gradient(try Gradient(from: decoder))
      }
    }
  }

  struct Gradient: Decodable {
    let from: [Double]
    let to: [Double]
    let stops: [Stop]
  }

  struct Stop: Decodable {
    let location: Double
    let color: Color

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      location = try values.decode(Double.self)
      color = Color(try values.decode([Double].self))
    }
  }

  struct Node: Decodable {
    let type: String
    let x: Track?
    let y: Track?
    let rotation: Track?
    let scale: Track?
    let opacity: Track?
    let fill: Track?
    let ax: Double?
    let ay: Double?
    let w: Double?
    let h: Double?
    let radius: Double?
    let d: [PathCommand]?
    let stroke: Stroke?
    let shadow: Shadow?
    let mask: Mask?
    let image: String?
    let text: String?
    let size: Double?
    let children: [Node]?
  }

  struct Stroke: Decodable {
    let color: [Double]
    let width: Double
  }

  struct Shadow: Decodable {
    let dx: Double
    let dy: Double
    let blur: Double
    let color: [Double]
  }

  struct Mask: Decodable {
    let rect: [Double]?
    let circle: [Double]?
  }
}

extension Color {
  /// The color of four components.
  init(_ components: [Double]) {
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
