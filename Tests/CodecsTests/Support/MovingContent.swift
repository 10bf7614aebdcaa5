import Foundation
import Pixels

/// Small animations of several kinds.
enum MovingContent {
  /// A sky that turns from dusk to day, with a sun that rises, and then stays.
  static let sky: [Bitmap] = (0..<16).map { frame in
    let share = Double(min(frame, 14)) / 14
    var bitmap = Bitmap(width: 128, height: 96)
    for y in 0..<96 {
      for x in 0..<128 {
        let (down, dx, dy) = (Double(y) / 95, Double(x - 64), Double(y) - 80 + 50 * share)
        let sun = max(0, 1 - (dx * dx + dy * dy).squareRoot() / 36) * 0.9
        let ends = [(20.0, 230.0, 90.0, 200.0, 255.0), (40, 120, 150, 225, 240), (90, 80, 230, 250, 200)]
        let components = ends.map { dusk, duskBelow, day, dayBelow, light in
          let before = dusk + (duskBelow - dusk) * down
          let after = day + (dayBelow - day) * down
          return UInt8(((before + (after - before) * share) * (1 - sun) + light * sun).rounded())
        }
        bitmap[x, y] = Pixel(red: components[0], green: components[1], blue: components[2])
      }
    }
    return bitmap
  }

  /// Flat cards that move.
  static let cards: [Bitmap] = (0..<12).map { frame in
    var bitmap = Bitmap(width: 96, height: 96)
    for y in 0..<96 {
      for x in 0..<96 {
        let isCard = (8..<40).contains(x) && (4 + 4 * frame..<24 + 4 * frame).contains(y)
        bitmap[x, y] = isCard ? Pixel(red: 230, green: 60, blue: 50) : Pixel(red: 245, green: 245, blue: 250)
      }
    }
    return bitmap
  }

  /// A texture that slides, and then stays.
  static let texture: [Bitmap] = (0..<10).map { frame in
    var bitmap = Bitmap(width: 96, height: 80)
    for y in 0..<80 {
      for x in 0..<96 {
        let (u, v) = (x + 3 * min(frame, 7), y)
        let grain = (u &* 7919 ^ v &* 104_729) % 40
        bitmap[x, y] = Pixel(
          red: UInt8(u + grain), green: UInt8(90 + v / 2 + grain), blue: UInt8(60 + (u + v) / 3))
      }
    }
    return bitmap
  }

  /// A ring of all hues that turns slowly, on flat gray, so that most of its pixels change a little.
  static let ring: [Bitmap] = (0..<10).map { frame in
    var bitmap = Bitmap(width: 96, height: 96)
    for y in 0..<96 {
      for x in 0..<96 {
        let (dx, dy) = (Double(x) - 47.5, Double(y) - 47.5)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard (26..<40).contains(distance) else {
          bitmap[x, y] = Pixel(red: 24, green: 24, blue: 24)
          continue
        }
        let turn = atan2(dy, dx) + Double(frame) / 40
        func level(_ shift: Double) -> UInt8 { UInt8((127.5 + 100 * cos(turn + shift)).rounded()) }
        bitmap[x, y] = Pixel(red: level(0), green: level(2.1), blue: level(4.2))
      }
    }
    return bitmap
  }

  /// A translucent sticker that moves over nothing.
  static let sticker: [Bitmap] = (0..<8).map { frame in
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        let (dx, dy) = (Double(x) - 20 - 3 * Double(frame), Double(y) - 32)
        let cover = max(0, min(1, (18 - (dx * dx + dy * dy).squareRoot()) / 6))
        let alpha = UInt8((cover * 200).rounded())
        bitmap[x, y] = Pixel(red: alpha, green: alpha / 2, blue: alpha / 4, alpha: alpha)
      }
    }
    return bitmap
  }

  /// Speech bubbles that fade in and rise, one after the other, on nearly white.
  static let bubbles: [Bitmap] = (0..<24).map { frame in
    var bitmap = Bitmap(width: 112, height: 120)
    for y in 0..<120 {
      for x in 0..<112 {
        var components = [250.0, 250, 250]
        for number in 0..<3 {
          let part = max(0, min(1, Double(frame - 6 * number) / 8))
          let share = part * part * (3 - 2 * part)
          let (left, top) = (number % 2 == 1 ? 40.0 : 6, 8 + 36 * Double(number) + 16 * (1 - share))
          // The distance to a rounded rectangle of 66 by 26 with a radius of 10.
          let (dx, dy) = (abs(Double(x) - left - 33) - 23, abs(Double(y) - top - 13) - 3)
          let distance = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot() - 10
          let cover = max(0, min(1, 0.5 - distance)) * share
          let color = number % 2 == 1 ? [10 + Double(y) / 2, 132 - Double(y) / 3, 255] : [229, 229, 234]
          for index in 0..<3 { components[index] += (color[index] - components[index]) * cover }
        }
        bitmap[x, y] = Pixel(
          red: UInt8(components[0].rounded()), green: UInt8(components[1].rounded()),
          blue: UInt8(components[2].rounded()))
      }
    }
    return bitmap
  }

  /// A dissolve between two grainy images.
  static let dissolve: [Bitmap] = (0..<16).map { frame in
    let part = Double(frame) / 15
    let share = part * part * (3 - 2 * part)
    var bitmap = Bitmap(width: 96, height: 80)
    for y in 0..<80 {
      for x in 0..<96 {
        let grain = Double((x &* 7919 ^ y &* 104_729) % 23)
        let (u, v) = (Double(x) / 9, Double(y) / 7)
        let before = [120 + 80 * sin(u) + grain, 100 + 60 * sin(v + 1) + grain, 90 + 50 * cos(u - v) + grain]
        let after = [90 + 60 * cos(v * 1.7) + grain, 130 + 70 * sin(u * 1.3 + v) + grain, 150 + 60 * sin(v) + grain]
        let components = zip(before, after).map { UInt8(($0 + ($1 - $0) * share).rounded()) }
        bitmap[x, y] = Pixel(red: components[0], green: components[1], blue: components[2])
      }
    }
    return bitmap
  }

  /// A gradient whose phase advances.
  static let gradient: [Bitmap] = (0..<16).map { frame in
    let phase = 2 * Double.pi * Double(frame) / 40
    var bitmap = Bitmap(width: 112, height: 96)
    for y in 0..<96 {
      for x in 0..<112 {
        let (x, y, column, row) = (3 * Double(x), 4 * Double(y), x, y)
        bitmap[column, row] = Pixel(
          red: UInt8((150 + 90 * sin((x + y) / 190 + phase)).rounded()),
          green: UInt8((110 + 70 * sin(x / 240 - y / 170 + phase + 1)).rounded()),
          blue: UInt8((170 + 80 * cos(y / 260 + phase)).rounded()))
      }
    }
    return bitmap
  }
}
