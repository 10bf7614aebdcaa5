public import Foundation
import Geometry

extension Gradient {
  /// Returns the stops with the colors of an environment.
  func stops(in environment: EnvironmentValues) -> [Geometry.Gradient.Stop] {
    stops.map {
      Geometry.Gradient.Stop(
        location: Double($0.location), color: $0.color.resolved(isDark: environment.colorScheme == .dark))
    }
  }
}

extension UnitPoint { fileprivate var numbers: [Double] { [Double(x), Double(y)] } }

/// A gradient along a line: SwiftUI's `LinearGradient`.
public struct LinearGradient: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  let (gradient, startPoint, endPoint): (Gradient, UnitPoint, UnitPoint)
  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient from its stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(.linear, stops: gradient.stops(in: environment), numbers: startPoint.numbers + endPoint.numbers)
  }
}

/// A gradient between circles: SwiftUI's `RadialGradient`.
public struct RadialGradient: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  let (gradient, center, startRadius, endRadius): (Gradient, UnitPoint, CGFloat, CGFloat)
  /// Creates a gradient; the radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a gradient from its stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      .radial, stops: gradient.stops(in: environment),
      numbers: center.numbers + [Double(startRadius), Double(endRadius)])
  }
}

/// A gradient between ellipses: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  let (gradient, center, startFraction, endFraction): (Gradient, UnitPoint, CGFloat, CGFloat)
  /// Creates a gradient; the radii are fractions of the painted rectangle's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates a gradient of evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      .elliptical, stops: gradient.stops(in: environment),
      numbers: center.numbers + [Double(startFraction), Double(endFraction)])
  }
}

/// A gradient around a point: SwiftUI's `AngularGradient`.
public struct AngularGradient: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  let (gradient, center, startAngle, endAngle): (Gradient, UnitPoint, Angle, Angle)
  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }
  /// Creates a gradient around the whole circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a gradient of evenly spaced colors around the whole circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient from its stops, around the whole circle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      .angular, stops: gradient.stops(in: environment),
      numbers: center.numbers + [startAngle.radians, endAngle.radians])
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient between circles.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
