import Geometry
import Motion

extension AnimatableValue {
  var number: Double {
    guard case .number(let number) = self else { mismatch(.number) }
    return number
  }

  var point: Point {
    guard case .point(let point) = self else { mismatch(.point) }
    return point
  }

  var size: Size {
    guard case .size(let size) = self else { mismatch(.size) }
    return size
  }

  var rect: Rect {
    guard case .rect(let rect) = self else { mismatch(.rect) }
    return rect
  }

  var color: Color {
    guard case .color(let color) = self else { mismatch(.color) }
    return color
  }

  var transform: Transform3D {
    guard case .transform(let transform) = self else { mismatch(.transform) }
    return transform
  }

  var path: Path {
    guard case .path(let path) = self else { mismatch(.path) }
    return path
  }

  var colors: [Color] {
    guard case .colors(let colors) = self else { mismatch(.colors) }
    return colors
  }

  var numbers: [Double] {
    guard case .numbers(let numbers) = self else { mismatch(.numbers) }
    return numbers
  }

  var contents: ContentsMix {
    guard case .contents(let mix) = self else { mismatch(.contents) }
    return mix
  }

  private func mismatch(_ wanted: Kind) -> Never {
    preconditionFailure("expected a \(wanted.rawValue), found a \(kind.rawValue)")
  }
}
