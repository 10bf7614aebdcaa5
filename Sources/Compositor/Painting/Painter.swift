import Pixels
import Raster

/// Executes painting commands, pixel by pixel.
struct Painter: ~Copyable {
  var rasterizer: Rasterizer
  var shadows: ShadowMaskCache
  /// The surfaces of nested groups, from the outermost.
  private var surfaces: [Surface] = []

  init(_ budget: CacheBudget) {
    rasterizer = Rasterizer(copyBytes: budget.pictures)
    shadows = ShadowMaskCache(capacity: budget.shadows)
  }

  /// Paints commands of the frame that `list` describes onto `canvas`.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - range: The commands, with balanced groups; nil for all.
  ///   - background: The color behind them; nil to keep the canvas' current pixels.
  ///   - canvas: The canvas to paint on.
  mutating func paint(
    _ list: CommandList, _ range: Range<Int>? = nil, background: PremultipliedColor?, onto canvas: Canvas
  ) {
    let range = range ?? 0..<list.commands.count
    rasterizer.beginFrame(canvas, color: background)
    defer { rasterizer.endFrame() }
    var canvases = CanvasStack(of: canvas, surfaces)
    var index = range.lowerBound
    while index < range.upperBound {
      // The bitmap is discarded when the task is canceled.
      if index & 15 == 0, Task.isCancelled { break }
      index = execute(list.commands[index], of: list, onto: &canvases) ?? index + 1
    }
    surfaces = canvases.end()
  }

  /// Executes a command.
  ///
  /// - Returns: The index of the command to continue with, after a group that is not visible; nil for the next one.
  private mutating func execute(_ command: Command, of list: CommandList, onto canvases: inout CanvasStack) -> Int? {
    switch command {
    case .fill(let command): fill(command, of: list, onto: canvases)
    case .text(let command): paint(command, of: list, onto: canvases.current)
    case .image(let command): paint(command, of: list, onto: canvases.current)
    case .gradient(let command): paint(command, of: list, onto: canvases)
    case .shadow(let command): paint(command, of: list, onto: canvases.current)
    case .backdrop(let command): paint(command, of: list, onto: &canvases)
    case .filter(let command): filter(command, of: list, onto: &canvases)
    case .castShadow(let command): paint(command, of: list, onto: canvases)
    case .beginGroup(let command): return begin(command, of: list, onto: &canvases) ? nil : command.end + 1
    case .endGroup(let command): end(command, of: list, onto: &canvases)
    case .endBitmap(let command): end(command, of: list, onto: &canvases)
    case .beginMask(let command): return begin(command, onto: &canvases) ? nil : command.end + 1
    case .endMask(let command): end(command, onto: &canvases)
    case .beginClip(let command): return begin(command, of: list, onto: &canvases) ? nil : command.end + 1
    case .endClip(let command): end(command, of: list, onto: &canvases)
    case .beginFade(let command): return begin(command, onto: &canvases) ? nil : command.end + 1
    case .secondImage: canvases.push(canvases.below)
    case .endFade(let command): end(command, onto: &canvases)
    case .nothing: break
    }
    return nil
  }
}
