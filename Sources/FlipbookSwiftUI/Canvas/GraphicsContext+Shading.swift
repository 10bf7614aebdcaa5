public import FlipbookUIKit
import Geometry

extension GraphicsContext {
  /// The color or the gradient of drawing.
  public struct Shading: Sendable {
    /// The geometry of a gradient, in the coordinates of drawing.
    fileprivate enum Form {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }

    fileprivate enum Source {
      case style(any ShapeStyle)
      case gradient(FlipbookSwiftUI.Gradient, Form, GradientOptions)
      case resolved(Resolved)
    }

    /// A shading with the colors of an environment.
    fileprivate enum Resolved {
      case paint(Paint)
      case gradient(Geometry.Gradient)
    }

    fileprivate let source: Source

    fileprivate init(_ source: Source) { self.source = source }
    init(_ paint: Paint) { self.init(.resolved(.paint(paint))) }

    /// The style of the foreground.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// Returns a color.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// Returns a color of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a gray of a brightness from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Returns a style; the unit points of a gradient are in the bounding box of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(style)) }
    /// Returns the first of several shadings: drawing has only one level.
    ///
    /// - Precondition: There is a shading.
    public static func palette(_ array: [Shading]) -> Shading {
      guard let first = array.first else { preconditionFailure("Shading.palette needs a shading") }
      return first
    }
    /// Returns a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .linear(startPoint, endPoint), options.checked))
    }
    /// Returns a gradient between two circles; the radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .radial(center, startRadius, endRadius), options.checked))
    }
    /// Returns a gradient around a point, beginning at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .conic(center, angle), options.checked))
    }
  }

  /// Options of gradients.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient outside of its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the gradient in alternating directions.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes colors in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    /// The options, all of which are supported.
    fileprivate var checked: GradientOptions {
      precondition(
        !contains(.linearColor), "FlipbookSwiftUI mixes the colors of gradients in sRGB, not with linearColor")
      return self
    }

    fileprivate var spread: Geometry.Gradient.Spread {
      contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
    }
  }

  /// Returns the shading with the colors of the context's environment.
  public func resolve(_ shading: Shading) -> Shading { Shading(.resolved(resolution(shading))) }

  private func resolution(_ shading: Shading) -> Shading.Resolved {
    switch shading.source {
    case .resolved(let resolved): return resolved
    case .style(let style): return .paint(style.resolvedPaint(in: environment))
    case .gradient(let gradient, let form, let options):
      var stops = gradient.stops(in: environment)
      let geometry: Geometry.Gradient.Geometry
      switch form {
      case .linear(let start, let end): geometry = .axial(from: Point(start), to: Point(end))
      case .radial(let center, let start, let end):
        if start > end {
          stops = stops.reversed().map { .init(location: 1 - $0.location, color: $0.color) }
        }
        geometry = .radial(
          center: Point(center), radius: Double(max(start, end)), focus: Point(center),
          focusRadius: Double(min(start, end)))
      case .conic(let center, let angle): geometry = .conic(center: Point(center), angle: angle.radians)
      }
      return .gradient(Geometry.Gradient(stops: stops, geometry: geometry, spread: options.spread))
    }
  }

  /// Returns the color of a shading, or its gradient for a path with a bounding box.
  func paint(_ shading: Shading, in box: Rect) -> (color: Geometry.Color?, gradient: Geometry.Gradient?) {
    switch resolution(shading) {
    case .paint(.color(let color)): (color, nil)
    case .paint(let paint): (nil, paint.gradient(in: box))
    case .gradient(let gradient): (nil, gradient)
    }
  }
}
