import Pixels

/// The plan for the images of a window: everything that is decided before the first one is encoded.
struct GIFWindowPlan: Sendable {
  /// One image.
  struct Image: Sendable {
    /// The content of the image.
    let frame: GIFWindow.Frame
    /// Its table.
    let table: GIFTable
    /// The distortion accepted for each bit saved.
    let errorPerBit: Double

    /// The input of the LZW encoder.
    var coding: LZWEncoder.Image {
      LZWEncoder.Image(
        rectangle: frame.rectangle, colors: table.colors, transparentIndex: table.transparentIndex,
        symbolBits: table.symbolBits,
        errorPerBit: errorPerBit)
    }
  }

  /// The images.
  let images: [Image]
  /// The table that most of them have.
  let table: GIFTable
  /// The accepted loss.
  let loss: GIFLoss
  /// The memory held by the changes of images that are still to be encoded.
  private let held: HeldChanges

  /// Plans the images of a window.
  ///
  /// - Parameters:
  ///   - window: The frames.
  ///   - palettes: Their tables.
  ///   - errorPerBit: The error accepted for each bit saved in images with the common table.
  ///   - loss: The accepted loss.
  init(for window: GIFWindow, _ palettes: GIFPalettes, errorPerBit: Double, loss: GIFLoss) {
    table = palettes.table
    self.loss = loss
    held = window.held
    var map = PaletteMap(palettes.table.colors)
    images = window.frames.indices.map { index in
      let frame = window.frames[index]
      var (table, error) = (palettes.table, palettes.areExact ? 0 : errorPerBit)
      if !palettes.areExact, let own = GIFWindowPlan.ownTable(for: frame, &map, loss) {
        (table, error) = (own, 0)
      } else if index == 0, let opening = palettes.openingTable {
        (table, error) = (opening, palettes.openingErrorPerBit)
      }
      return Image(frame: frame, table: table, errorPerBit: error)
    }
  }

  /// An exact table for a frame of few colors that the common table would show badly; nil for others.
  private static func ownTable(for frame: GIFWindow.Frame, _ map: inout PaletteMap, _ loss: GIFLoss) -> GIFTable? {
    let hasStill = frame.changes.pixelCount < frame.rectangle.area
    let limit = min(loss.colors, hasStill ? ColorTable.capacity - 1 : ColorTable.capacity)
    guard let counts = frame.changes.colors, counts.count <= limit else { return nil }
    var error = 0
    for (color, pixels) in counts {
      let number = map.number(nearestTo: color)
      error += pixels * color.squaredDistance(to: map.colors[Int(number)])
    }
    let isBad = Double(error) > loss.ownTableError * Double(frame.changes.pixelCount)
    return isBad ? GIFTable(colors: counts.map(\.color)) : nil
  }
}

extension GIFWindowPlan {
  /// Codes all images, one after the other.
  ///
  /// - Parameter canvas: The players' canvas before them, and then after them.
  /// - Returns: The codes of each.
  func code(on canvas: GIFCanvas) -> [[UInt8]] {
    canvas.beginWindow()
    var coder = GIFImageCoder(self, on: canvas)
    return images.indices.map { index in
      coder.begin(index)
      while !coder.isDone { coder.goOn() }
      held.release(images[index].frame.changes)
      return coder.codes
    }
  }

  /// Codes all images, several at once; the codes are the same.
  ///
  /// - Parameters:
  ///   - canvas: The players' canvas before them, and then after them.
  ///   - jobs: The number in progress at once.
  /// - Returns: The codes of each; not of all when the task is canceled.
  func code(on canvas: GIFCanvas, jobs: Int) async -> [[UInt8]] {
    canvas.beginWindow()
    let queue = ImageQueue(count: images.count, height: canvas.height)
    return await withTaskGroup(of: [(index: Int, codes: [UInt8])].self) { group in
      for _ in 0..<min(jobs, images.count) {
        group.addTask {
          var coder = GIFImageCoder(self, on: canvas)
          var coded: [(index: Int, codes: [UInt8])] = []
          // What was taken must be done, since the others wait for it.
          while !Task.isCancelled, let index = queue.take() {
            coder.begin(index)
            while !coder.isDone {
              await queue.wait(for: coder.wantedRow, before: index)
              coder.goOn()
              queue.reach(coder.freeRow, of: index)
            }
            held.release(images[index].frame.changes)
            coded.append((index, coder.codes))
          }
          return coded
        }
      }
      var codes = [[UInt8]](repeating: [], count: images.count)
      for await coded in group { for image in coded { codes[image.index] = image.codes } }
      return codes
    }
  }
}
