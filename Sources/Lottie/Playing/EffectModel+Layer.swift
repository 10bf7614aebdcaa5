import Arithmetic
import Geometry
import LayerTree

extension EffectModel {
  /// The standard deviation of After Effects' blur for a blurriness of 1.
  static let deviation = 0.3

  /// Applies effects to a layer at a frame, as a filter graph.
  static func apply(_ effects: [EffectModel], to properties: inout LayerProperties, at frame: Double) {
    guard !effects.isEmpty else { return }
    var steps: [FilterGraph.Step] = []
    func add(_ operation: FilterGraph.Operation) -> FilterGraph.Input {
      steps.append(FilterGraph.Step(operation, region: nil, isLinear: false))
      return .step(steps.count - 1)
    }
    var picture = FilterGraph.Input.source
    /// Blends an image with the layer's image, clipped to the layer's alpha.
    func overlay(_ above: FilterGraph.Input, _ blendMode: BlendMode) {
      let inside = add(.composite(above, over: picture, .in))
      picture = add(blendMode == .normal ? .merge([picture, inside]) : .blend(inside, over: picture, blendMode))
    }
    for effect in effects {
      switch effect {
      case .blur(let radius, let isHorizontal, let isVertical):
        let deviation = max(0, radius.value(at: frame).x) * deviation
        guard deviation > 0 else { continue }
        picture = add(.blur(picture, Size(isHorizontal ? deviation : 0, isVertical ? deviation : 0)))
      case .dropShadow(let color, let opacity, let angle, let distance, let softness):
        let radians = (angle.value(at: frame).x - 90) * .pi / 180
        let length = distance.value(at: frame).x
        let color = color.value(at: frame)
        let alpha = max(0, min(1, opacity.value(at: frame).x))
        var shadow = add(
          .colors(picture, silhouette(Color(red: color.x, green: color.y, blue: color.z, alpha: alpha))))
        let deviation = max(0, softness.value(at: frame).x) * deviation / 2
        if deviation > 0 { shadow = add(.blur(shadow, Size(deviation, deviation))) }
        shadow = add(.move(shadow, Size(cos(radians) * length, sin(radians) * length)))
        picture = add(.merge([shadow, picture]))
      case .fill(let color, let opacity):
        let color = color.value(at: frame)
        let share = max(0, min(1, opacity.value(at: frame).x))
        // The fill replaces all colors; its opacity is the opacity of the result.
        picture = add(
          .colors(picture, silhouette(Color(red: color.x, green: color.y, blue: color.z, alpha: share))))
      case .tint(let black, let white, let amount):
        let (low, high) = (black.value(at: frame), white.value(at: frame))
        let share = max(0, min(1, amount.value(at: frame).x))
        var rows: [Double] = []
        for channel in 0..<3 {
          let way = (high[channel] - low[channel]) * share
          for (index, weight) in [0.2126, 0.7152, 0.0722].enumerated() {
            rows.append(way * weight + (index == channel ? 1 - share : 0))
          }
          rows += [0, low[channel] * share]
        }
        picture = add(.colors(picture, rows + [0, 0, 0, 1, 0]))
      case .tritone(let shadows, let middle, let highlights):
        let colors = [shadows, middle, highlights].map { $0.value(at: frame) }
        let gray = add(
          .colors(picture, (0..<3).flatMap { _ in [0.2126, 0.7152, 0.0722, 0, 0] } + [0, 0, 0, 1, 0]))
        picture = add(
          .transfer(gray, (0..<3).map { channel in .table(colors.map { $0[channel] }) } + [.identity]))
      case .levels(let all, let channels):
        picture = add(.transfer(picture, (0..<3).map { _ in .table(all.table(at: frame)) } + [.identity]))
        picture = add(.transfer(picture, channels.map { .table($0.table(at: frame)) }))
      case .innerShadow(let color, let opacity, let angle, let distance, let size, let blendMode):
        let radians = (angle.value(at: frame).x - 90) * .pi / 180
        let length = distance.value(at: frame).x
        var light = add(.move(picture, Size(cos(radians) * length, sin(radians) * length)))
        let deviation = max(0, size.value(at: frame).x) * deviation
        if deviation > 0 { light = add(.blur(light, Size(deviation, deviation))) }
        // The shadow is painted where the moved image is transparent.
        let flood = add(.flood(solid(color, opacity, at: frame)))
        overlay(add(.composite(flood, over: light, .out)), blendMode)
      case .outerGlow(let color, let opacity, let size):
        var glow = add(.colors(picture, silhouette(solid(color, opacity, at: frame))))
        let deviation = max(0, size.value(at: frame).x) * deviation
        if deviation > 0 { glow = add(.blur(glow, Size(deviation, deviation))) }
        picture = add(.merge([glow, picture]))
      case .innerGlow(let color, let opacity, let size, let isCentered, let blendMode):
        var body = picture
        let deviation = max(0, size.value(at: frame).x) * deviation
        if deviation > 0 { body = add(.blur(body, Size(deviation, deviation))) }
        let flood = add(.flood(solid(color, opacity, at: frame)))
        overlay(add(.composite(flood, over: body, isCentered ? .in : .out)), blendMode)
      case .colorOverlay(let color, let opacity, let blendMode):
        overlay(add(.flood(solid(color, opacity, at: frame))), blendMode)
      case .strokeStyle(let color, let size):
        let color = color.value(at: frame)
        let width = max(0, size.value(at: frame).x)
        let grown = add(.morphology(picture, Size(width, width), isDilation: true))
        let line = add(.colors(grown, [0, 0, 0, 0, color.x, 0, 0, 0, 0, color.y, 0, 0, 0, 0, color.z, 0, 0, 0, 1, 0]))
        picture = add(.merge([line, picture]))
      }
    }
    if !steps.isEmpty { properties.effects.filterGraph = FilterGraph(steps, region: nil) }
  }

  private static func solid(_ color: Track<Vector>, _ opacity: Track<Vector>, at frame: Double) -> Color {
    let color = color.value(at: frame)
    return Color(red: color.x, green: color.y, blue: color.z, alpha: max(0, min(1, opacity.value(at: frame).x)))
  }

  /// Returns the color matrix that fills an image with one color, and multiplies the alphas of both.
  private static func silhouette(_ color: Color) -> [Double] {
    [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
    ]
  }
}

extension LevelsModel {
  /// Returns the lookup table of the adjustment: 256 results for evenly spaced inputs from 0 to 1.
  func table(at frame: Double) -> [Double] {
    let (black, white) = (inputBlack.value(at: frame).x, inputWhite.value(at: frame).x)
    let (low, high) = (outputBlack.value(at: frame).x, outputWhite.value(at: frame).x)
    let exponent = 1 / max(0.01, gamma.value(at: frame).x)
    return (0...255).map { step in
      let share = white == black ? Double(step) / 255 > black ? 1 : 0 : (Double(step) / 255 - black) / (white - black)
      return max(0, min(1, low + (high - low) * pow(max(0, min(1, share)), exponent)))
    }
  }
}
