import Geometry
import LayerTree

/// Draws the frame and the status bar of a device.
struct DeviceDrawing {
  let device: Device
  /// The place of the screen.
  let screen: Rect
  /// The size of the drawing relative to the device's own.
  let scale: Double
  /// True if the scene's background is light, so that the status bar is dark.
  let isLight: Bool

  private var metrics: Device.Metrics { device.metrics }
  private var ink: Color { isLight ? .black : .white }

  /// The color of the bezel.
  private static let black = Color(hex: 0x0B0B0C)

  /// The layer behind the screen: the edge of the device.
  var body: [Layer] {
    let edge = (metrics.bezel + 2) * scale
    let layer = Layer(name: "device", frame: around(edge))
    layer.cornerRadius = metrics.screenRadius * scale + edge
    layer.model.cornerCurve = .continuous
    layer.backgroundColor = Color(hex: 0x6E6E73)
    return [layer]
  }

  /// The layers in front of the screen.
  var front: [Layer] {
    [bezel] + camera + clock + [battery, wireless] + (device == .ipad ? [] : [cellular]) + [indicator]
  }

  /// The bezel, with a hole for the screen.
  ///
  /// It covers the edge of the scene, so that no layer outside shows through.
  private var bezel: Layer {
    let (width, cover) = (metrics.bezel * scale, 0.5 * scale)
    let radius = metrics.screenRadius * scale
    var path = Path.roundedRect(around(width), radius: radius + width, curve: .continuous)
    path.append(.roundedRect(around(-cover), radius: radius - cover, curve: .continuous))
    var content = ShapeContent(path: path)
    content.fillColor = Self.black
    content.fillRule = .evenOdd
    let layer = Layer(name: "device", frame: Rect(0, 0, 1, 1))
    layer.model.content = .shape(content)
    return layer
  }

  /// Returns the screen with a margin.
  private func around(_ margin: Double) -> Rect {
    Rect(screen.minX - margin, screen.minY - margin, screen.width + 2 * margin, screen.height + 2 * margin)
  }

  /// The Dynamic Island, or the camera.
  private var camera: [Layer] {
    let middle = screen.midX
    switch device {
    case .iphone: return [pill(Rect(middle - 62.5 * scale, screen.minY + 11 * scale, 125 * scale, 37 * scale), .black)]
    case .pixel:
      let side = 24 * scale
      return [pill(Rect(middle - side / 2, center - side / 2, side, side), .black)]
    case .ipad: return []
    }
  }

  /// The time that Apple's and Google's own pictures show.
  private var clock: [Layer] {
    var text = TextContent()
    text.string = device == .pixel ? "9:30" : "9:41"
    text.fontSize = metrics.statusSize * scale
    text.fontWeight = 600
    text.textColor = ink
    text.textAlignment = .left
    text.verticalAlignment = .center
    text.numberOfLines = 1
    let height = metrics.statusSize * 2 * scale
    let label = Layer(
      name: "time", frame: Rect(screen.minX + metrics.statusMargin * scale, center - height / 2, 80 * scale, height))
    label.model.content = .text(text)
    return [label]
  }

  /// The bar at the bottom that stands for gestures.
  private var indicator: Layer {
    let (width, height) = (metrics.indicatorWidth * scale, (device == .pixel ? 4 : 5) * scale)
    return pill(
      Rect(screen.midX - width / 2, screen.maxY - metrics.indicatorBottom * scale - height, width, height), ink)
  }

  /// The center of the status bar.
  private var center: Double { screen.minY + metrics.statusCenter * scale }
  /// The unit of the icons: they are as high as 12 of them beside text of 17 points.
  private var unit: Double { metrics.statusSize / 17 * scale }
  /// The right edge of the icons.
  private var right: Double { screen.maxX - metrics.statusMargin * 0.62 * scale }

  private var battery: Layer {
    let frame = Rect(right - 27 * unit, center - 6.5 * unit, 27 * unit, 13 * unit)
    var path = Path.roundedRect(Rect(0.5 * unit, 0.5 * unit, 24 * unit, 12 * unit), radius: 3.8 * unit)
    path.append(.roundedRect(Rect(1 * unit, 1 * unit, 23 * unit, 11 * unit), radius: 3.3 * unit))
    path.append(.roundedRect(Rect(2.2 * unit, 2.2 * unit, 20.6 * unit, 8.6 * unit), radius: 2.3 * unit))
    path.append(.roundedRect(Rect(25.4 * unit, 4.4 * unit, 1.4 * unit, 4.2 * unit), radius: 0.7 * unit))
    return shape(path, frame)
  }

  private var wireless: Layer {
    let frame = Rect(right - 50 * unit, center - 6 * unit, 17 * unit, 12 * unit)
    let tip = Point(8.5 * unit, 11.6 * unit)
    var path = Path()
    for (inner, outer) in [(0.0, 3.6), (5.2, 7.6), (9.2, 11.6)] {
      path.append(Self.sector(tip, inner * unit, outer * unit))
    }
    return shape(path, frame)
  }

  private var cellular: Layer {
    let frame = Rect(right - 74 * unit, center - 6 * unit, 18 * unit, 12 * unit)
    var path = Path()
    for (bar, height) in [4.0, 6.5, 9, 11.6].enumerated() {
      path.append(
        .roundedRect(Rect(Double(bar) * 4.7 * unit, (12 - height) * unit, 3 * unit, height * unit), radius: unit))
    }
    return shape(path, frame)
  }

  /// Returns the part of a ring between 45° to the left and to the right of straight up.
  private static func sector(_ center: Point, _ inner: Double, _ outer: Double) -> Path {
    let side = 0.5.squareRoot()
    // The control points of a quarter of a circle, with an error below 0.03 % of the radius.
    let reach = 0.5522847498
    func point(_ radius: Double, _ x: Double, _ y: Double) -> Point {
      Point(center.x + (x - y) * side * radius, center.y - (x + y) * side * radius)
    }
    var path = Path()
    path.move(to: point(outer, 0, 1))
    path.cubic(control1: point(outer, reach, 1), control2: point(outer, 1, reach), to: point(outer, 1, 0))
    path.line(to: point(inner, 1, 0))
    path.cubic(control1: point(inner, 1, reach), control2: point(inner, reach, 1), to: point(inner, 0, 1))
    path.close()
    return path
  }

  private func shape(_ path: Path, _ frame: Rect) -> Layer {
    var content = ShapeContent(path: path)
    content.fillColor = ink
    content.fillRule = .evenOdd
    let layer = Layer(name: "status", frame: frame)
    layer.model.content = .shape(content)
    return layer
  }

  private func pill(_ frame: Rect, _ color: Color) -> Layer {
    let layer = Layer(name: "device", frame: frame)
    layer.cornerRadius = frame.height / 2
    layer.backgroundColor = color
    return layer
  }
}
