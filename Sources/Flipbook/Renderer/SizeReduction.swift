import Arithmetic
import Codecs

/// A reduction of a file's quality or size that saves bytes.
struct SizeReduction {
  /// The formats that support a size limit, with their possible reductions.
  enum Format {
    /// GIF, with reductions of quality and colors.
    case gif
    /// APNG, with reductions of rate and size only.
    case apng
    /// WebP, lossless first, then with reductions of quality.
    case webp
    /// A movie, with reductions of quality.
    case movie

    /// Returns the quality without a reduction, or nil for lossless formats.
    fileprivate func quality(of options: RenderOptions) -> Int? {
      switch self {
      case .gif: options.gif.quality
      case .apng: nil
      case .webp: options.webp.quality ?? 100
      case .movie: options.movie.quality
      }
    }
  }

  private let format: Format
  private var quality: Int?
  private var colors: Int?
  private var rateDivisor = 1
  private var scale = 1.0

  /// Returns all reductions, in order: quality, colors, rate, scale.
  ///
  /// Below a quality of 60, moving parts of GIFs and movies leave streaks, which look worse than a smaller image, so lower
  /// qualities come last. WebP's quality is one even scale without streaks, so it is lowered before frames are left out.
  ///
  /// - Parameters:
  ///   - options: The options without a reduction.
  ///   - format: The format of the file.
  ///   - changesRate: Whether the frame rate can be reduced.
  ///   - changesSize: Whether the frame size can be reduced.
  /// - Returns: The reductions; the first one is the identity.
  static func all(
    for options: RenderOptions, _ format: Format, changesRate: Bool, changesSize: Bool
  ) -> [SizeReduction] {
    var next = SizeReduction(format: format)
    var all = [next]
    func add(_ change: (inout SizeReduction) -> Void) {
      change(&next)
      all.append(next)
    }
    let best = format.quality(of: options)
    func addQualities(_ qualities: [Int]) {
      for quality in qualities where quality < best ?? 0 { add { $0.quality = quality } }
    }
    addQualities([90, 80, 70, 60])
    if format == .webp { addQualities([50, 40, 30, 20, 10]) }
    for colors in fewerColors where format == .gif && colors < options.gif.colors { add { $0.colors = colors } }
    // Frames selected by number would change with the rate.
    for divisor in 2...4
    where changesRate && !options.namesFrames && options.frameRate.framesPerSecond / Double(divisor) >= 10 {
      add { $0.rateDivisor = divisor }
    }
    for scale in [0.8, 0.65, 0.5, 0.4, 0.3, 0.2] where changesSize { add { $0.scale = scale } }
    if format != .webp { addQualities([50, 40, 30]) }
    return all
  }

  private static let fewerColors = [128, 64, 32]

  /// Returns finer steps between the previous reduction in the list, which is too little, and this one, the smallest
  /// first.
  ///
  /// A lower rate or a smaller size allows a higher quality and more colors again.
  ///
  /// - Parameters:
  ///   - before: The previous reduction in the list.
  ///   - options: The options without a reduction.
  /// - Returns: The reductions, without this one.
  func finer(than before: SizeReduction, for options: RenderOptions) -> [SizeReduction] {
    var next = self
    var finer: [SizeReduction] = []
    func add(_ change: (inout SizeReduction) -> Void) {
      change(&next)
      finer.append(next)
    }
    let best = format.quality(of: options)
    if rateDivisor != before.rateDivisor || scale != before.scale {
      guard quality != nil || colors != nil else { return [] }
      add { ($0.quality, $0.colors) = (nil, nil) }
      if let best, let quality {
        for quality in stride(from: (best - 1) / 5 * 5, through: quality, by: -5) { add { $0.quality = quality } }
      }
      for colors in SizeReduction.fewerColors where colors > self.colors ?? .max { add { $0.colors = colors } }
    } else if let quality, quality != before.quality, let best {
      let above = (before.quality ?? best) - 1
      // The qualities of WebP are steps of 5.
      let qualities =
        format == .webp
        ? stride(from: above / 5 * 5, to: quality, by: -5) : stride(from: above, to: quality, by: -1)
      for quality in qualities { add { $0.quality = quality } }
    }
    return finer
  }

  private init(format: Format) { self.format = format }

  /// Returns the options with the reduction applied.
  func applied(to options: RenderOptions) -> RenderOptions {
    var options = options
    if let quality {
      switch format {
      case .gif: options.gif.quality = quality
      case .apng: break
      case .webp: options.webp.quality = quality
      case .movie: options.movie.quality = quality
      }
    }
    if let colors { options.gif.colors = colors }
    options.rate = rate(of: options)
    options.size = size(of: options)
    return options
  }

  /// Returns a description of each reduction.
  func descriptions(for options: RenderOptions) -> [String] {
    var words: [String] = []
    if let quality { words.append("quality \(quality)") }
    if let colors { words.append("\(colors) colors") }
    if rateDivisor > 1 { words.append("\(rate(of: options)) frames per second") }
    if scale < 1 { words.append("\(Int(saturating: scale * 100)) % of the size") }
    return words
  }

  private func rate(of options: RenderOptions) -> FrameRate {
    // If the denominator would exceed its maximum, the rate is unchanged.
    FrameRate(options.frameRate.numerator, over: options.frameRate.denominator * rateDivisor) ?? options.frameRate
  }

  private func size(of options: RenderOptions) -> OutputSize {
    func scaled(_ extent: Int) -> Int { max(1, Int(saturating: (Double(extent) * scale).rounded())) }
    return switch options.size {
    case .scale(let factor): .scale(factor * scale)
    case .width(let width): .width(scaled(width))
    case .height(let height): .height(scaled(height))
    case .box(let width, let height): .box(width: scaled(width), height: scaled(height))
    }
  }
}
