import Arithmetic
import Pixels

/// Weights errors in the rows of an image by the neighborhood of each pixel: texture hides errors, and smooth areas
/// expose them.
///
/// The activity of a pixel is the mean difference between its neighborhood's pixels and their neighbors to the left and
/// above, within a row; the calmer side counts, so that a smooth area extends up to its edge. A pixel equal to its
/// neighbors to the left and above, or whose right neighbor is, is smooth in any neighborhood: blotches are visible
/// inside even small shapes.
///
/// Memory is unmanaged for fast access pixel by pixel in every image.
@safe struct RowVisibility: ~Copyable {
  private let columns: Range<Int>
  /// Four times the brightness of the pixels in ``row``; the second array is the row above it while weights are
  /// computed.
  private var brightness: UnsafeMutablePointer<Int16>
  private var brightnessAbove: UnsafeMutablePointer<Int16>
  /// The difference of each pixel from its neighbors to the left and above, as a sum of absolute values.
  private let differences: UnsafeMutablePointer<Int16>
  /// The activity up to each pixel from the left, in sixteenths of a difference.
  private let activities: UnsafeMutablePointer<Int16>
  /// The row that was processed last.
  private var row: Int?
  /// The weight of errors in level areas, where pixels equal their left neighbors, in eighths.
  private let levelVisibility: UInt8

  /// - Parameters:
  ///   - columns: The columns of the image.
  ///   - errorPerBit: The distortion accepted for each bit saved.
  init(columns: Range<Int>, errorPerBit: Double) {
    self.columns = columns
    levelVisibility = UInt8(
      saturating: Double(RowVisibility.maximumVisibility) * max(1, errorPerBit / GIFLoss.usualErrorPerBit))
    unsafe brightness = .allocate(capacity: columns.count)
    unsafe brightnessAbove = .allocate(capacity: columns.count)
    unsafe differences = .allocate(capacity: columns.count)
    unsafe activities = .allocate(capacity: columns.count)
  }

  deinit {
    unsafe brightness.deallocate()
    unsafe brightnessAbove.deallocate()
    unsafe differences.deallocate()
    unsafe activities.deallocate()
  }

  /// Computes the weights of errors in a row.
  ///
  /// The rows above must not change before the call.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - canvas: The canvas with the shown and the wanted colors.
  ///   - made: The image's rows; they receive the weights.
  mutating func weigh(_ y: Int, of canvas: GIFCanvas, into made: borrowing GIFImageRows) {
    let count = columns.count
    let rectangle = made.rectangle
    precondition(rectangle.x..<rectangle.maxX == columns && canvas.contains(rectangle), "\(rectangle)")
    guard count > 0 else { return }
    unsafe swap(&brightness, &brightnessAbove)
    if y > 0, row != y - 1 { unsafe canvas.readBrightness(y - 1, columns, into: brightnessAbove) }
    unsafe canvas.readBrightness(y, columns, into: brightness)
    row = y
    unsafe differ(from: y > 0 ? brightnessAbove : brightness)
    unsafe follow(made.visibility + made.start(ofRow: y))
    if levelVisibility > RowVisibility.maximumVisibility { unsafe level(made.visibility + made.start(ofRow: y)) }
  }

  // Sound, here and below: each array has an element per column.

  private func differ(from above: UnsafeMutablePointer<Int16>) {
    // Local copies, so that the compiler vectorizes the loop.
    let (brightness, differences) = unsafe (brightness, differences)
    unsafe differences[0] = distance(brightness[0], above[0])
    for x in 1..<max(1, columns.count) {
      let own = unsafe brightness[x]
      unsafe differences[x] = distance(own, brightness[x &- 1]) &+ distance(own, above[x])
    }
  }

  @inline(__always)
  private func distance(_ a: Int16, _ b: Int16) -> Int16 { max(a &- b, b &- a) }

  /// Computes the activity from the left, and then the activity from the right together with the weights.
  private func follow(_ visibility: UnsafeMutablePointer<UInt8>) {
    let count = columns.count
    let (differences, activities) = unsafe (differences, activities)
    var activity = Int32(unsafe differences[min(1, count - 1)]) &* 16
    var x = 0
    while x < count {
      if activity == 0, isFlat(x) {
        unsafe (activities + x).update(repeating: 0, count: Self.step)
        x &+= Self.step
        continue
      }
      for _ in 0..<min(Self.step, count &- x) {
        activity &+= (Int32(unsafe differences[x]) &* 16 &- activity) >> 3
        unsafe activities[x] = Int16(truncatingIfNeeded: activity)
        x &+= 1
      }
    }
    let visibilities = Self.visibilities.span
    activity = Int32(unsafe differences[count - 1]) &* 16
    x = count
    // The difference of the pixel to the right, from this one and the one above it.
    var next = Int32(1)
    while x > 0 {
      if activity == 0, isFlat(x &- Self.step) {
        x &-= Self.step
        unsafe (visibility + x).update(repeating: Self.maximumVisibility, count: Self.step)
        next = 0
        continue
      }
      for _ in 0..<min(Self.step, x) {
        x &-= 1
        let difference = Int32(unsafe differences[x])
        unsafe visibility[x] =
          min(difference, next) == 0
          ? Self.maximumVisibility : Self.visibility(ofActivity: min(Int32(activities[x]), activity), visibilities)
        activity &+= (difference &* 16 &- activity) >> 3
        next = difference
      }
    }
  }

  /// Raises the weights of errors in level areas, so that no more is lost there than at quality 80.
  ///
  /// Such rows take few codes already, but strings that continue into the next color leave streaks that the rows below
  /// and later images have to avoid: they cost more bits than they save.
  private func level(_ visibility: UnsafeMutablePointer<UInt8>) {
    let brightness = unsafe UnsafeRawPointer(brightness)
    let size = MemoryLayout<Int16>.stride
    var x = 1
    while x &+ Self.step <= columns.count {
      let own = unsafe brightness.loadUnaligned(fromByteOffset: x &* size, as: SIMD4<UInt64>.self)
      let left = unsafe brightness.loadUnaligned(fromByteOffset: (x &- 1) &* size, as: SIMD4<UInt64>.self)
      if own == left { unsafe (visibility + x).update(repeating: levelVisibility, count: Self.step) }
      x &+= Self.step
    }
  }

  /// The number of pixels processed together.
  private static let step = 16

  /// Returns true if all of the next ``step`` pixels equal their neighbors.
  @inline(__always)
  private func isFlat(_ x: Int) -> Bool {
    guard x >= 0, x &+ Self.step <= columns.count else { return false }
    let found = unsafe UnsafeRawPointer(differences + x).loadUnaligned(as: SIMD4<UInt64>.self)
    return (found.lowHalf | found.highHalf) == .zero
  }

  /// Returns the weight of an error, in eighths, for an activity in sixty-fourths of a brightness level per pixel.
  @inline(__always)
  private static func visibility(ofActivity activity: Int32, _ visibilities: Span<UInt8>) -> UInt8 {
    activity < visibilities.count ? visibilities[Int(activity)] : minimumVisibility
  }

  /// The weight for each activity below which it exceeds the minimum, as a table because division is slow.
  private static let visibilities: [UInt8] = {
    let maximum = Int(maximumVisibility) * Int(smooth)
    return (0..<maximum / Int(minimumVisibility)).map { UInt8(maximum / max(Int(smooth), $0)) }
  }()

  /// The maximum activity at which errors still have the maximum weight.
  private static let smooth = Int32(96)
  private static let maximumVisibility = UInt8(64)
  private static let minimumVisibility = UInt8(5)
}

extension GIFCanvas {
  /// Reads the brightness of a row's wanted colors, times four, or of the shown colors where these are exact.
  fileprivate func readBrightness(_ y: Int, _ columns: Range<Int>, into brightness: UnsafeMutablePointer<Int16>) {
    let first = y &* width &+ columns.lowerBound
    // Sound: the row and the columns are on the canvas, and `brightness` has an element per column.
    let (wanted, shown) = unsafe (wanted + first, shown + first)
    for x in 0..<columns.count {
      unsafe brightness[x] = Int16(truncatingIfNeeded: GIFCanvas.brightness(wanted[x], shown[x]))
    }
  }
}
