public import Foundation

/// A vector with a list of components.
protocol ComponentVector: VectorArithmetic {
  /// The number of components.
  static var componentCount: Int { get }
  var components: [Double] { get }
  init(components: ArraySlice<Double>)
}

extension Double: ComponentVector {
  static var componentCount: Int { 1 }
  var components: [Double] { [self] }
  init(components: ArraySlice<Double>) { self = components.first ?? 0 }
}
extension Float: ComponentVector {
  static var componentCount: Int { 1 }
  var components: [Double] { [Double(self)] }
  init(components: ArraySlice<Double>) { self = Float(components.first ?? 0) }
}
extension CGFloat: ComponentVector {
  static var componentCount: Int { 1 }
  var components: [Double] { [Double(self)] }
  init(components: ArraySlice<Double>) { self = CGFloat(components.first ?? 0) }
}
extension EmptyAnimatableData: ComponentVector {
  static var componentCount: Int { 0 }
  var components: [Double] { [] }
  init(components: ArraySlice<Double>) { self.init() }
}
extension AnimatablePair: ComponentVector where First: ComponentVector, Second: ComponentVector {
  static var componentCount: Int { First.componentCount + Second.componentCount }
  var components: [Double] { first.components + second.components }
  init(components: ArraySlice<Double>) {
    self.init(
      First(components: components.prefix(First.componentCount)),
      Second(components: components.dropFirst(First.componentCount)))
  }
}

extension Animatable {
  /// The components of the animatable data.
  ///
  /// - Precondition: The data consists of numbers and pairs.
  var components: [Double] {
    get { vector.components }
    set {
      guard let type = AnimatableData.self as? any ComponentVector.Type,
        let data = type.init(components: newValue[...]) as? AnimatableData
      else { return }
      animatableData = data
    }
  }

  private var vector: any ComponentVector {
    guard let vector = animatableData as? any ComponentVector else {
      preconditionFailure("keyframes need values of numbers and pairs, not of \(AnimatableData.self)")
    }
    return vector
  }
}
