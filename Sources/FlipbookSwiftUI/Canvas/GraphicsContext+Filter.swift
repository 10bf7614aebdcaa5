public import Foundation
import Geometry
import LayerTree

extension GraphicsContext {
  /// An operation on the image of drawing.
  public struct Filter {
    private enum Effect {
      case blur(Double)
      case shadow(Color, radius: Double, offset: Size)
      /// A property of the layer's filters.
      case change(@Sendable (inout Filters) -> Void)
      /// The factors and the offsets of red, green, and blue.
      case colors(@Sendable (EnvironmentValues) -> [(factor: Double, offset: Double)])
      case threshold(ClosedRange<Double>, Color)
    }

    private let effect: Effect

    /// Returns a blur; the radius is the standard deviation, in points.
    ///
    /// - Precondition: The options don't contain `opaque`.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      precondition(
        !options.contains(.opaque), "FlipbookSwiftUI: a blur in a Canvas cannot have the option opaque")
      return Filter(effect: .blur(Double(radius)))
    }

    /// Returns a shadow; the radius is the standard deviation of its blur, in points.
    ///
    /// - Precondition: The blend mode is normal, and there are no options.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      precondition(
        blendMode == .normal && options.isEmpty,
        "FlipbookSwiftUI: a shadow in a Canvas has the blend mode normal, and no options")
      return Filter(effect: .shadow(color, radius: Double(radius), offset: Size(Double(x), Double(y))))
    }

    /// Returns a filter that multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(
        effect: .colors {
          let color = color.resolved(isDark: $0.colorScheme == .dark)
          return [(color.red, 0), (color.green, 0), (color.blue, 0), (color.alpha, 0)]
        })
    }

    /// Returns a filter that inverts colors, fully or by a fraction.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(
        effect: .colors { _ in
          let inverted = (factor: 1 - 2 * amount, offset: amount)
          return [inverted, inverted, inverted, (factor: 1, offset: 0)]
        })
    }

    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter { change { $0.hueRotation = angle.radians } }
    /// Returns a change of saturation.
    public static func saturation(_ amount: Double) -> Filter { change { $0.saturation = max(0, amount) } }
    /// Returns a filter that adds to the components of colors.
    public static func brightness(_ amount: Double) -> Filter { change { $0.brightness = amount } }
    /// Returns a change of contrast.
    public static func contrast(_ amount: Double) -> Filter { change { $0.contrast = amount } }
    /// Returns a filter that removes colors; 1 leaves only gray.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

    /// Returns a filter that replaces pixels whose alpha is in a range by a color, and the others by nothing.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(effect: .threshold(min...Swift.max(min, max), color))
    }

    private static func change(_ change: @escaping @Sendable (inout Filters) -> Void) -> Filter {
      Filter(effect: .change(change))
    }

    // MARK: Layers

    /// Applies the filter to a layer that contains the drawing.
    func apply(to layer: inout LayerProperties, _ environment: EnvironmentValues) {
      let isDark = environment.colorScheme == .dark
      switch effect {
      case .blur(let radius): layer.effects.filters.blurRadius = max(0, radius)
      case .shadow(let color, let radius, let offset):
        let resolved = color.resolved(isDark: isDark)
        var shadow = Shadow()
        shadow.color = Geometry.Color(red: resolved.red, green: resolved.green, blue: resolved.blue)
        shadow.opacity = min(1, max(0, resolved.alpha))
        (shadow.radius, shadow.offset) = (max(0, radius), offset)
        layer.effects.shadow = shadow
      case .change(let change): change(&layer.effects.filters)
      case .colors(let components):
        let matrix = components(environment).enumerated().flatMap { row, component in
          (0..<5).map { $0 == row ? component.factor : $0 == 4 ? component.offset : 0 }
        }
        layer.effects.filterGraph = FilterGraph([Self.step(.colors(.source, matrix))], region: nil)
      case .threshold(let range, let color):
        layer.effects.filterGraph = Self.threshold(range, color.resolved(isDark: isDark))
      }
    }

    private static func step(_ operation: FilterGraph.Operation) -> FilterGraph.Step {
      FilterGraph.Step(operation, region: nil, isLinear: false)
    }

    /// Returns the steps of a threshold: alpha is 1 at the levels of 8 bits in the range, and 0 at the others.
    private static func threshold(_ range: ClosedRange<Double>, _ color: Geometry.Color) -> FilterGraph {
      func selecting(_ slope: Double, _ level: Double) -> FilterGraph.Operation {
        .transfer(
          .sourceAlpha, [.identity, .identity, .identity, .linear(slope: slope, intercept: 0.5 - slope * level)])
      }
      // A slope of 510 reaches from 0 to 1 between two levels.
      let low = ((range.lowerBound * 255).rounded(.up) - 0.5) / 255
      var steps = [step(.flood(color)), step(selecting(510, low))]
      steps.append(step(.composite(.step(0), over: .step(1), .in)))
      if range.upperBound < 1 {
        let high = ((range.upperBound * 255).rounded(.down) + 0.5) / 255
        steps += [step(selecting(-510, high)), step(.composite(.step(2), over: .step(3), .in))]
      }
      return FilterGraph(steps, region: nil)
    }
  }

  /// Options of filters.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in linear light.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Options of blurs.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes the result opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Dithers the result; the compositor needs none.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options of shadows.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the object.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws only the shadow.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Inverts the alpha of the shadow.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Composites the object and its shadow separately.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
}
