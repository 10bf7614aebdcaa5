/// A graph of filter primitives over a layer's image, as in SVG; the last step's result replaces the image.
package struct FilterGraph: Hashable, Sendable {
  /// An input image of a step.
  package enum Input: Hashable, Sendable {
    /// The layer's own image.
    case source
    /// The alpha of the layer's own image, in black.
    case sourceAlpha
    /// A second image: for graphs that use it, the layer's mask.
    case picture
    /// The result of an earlier step.
    case step(Int)

    /// True if the input is the layer's own image.
    package var isSource: Bool { self == .source || self == .sourceAlpha }
  }

  /// A compositing operator, except source-over (Filter Effects Level 1, section 9.7).
  package enum Operator: Hashable, Sendable {
    case over, `in`, out, atop, xor, lighter
    /// `k1·a·b + k2·a + k3·b + k4` of premultiplied components from 0 to 1.
    case arithmetic(Double, Double, Double, Double)
  }

  /// A transfer function of one component (Filter Effects Level 1, section 9.6).
  package enum Transfer: Hashable, Sendable {
    case identity
    case table([Double])
    case discrete([Double])
    case linear(slope: Double, intercept: Double)
    case gamma(amplitude: Double, exponent: Double, offset: Double)
  }

  /// The operation of a step; lengths are in the layer's units.
  package enum Operation: Hashable, Sendable {
    /// A Gaussian blur with a standard deviation for each axis.
    case blur(Input, Size)
    /// The image offset by whole pixels, as in SVG.
    case offset(Input, Size)
    /// The image offset by any distance, with interpolation, so that it moves smoothly.
    case move(Input, Size)
    case flood(Color)
    /// The images composited in order, with the first at the bottom.
    case merge([Input])
    case composite(Input, over: Input, Operator)
    case blend(Input, over: Input, BlendMode)
    /// A color matrix of four rows and five columns: the contributions of unpremultiplied red, green, blue, alpha, and
    /// the constant 1 to each of the four.
    case colors(Input, [Double])
    /// The transfer functions for red, green, blue, and alpha, all unpremultiplied.
    case transfer(Input, [Transfer])
    /// The maximum (dilation) or minimum (erosion) of each component within a distance along each axis.
    case morphology(Input, Size, isDilation: Bool)
    /// The image's region, repeated in both directions.
    case tile(Input)
    case convolve(Input, Convolution)
    case displace(Input, by: Input, Displacement)
    case turbulence(Turbulence)
    /// A lit surface whose height is the image's alpha.
    case light(Input, Lighting)

    /// The input images.
    package var inputs: [Input] {
      switch self {
      case .blur(let input, _), .offset(let input, _), .move(let input, _), .colors(let input, _),
        .transfer(let input, _), .morphology(let input, _, _), .tile(let input), .convolve(let input, _),
        .light(let input, _):
        [input]
      case .composite(let above, let below, _), .blend(let above, let below, _), .displace(let above, let below, _):
        [above, below]
      case .merge(let inputs): inputs
      case .flood, .turbulence: []
      }
    }
  }

  /// A filter primitive, which computes one image from others.
  package struct Step: Hashable, Sendable {
    package var operation: Operation
    /// The subregion of the step, in the layer's space; nil if it is not limited.
    package var region: Rect?
    /// True if the step calculates in linear light instead of sRGB components.
    package var isLinear: Bool

    package init(_ operation: Operation, region: Rect?, isLinear: Bool) {
      (self.operation, self.region, self.isLinear) = (operation, region, isLinear)
    }
  }

  /// The steps, in order.
  package var steps: [Step]
  /// The filter region, which limits the layer's image and all steps, in the layer's space; nil if it is not limited.
  package var region: Rect?

  /// True if the layer's mask is an input of a step.
  package var usesSecondImage: Bool { steps.contains { $0.operation.inputs.contains(.picture) } }

  package init(_ steps: [Step], region: Rect?) {
    (self.steps, self.region) = (steps, region)
  }

  /// The standard deviation, if the graph is a single blur with the same deviation along both axes; otherwise nil.
  package var blurRadius: Double? {
    guard steps.count == 1, case .blur(.source, let deviation) = steps[0].operation,
      deviation.width == deviation.height
    else { return nil }
    return deviation.width
  }
}
