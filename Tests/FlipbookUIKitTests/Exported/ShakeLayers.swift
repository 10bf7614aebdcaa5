// swift-format-ignore-file
// The wrong choice, from shake.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// The wrong choice.
final class TheWrongChoiceLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let piece00 = CALayer()
  let piece12 = CALayer()
  let piece21 = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 360)
    layer.backgroundColor = CGColor(srgbRed: 243 / 255, green: 239 / 255, blue: 230 / 255, alpha: 1)
    addTable()
    addBoard()
  }

  private func addTable() {
    let table = CALayer()
    table.frame = CGRect(x: 8, y: 34, width: 304, height: 304)
    table.backgroundColor = CGColor(srgbRed: 34 / 255, green: 48 / 255, blue: 58 / 255, alpha: 1)
    table.cornerRadius = 28
    table.cornerCurve = .continuous
    layer.addSublayer(table)
  }

  private func addBoard() {
    let board = CALayer()
    board.frame = CGRect(x: 8, y: 28, width: 304, height: 304)
    board.backgroundColor = CGColor(srgbRed: 47 / 255, green: 62 / 255, blue: 70 / 255, alpha: 1)
    board.cornerRadius = 28
    board.cornerCurve = .continuous
    layer.addSublayer(board)

    let well00 = CALayer()
    well00.frame = CGRect(x: 12, y: 12, width: 64, height: 64)
    well00.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well00.cornerRadius = 16
    well00.cornerCurve = .continuous
    board.addSublayer(well00)

    let floor = CALayer()
    floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    floor.cornerRadius = 16
    floor.cornerCurve = .continuous
    well00.addSublayer(floor)

    let well01 = CALayer()
    well01.frame = CGRect(x: 84, y: 12, width: 64, height: 64)
    well01.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well01.cornerRadius = 16
    well01.cornerCurve = .continuous
    board.addSublayer(well01)

    let well01Floor = CALayer()
    well01Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well01Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well01Floor.cornerRadius = 16
    well01Floor.cornerCurve = .continuous
    well01.addSublayer(well01Floor)

    let well02 = CALayer()
    well02.frame = CGRect(x: 156, y: 12, width: 64, height: 64)
    well02.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well02.cornerRadius = 16
    well02.cornerCurve = .continuous
    board.addSublayer(well02)

    let well02Floor = CALayer()
    well02Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well02Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well02Floor.cornerRadius = 16
    well02Floor.cornerCurve = .continuous
    well02.addSublayer(well02Floor)

    let well03 = CALayer()
    well03.frame = CGRect(x: 228, y: 12, width: 64, height: 64)
    well03.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well03.cornerRadius = 16
    well03.cornerCurve = .continuous
    board.addSublayer(well03)

    let well03Floor = CALayer()
    well03Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well03Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well03Floor.cornerRadius = 16
    well03Floor.cornerCurve = .continuous
    well03.addSublayer(well03Floor)

    let well10 = CALayer()
    well10.frame = CGRect(x: 12, y: 84, width: 64, height: 64)
    well10.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well10.cornerRadius = 16
    well10.cornerCurve = .continuous
    board.addSublayer(well10)

    let well10Floor = CALayer()
    well10Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well10Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well10Floor.cornerRadius = 16
    well10Floor.cornerCurve = .continuous
    well10.addSublayer(well10Floor)

    let well11 = CALayer()
    well11.frame = CGRect(x: 84, y: 84, width: 64, height: 64)
    well11.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well11.cornerRadius = 16
    well11.cornerCurve = .continuous
    board.addSublayer(well11)

    let well11Floor = CALayer()
    well11Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well11Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well11Floor.cornerRadius = 16
    well11Floor.cornerCurve = .continuous
    well11.addSublayer(well11Floor)

    let well12 = CALayer()
    well12.frame = CGRect(x: 156, y: 84, width: 64, height: 64)
    well12.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well12.cornerRadius = 16
    well12.cornerCurve = .continuous
    board.addSublayer(well12)

    let well12Floor = CALayer()
    well12Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well12Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well12Floor.cornerRadius = 16
    well12Floor.cornerCurve = .continuous
    well12.addSublayer(well12Floor)

    let well13 = CALayer()
    well13.frame = CGRect(x: 228, y: 84, width: 64, height: 64)
    well13.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well13.cornerRadius = 16
    well13.cornerCurve = .continuous
    board.addSublayer(well13)

    let well13Floor = CALayer()
    well13Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well13Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well13Floor.cornerRadius = 16
    well13Floor.cornerCurve = .continuous
    well13.addSublayer(well13Floor)

    let well20 = CALayer()
    well20.frame = CGRect(x: 12, y: 156, width: 64, height: 64)
    well20.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well20.cornerRadius = 16
    well20.cornerCurve = .continuous
    board.addSublayer(well20)

    let well20Floor = CALayer()
    well20Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well20Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well20Floor.cornerRadius = 16
    well20Floor.cornerCurve = .continuous
    well20.addSublayer(well20Floor)

    let well21 = CALayer()
    well21.frame = CGRect(x: 84, y: 156, width: 64, height: 64)
    well21.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well21.cornerRadius = 16
    well21.cornerCurve = .continuous
    board.addSublayer(well21)

    let well21Floor = CALayer()
    well21Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well21Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well21Floor.cornerRadius = 16
    well21Floor.cornerCurve = .continuous
    well21.addSublayer(well21Floor)

    let well22 = CALayer()
    well22.frame = CGRect(x: 156, y: 156, width: 64, height: 64)
    well22.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well22.cornerRadius = 16
    well22.cornerCurve = .continuous
    board.addSublayer(well22)

    let well22Floor = CALayer()
    well22Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well22Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well22Floor.cornerRadius = 16
    well22Floor.cornerCurve = .continuous
    well22.addSublayer(well22Floor)

    let well23 = CALayer()
    well23.frame = CGRect(x: 228, y: 156, width: 64, height: 64)
    well23.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well23.cornerRadius = 16
    well23.cornerCurve = .continuous
    board.addSublayer(well23)

    let well23Floor = CALayer()
    well23Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well23Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well23Floor.cornerRadius = 16
    well23Floor.cornerCurve = .continuous
    well23.addSublayer(well23Floor)

    let well30 = CALayer()
    well30.frame = CGRect(x: 12, y: 228, width: 64, height: 64)
    well30.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well30.cornerRadius = 16
    well30.cornerCurve = .continuous
    board.addSublayer(well30)

    let well30Floor = CALayer()
    well30Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well30Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well30Floor.cornerRadius = 16
    well30Floor.cornerCurve = .continuous
    well30.addSublayer(well30Floor)

    let well31 = CALayer()
    well31.frame = CGRect(x: 84, y: 228, width: 64, height: 64)
    well31.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well31.cornerRadius = 16
    well31.cornerCurve = .continuous
    board.addSublayer(well31)

    let well31Floor = CALayer()
    well31Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well31Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well31Floor.cornerRadius = 16
    well31Floor.cornerCurve = .continuous
    well31.addSublayer(well31Floor)

    let well32 = CALayer()
    well32.frame = CGRect(x: 156, y: 228, width: 64, height: 64)
    well32.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well32.cornerRadius = 16
    well32.cornerCurve = .continuous
    board.addSublayer(well32)

    let well32Floor = CALayer()
    well32Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well32Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well32Floor.cornerRadius = 16
    well32Floor.cornerCurve = .continuous
    well32.addSublayer(well32Floor)

    let well33 = CALayer()
    well33.frame = CGRect(x: 228, y: 228, width: 64, height: 64)
    well33.backgroundColor = CGColor(srgbRed: 51 / 255, green: 68 / 255, blue: 77 / 255, alpha: 1)
    well33.cornerRadius = 16
    well33.cornerCurve = .continuous
    board.addSublayer(well33)

    let well33Floor = CALayer()
    well33Floor.frame = CGRect(x: 0, y: 2, width: 64, height: 62)
    well33Floor.backgroundColor = CGColor(srgbRed: 58 / 255, green: 76 / 255, blue: 85 / 255, alpha: 1)
    well33Floor.cornerRadius = 16
    well33Floor.cornerCurve = .continuous
    well33.addSublayer(well33Floor)

    let hint0 = CALayer()
    hint0.frame = CGRect(x: 84, y: 228, width: 64, height: 64)
    hint0.cornerRadius = 16
    hint0.cornerCurve = .continuous
    hint0.borderWidth = 3
    hint0.borderColor = CGColor(srgbRed: 156 / 255, green: 203 / 255, blue: 165 / 255, alpha: 1)
    board.addSublayer(hint0)

    let hint1 = CALayer()
    hint1.frame = CGRect(x: 156, y: 228, width: 64, height: 64)
    hint1.cornerRadius = 16
    hint1.cornerCurve = .continuous
    hint1.borderWidth = 3
    hint1.borderColor = CGColor(srgbRed: 156 / 255, green: 203 / 255, blue: 165 / 255, alpha: 1)
    board.addSublayer(hint1)

    piece00.frame = CGRect(x: 22, y: 20, width: 44, height: 44)
    board.addSublayer(piece00)

    let shadow = CALayer()
    shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    shadow.cornerRadius = 23
    piece00.addSublayer(shadow)

    let side = CALayer()
    side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    side.backgroundColor = CGColor(srgbRed: 178 / 255, green: 69 / 255, blue: 84 / 255, alpha: 1)
    side.cornerRadius = 22
    piece00.addSublayer(side)

    let face = CALayer()
    face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    face.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    face.cornerRadius = 22
    piece00.addSublayer(face)

    let rim = CALayer()
    rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    rim.cornerRadius = 18
    rim.borderWidth = 2
    rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece00.addSublayer(rim)

    let gleam = CALayer()
    gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    gleam.position = CGPoint(x: 14, y: 12)
    gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    gleam.cornerRadius = 3
    piece00.addSublayer(gleam)

    let ring = CALayer()
    ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    ring.cornerRadius = 8
    ring.borderWidth = 3.5
    ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece00.addSublayer(ring)

    let diamond = CALayer()
    diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    diamond.position = CGPoint(x: 22, y: 22)
    diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    diamond.isHidden = true
    diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    diamond.cornerRadius = 2.5
    piece00.addSublayer(diamond)

    let beam = CALayer()
    beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    beam.isHidden = true
    beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    beam.cornerRadius = 2.5
    piece00.addSublayer(beam)

    let post = CALayer()
    post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    post.isHidden = true
    post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    post.cornerRadius = 2.5
    piece00.addSublayer(post)

    let piece02 = CALayer()
    piece02.frame = CGRect(x: 166, y: 20, width: 44, height: 44)
    board.addSublayer(piece02)

    let piece02Shadow = CALayer()
    piece02Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece02Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece02Shadow.cornerRadius = 23
    piece02.addSublayer(piece02Shadow)

    let piece02Side = CALayer()
    piece02Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece02Side.backgroundColor = CGColor(srgbRed: 189 / 255, green: 143 / 255, blue: 55 / 255, alpha: 1)
    piece02Side.cornerRadius = 22
    piece02.addSublayer(piece02Side)

    let piece02Face = CALayer()
    piece02Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece02Face.backgroundColor = CGColor(srgbRed: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    piece02Face.cornerRadius = 22
    piece02.addSublayer(piece02Face)

    let piece02Rim = CALayer()
    piece02Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece02Rim.cornerRadius = 18
    piece02Rim.borderWidth = 2
    piece02Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece02.addSublayer(piece02Rim)

    let piece02Gleam = CALayer()
    piece02Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece02Gleam.position = CGPoint(x: 14, y: 12)
    piece02Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece02Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece02Gleam.cornerRadius = 3
    piece02.addSublayer(piece02Gleam)

    let piece02Ring = CALayer()
    piece02Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece02Ring.isHidden = true
    piece02Ring.cornerRadius = 8
    piece02Ring.borderWidth = 3.5
    piece02Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece02.addSublayer(piece02Ring)

    let piece02Diamond = CALayer()
    piece02Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece02Diamond.position = CGPoint(x: 22, y: 22)
    piece02Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece02Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece02Diamond.cornerRadius = 2.5
    piece02.addSublayer(piece02Diamond)

    let piece02Beam = CALayer()
    piece02Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece02Beam.isHidden = true
    piece02Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece02Beam.cornerRadius = 2.5
    piece02.addSublayer(piece02Beam)

    let piece02Post = CALayer()
    piece02Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece02Post.isHidden = true
    piece02Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece02Post.cornerRadius = 2.5
    piece02.addSublayer(piece02Post)

    let piece03 = CALayer()
    piece03.frame = CGRect(x: 238, y: 20, width: 44, height: 44)
    board.addSublayer(piece03)

    let piece03Shadow = CALayer()
    piece03Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece03Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece03Shadow.cornerRadius = 23
    piece03.addSublayer(piece03Shadow)

    let piece03Side = CALayer()
    piece03Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece03Side.backgroundColor = CGColor(srgbRed: 178 / 255, green: 69 / 255, blue: 84 / 255, alpha: 1)
    piece03Side.cornerRadius = 22
    piece03.addSublayer(piece03Side)

    let piece03Face = CALayer()
    piece03Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece03Face.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    piece03Face.cornerRadius = 22
    piece03.addSublayer(piece03Face)

    let piece03Rim = CALayer()
    piece03Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece03Rim.cornerRadius = 18
    piece03Rim.borderWidth = 2
    piece03Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece03.addSublayer(piece03Rim)

    let piece03Gleam = CALayer()
    piece03Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece03Gleam.position = CGPoint(x: 14, y: 12)
    piece03Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece03Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece03Gleam.cornerRadius = 3
    piece03.addSublayer(piece03Gleam)

    let piece03Ring = CALayer()
    piece03Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece03Ring.cornerRadius = 8
    piece03Ring.borderWidth = 3.5
    piece03Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece03.addSublayer(piece03Ring)

    let piece03Diamond = CALayer()
    piece03Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece03Diamond.position = CGPoint(x: 22, y: 22)
    piece03Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece03Diamond.isHidden = true
    piece03Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece03Diamond.cornerRadius = 2.5
    piece03.addSublayer(piece03Diamond)

    let piece03Beam = CALayer()
    piece03Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece03Beam.isHidden = true
    piece03Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece03Beam.cornerRadius = 2.5
    piece03.addSublayer(piece03Beam)

    let piece03Post = CALayer()
    piece03Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece03Post.isHidden = true
    piece03Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece03Post.cornerRadius = 2.5
    piece03.addSublayer(piece03Post)

    let piece10 = CALayer()
    piece10.frame = CGRect(x: 22, y: 92, width: 44, height: 44)
    board.addSublayer(piece10)

    let piece10Shadow = CALayer()
    piece10Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece10Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece10Shadow.cornerRadius = 23
    piece10.addSublayer(piece10Shadow)

    let piece10Side = CALayer()
    piece10Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece10Side.backgroundColor = CGColor(srgbRed: 189 / 255, green: 143 / 255, blue: 55 / 255, alpha: 1)
    piece10Side.cornerRadius = 22
    piece10.addSublayer(piece10Side)

    let piece10Face = CALayer()
    piece10Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece10Face.backgroundColor = CGColor(srgbRed: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    piece10Face.cornerRadius = 22
    piece10.addSublayer(piece10Face)

    let piece10Rim = CALayer()
    piece10Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece10Rim.cornerRadius = 18
    piece10Rim.borderWidth = 2
    piece10Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece10.addSublayer(piece10Rim)

    let piece10Gleam = CALayer()
    piece10Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece10Gleam.position = CGPoint(x: 14, y: 12)
    piece10Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece10Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece10Gleam.cornerRadius = 3
    piece10.addSublayer(piece10Gleam)

    let piece10Ring = CALayer()
    piece10Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece10Ring.isHidden = true
    piece10Ring.cornerRadius = 8
    piece10Ring.borderWidth = 3.5
    piece10Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece10.addSublayer(piece10Ring)

    let piece10Diamond = CALayer()
    piece10Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece10Diamond.position = CGPoint(x: 22, y: 22)
    piece10Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece10Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece10Diamond.cornerRadius = 2.5
    piece10.addSublayer(piece10Diamond)

    let piece10Beam = CALayer()
    piece10Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece10Beam.isHidden = true
    piece10Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece10Beam.cornerRadius = 2.5
    piece10.addSublayer(piece10Beam)

    let piece10Post = CALayer()
    piece10Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece10Post.isHidden = true
    piece10Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece10Post.cornerRadius = 2.5
    piece10.addSublayer(piece10Post)

    let piece11 = CALayer()
    piece11.frame = CGRect(x: 94, y: 92, width: 44, height: 44)
    board.addSublayer(piece11)

    let piece11Shadow = CALayer()
    piece11Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece11Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece11Shadow.cornerRadius = 23
    piece11.addSublayer(piece11Shadow)

    let piece11Side = CALayer()
    piece11Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece11Side.backgroundColor = CGColor(srgbRed: 178 / 255, green: 69 / 255, blue: 84 / 255, alpha: 1)
    piece11Side.cornerRadius = 22
    piece11.addSublayer(piece11Side)

    let piece11Face = CALayer()
    piece11Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece11Face.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    piece11Face.cornerRadius = 22
    piece11.addSublayer(piece11Face)

    let piece11Rim = CALayer()
    piece11Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece11Rim.cornerRadius = 18
    piece11Rim.borderWidth = 2
    piece11Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece11.addSublayer(piece11Rim)

    let piece11Gleam = CALayer()
    piece11Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece11Gleam.position = CGPoint(x: 14, y: 12)
    piece11Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece11Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece11Gleam.cornerRadius = 3
    piece11.addSublayer(piece11Gleam)

    let piece11Ring = CALayer()
    piece11Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece11Ring.cornerRadius = 8
    piece11Ring.borderWidth = 3.5
    piece11Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece11.addSublayer(piece11Ring)

    let piece11Diamond = CALayer()
    piece11Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece11Diamond.position = CGPoint(x: 22, y: 22)
    piece11Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece11Diamond.isHidden = true
    piece11Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece11Diamond.cornerRadius = 2.5
    piece11.addSublayer(piece11Diamond)

    let piece11Beam = CALayer()
    piece11Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece11Beam.isHidden = true
    piece11Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece11Beam.cornerRadius = 2.5
    piece11.addSublayer(piece11Beam)

    let piece11Post = CALayer()
    piece11Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece11Post.isHidden = true
    piece11Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece11Post.cornerRadius = 2.5
    piece11.addSublayer(piece11Post)

    piece12.frame = CGRect(x: 166, y: 92, width: 44, height: 44)
    board.addSublayer(piece12)

    let piece12Shadow = CALayer()
    piece12Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece12Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece12Shadow.cornerRadius = 23
    piece12.addSublayer(piece12Shadow)

    let piece12Side = CALayer()
    piece12Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece12Side.backgroundColor = CGColor(srgbRed: 70 / 255, green: 140 / 255, blue: 178 / 255, alpha: 1)
    piece12Side.cornerRadius = 22
    piece12.addSublayer(piece12Side)

    let piece12Face = CALayer()
    piece12Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece12Face.backgroundColor = CGColor(srgbRed: 116 / 255, green: 190 / 255, blue: 224 / 255, alpha: 1)
    piece12Face.cornerRadius = 22
    piece12.addSublayer(piece12Face)

    let piece12Rim = CALayer()
    piece12Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece12Rim.cornerRadius = 18
    piece12Rim.borderWidth = 2
    piece12Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece12.addSublayer(piece12Rim)

    let piece12Gleam = CALayer()
    piece12Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece12Gleam.position = CGPoint(x: 14, y: 12)
    piece12Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece12Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece12Gleam.cornerRadius = 3
    piece12.addSublayer(piece12Gleam)

    let piece12Ring = CALayer()
    piece12Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece12Ring.isHidden = true
    piece12Ring.cornerRadius = 8
    piece12Ring.borderWidth = 3.5
    piece12Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece12.addSublayer(piece12Ring)

    let piece12Diamond = CALayer()
    piece12Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece12Diamond.position = CGPoint(x: 22, y: 22)
    piece12Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece12Diamond.isHidden = true
    piece12Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece12Diamond.cornerRadius = 2.5
    piece12.addSublayer(piece12Diamond)

    let piece12Beam = CALayer()
    piece12Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece12Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece12Beam.cornerRadius = 2.5
    piece12.addSublayer(piece12Beam)

    let piece12Post = CALayer()
    piece12Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece12Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece12Post.cornerRadius = 2.5
    piece12.addSublayer(piece12Post)

    let piece20 = CALayer()
    piece20.frame = CGRect(x: 22, y: 164, width: 44, height: 44)
    board.addSublayer(piece20)

    let piece20Shadow = CALayer()
    piece20Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece20Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece20Shadow.cornerRadius = 23
    piece20.addSublayer(piece20Shadow)

    let piece20Side = CALayer()
    piece20Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece20Side.backgroundColor = CGColor(srgbRed: 70 / 255, green: 140 / 255, blue: 178 / 255, alpha: 1)
    piece20Side.cornerRadius = 22
    piece20.addSublayer(piece20Side)

    let piece20Face = CALayer()
    piece20Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece20Face.backgroundColor = CGColor(srgbRed: 116 / 255, green: 190 / 255, blue: 224 / 255, alpha: 1)
    piece20Face.cornerRadius = 22
    piece20.addSublayer(piece20Face)

    let piece20Rim = CALayer()
    piece20Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece20Rim.cornerRadius = 18
    piece20Rim.borderWidth = 2
    piece20Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece20.addSublayer(piece20Rim)

    let piece20Gleam = CALayer()
    piece20Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece20Gleam.position = CGPoint(x: 14, y: 12)
    piece20Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece20Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece20Gleam.cornerRadius = 3
    piece20.addSublayer(piece20Gleam)

    let piece20Ring = CALayer()
    piece20Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece20Ring.isHidden = true
    piece20Ring.cornerRadius = 8
    piece20Ring.borderWidth = 3.5
    piece20Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece20.addSublayer(piece20Ring)

    let piece20Diamond = CALayer()
    piece20Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece20Diamond.position = CGPoint(x: 22, y: 22)
    piece20Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece20Diamond.isHidden = true
    piece20Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece20Diamond.cornerRadius = 2.5
    piece20.addSublayer(piece20Diamond)

    let piece20Beam = CALayer()
    piece20Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece20Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece20Beam.cornerRadius = 2.5
    piece20.addSublayer(piece20Beam)

    let piece20Post = CALayer()
    piece20Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece20Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece20Post.cornerRadius = 2.5
    piece20.addSublayer(piece20Post)

    piece21.frame = CGRect(x: 94, y: 164, width: 44, height: 44)
    board.addSublayer(piece21)

    let piece21Shadow = CALayer()
    piece21Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece21Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece21Shadow.cornerRadius = 23
    piece21.addSublayer(piece21Shadow)

    let piece21Side = CALayer()
    piece21Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece21Side.backgroundColor = CGColor(srgbRed: 189 / 255, green: 143 / 255, blue: 55 / 255, alpha: 1)
    piece21Side.cornerRadius = 22
    piece21.addSublayer(piece21Side)

    let piece21Face = CALayer()
    piece21Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece21Face.backgroundColor = CGColor(srgbRed: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    piece21Face.cornerRadius = 22
    piece21.addSublayer(piece21Face)

    let piece21Rim = CALayer()
    piece21Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece21Rim.cornerRadius = 18
    piece21Rim.borderWidth = 2
    piece21Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece21.addSublayer(piece21Rim)

    let piece21Gleam = CALayer()
    piece21Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece21Gleam.position = CGPoint(x: 14, y: 12)
    piece21Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece21Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece21Gleam.cornerRadius = 3
    piece21.addSublayer(piece21Gleam)

    let piece21Ring = CALayer()
    piece21Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece21Ring.isHidden = true
    piece21Ring.cornerRadius = 8
    piece21Ring.borderWidth = 3.5
    piece21Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece21.addSublayer(piece21Ring)

    let piece21Diamond = CALayer()
    piece21Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece21Diamond.position = CGPoint(x: 22, y: 22)
    piece21Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece21Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece21Diamond.cornerRadius = 2.5
    piece21.addSublayer(piece21Diamond)

    let piece21Beam = CALayer()
    piece21Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece21Beam.isHidden = true
    piece21Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece21Beam.cornerRadius = 2.5
    piece21.addSublayer(piece21Beam)

    let piece21Post = CALayer()
    piece21Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece21Post.isHidden = true
    piece21Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece21Post.cornerRadius = 2.5
    piece21.addSublayer(piece21Post)

    let piece22 = CALayer()
    piece22.frame = CGRect(x: 166, y: 164, width: 44, height: 44)
    board.addSublayer(piece22)

    let piece22Shadow = CALayer()
    piece22Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece22Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece22Shadow.cornerRadius = 23
    piece22.addSublayer(piece22Shadow)

    let piece22Side = CALayer()
    piece22Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece22Side.backgroundColor = CGColor(srgbRed: 178 / 255, green: 69 / 255, blue: 84 / 255, alpha: 1)
    piece22Side.cornerRadius = 22
    piece22.addSublayer(piece22Side)

    let piece22Face = CALayer()
    piece22Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece22Face.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    piece22Face.cornerRadius = 22
    piece22.addSublayer(piece22Face)

    let piece22Rim = CALayer()
    piece22Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece22Rim.cornerRadius = 18
    piece22Rim.borderWidth = 2
    piece22Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece22.addSublayer(piece22Rim)

    let piece22Gleam = CALayer()
    piece22Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece22Gleam.position = CGPoint(x: 14, y: 12)
    piece22Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece22Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece22Gleam.cornerRadius = 3
    piece22.addSublayer(piece22Gleam)

    let piece22Ring = CALayer()
    piece22Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece22Ring.cornerRadius = 8
    piece22Ring.borderWidth = 3.5
    piece22Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece22.addSublayer(piece22Ring)

    let piece22Diamond = CALayer()
    piece22Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece22Diamond.position = CGPoint(x: 22, y: 22)
    piece22Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece22Diamond.isHidden = true
    piece22Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece22Diamond.cornerRadius = 2.5
    piece22.addSublayer(piece22Diamond)

    let piece22Beam = CALayer()
    piece22Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece22Beam.isHidden = true
    piece22Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece22Beam.cornerRadius = 2.5
    piece22.addSublayer(piece22Beam)

    let piece22Post = CALayer()
    piece22Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece22Post.isHidden = true
    piece22Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece22Post.cornerRadius = 2.5
    piece22.addSublayer(piece22Post)

    let piece23 = CALayer()
    piece23.frame = CGRect(x: 238, y: 164, width: 44, height: 44)
    board.addSublayer(piece23)

    let piece23Shadow = CALayer()
    piece23Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece23Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece23Shadow.cornerRadius = 23
    piece23.addSublayer(piece23Shadow)

    let piece23Side = CALayer()
    piece23Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece23Side.backgroundColor = CGColor(srgbRed: 70 / 255, green: 140 / 255, blue: 178 / 255, alpha: 1)
    piece23Side.cornerRadius = 22
    piece23.addSublayer(piece23Side)

    let piece23Face = CALayer()
    piece23Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece23Face.backgroundColor = CGColor(srgbRed: 116 / 255, green: 190 / 255, blue: 224 / 255, alpha: 1)
    piece23Face.cornerRadius = 22
    piece23.addSublayer(piece23Face)

    let piece23Rim = CALayer()
    piece23Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece23Rim.cornerRadius = 18
    piece23Rim.borderWidth = 2
    piece23Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece23.addSublayer(piece23Rim)

    let piece23Gleam = CALayer()
    piece23Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece23Gleam.position = CGPoint(x: 14, y: 12)
    piece23Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece23Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece23Gleam.cornerRadius = 3
    piece23.addSublayer(piece23Gleam)

    let piece23Ring = CALayer()
    piece23Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece23Ring.isHidden = true
    piece23Ring.cornerRadius = 8
    piece23Ring.borderWidth = 3.5
    piece23Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece23.addSublayer(piece23Ring)

    let piece23Diamond = CALayer()
    piece23Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece23Diamond.position = CGPoint(x: 22, y: 22)
    piece23Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece23Diamond.isHidden = true
    piece23Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece23Diamond.cornerRadius = 2.5
    piece23.addSublayer(piece23Diamond)

    let piece23Beam = CALayer()
    piece23Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece23Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece23Beam.cornerRadius = 2.5
    piece23.addSublayer(piece23Beam)

    let piece23Post = CALayer()
    piece23Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece23Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece23Post.cornerRadius = 2.5
    piece23.addSublayer(piece23Post)

    let piece30 = CALayer()
    piece30.frame = CGRect(x: 22, y: 236, width: 44, height: 44)
    board.addSublayer(piece30)

    let piece30Shadow = CALayer()
    piece30Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece30Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece30Shadow.cornerRadius = 23
    piece30.addSublayer(piece30Shadow)

    let piece30Side = CALayer()
    piece30Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece30Side.backgroundColor = CGColor(srgbRed: 178 / 255, green: 69 / 255, blue: 84 / 255, alpha: 1)
    piece30Side.cornerRadius = 22
    piece30.addSublayer(piece30Side)

    let piece30Face = CALayer()
    piece30Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece30Face.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    piece30Face.cornerRadius = 22
    piece30.addSublayer(piece30Face)

    let piece30Rim = CALayer()
    piece30Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece30Rim.cornerRadius = 18
    piece30Rim.borderWidth = 2
    piece30Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece30.addSublayer(piece30Rim)

    let piece30Gleam = CALayer()
    piece30Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece30Gleam.position = CGPoint(x: 14, y: 12)
    piece30Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece30Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece30Gleam.cornerRadius = 3
    piece30.addSublayer(piece30Gleam)

    let piece30Ring = CALayer()
    piece30Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece30Ring.cornerRadius = 8
    piece30Ring.borderWidth = 3.5
    piece30Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece30.addSublayer(piece30Ring)

    let piece30Diamond = CALayer()
    piece30Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece30Diamond.position = CGPoint(x: 22, y: 22)
    piece30Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece30Diamond.isHidden = true
    piece30Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece30Diamond.cornerRadius = 2.5
    piece30.addSublayer(piece30Diamond)

    let piece30Beam = CALayer()
    piece30Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece30Beam.isHidden = true
    piece30Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece30Beam.cornerRadius = 2.5
    piece30.addSublayer(piece30Beam)

    let piece30Post = CALayer()
    piece30Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece30Post.isHidden = true
    piece30Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece30Post.cornerRadius = 2.5
    piece30.addSublayer(piece30Post)

    let piece31 = CALayer()
    piece31.frame = CGRect(x: 94, y: 236, width: 44, height: 44)
    board.addSublayer(piece31)

    let piece31Shadow = CALayer()
    piece31Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece31Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece31Shadow.cornerRadius = 23
    piece31.addSublayer(piece31Shadow)

    let piece31Side = CALayer()
    piece31Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece31Side.backgroundColor = CGColor(srgbRed: 70 / 255, green: 140 / 255, blue: 178 / 255, alpha: 1)
    piece31Side.cornerRadius = 22
    piece31.addSublayer(piece31Side)

    let piece31Face = CALayer()
    piece31Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece31Face.backgroundColor = CGColor(srgbRed: 116 / 255, green: 190 / 255, blue: 224 / 255, alpha: 1)
    piece31Face.cornerRadius = 22
    piece31.addSublayer(piece31Face)

    let piece31Rim = CALayer()
    piece31Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece31Rim.cornerRadius = 18
    piece31Rim.borderWidth = 2
    piece31Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece31.addSublayer(piece31Rim)

    let piece31Gleam = CALayer()
    piece31Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece31Gleam.position = CGPoint(x: 14, y: 12)
    piece31Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece31Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece31Gleam.cornerRadius = 3
    piece31.addSublayer(piece31Gleam)

    let piece31Ring = CALayer()
    piece31Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece31Ring.isHidden = true
    piece31Ring.cornerRadius = 8
    piece31Ring.borderWidth = 3.5
    piece31Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece31.addSublayer(piece31Ring)

    let piece31Diamond = CALayer()
    piece31Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece31Diamond.position = CGPoint(x: 22, y: 22)
    piece31Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece31Diamond.isHidden = true
    piece31Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece31Diamond.cornerRadius = 2.5
    piece31.addSublayer(piece31Diamond)

    let piece31Beam = CALayer()
    piece31Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece31Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece31Beam.cornerRadius = 2.5
    piece31.addSublayer(piece31Beam)

    let piece31Post = CALayer()
    piece31Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece31Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece31Post.cornerRadius = 2.5
    piece31.addSublayer(piece31Post)

    let piece32 = CALayer()
    piece32.frame = CGRect(x: 166, y: 236, width: 44, height: 44)
    board.addSublayer(piece32)

    let piece32Shadow = CALayer()
    piece32Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece32Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece32Shadow.cornerRadius = 23
    piece32.addSublayer(piece32Shadow)

    let piece32Side = CALayer()
    piece32Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece32Side.backgroundColor = CGColor(srgbRed: 189 / 255, green: 143 / 255, blue: 55 / 255, alpha: 1)
    piece32Side.cornerRadius = 22
    piece32.addSublayer(piece32Side)

    let piece32Face = CALayer()
    piece32Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece32Face.backgroundColor = CGColor(srgbRed: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    piece32Face.cornerRadius = 22
    piece32.addSublayer(piece32Face)

    let piece32Rim = CALayer()
    piece32Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece32Rim.cornerRadius = 18
    piece32Rim.borderWidth = 2
    piece32Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece32.addSublayer(piece32Rim)

    let piece32Gleam = CALayer()
    piece32Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece32Gleam.position = CGPoint(x: 14, y: 12)
    piece32Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece32Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece32Gleam.cornerRadius = 3
    piece32.addSublayer(piece32Gleam)

    let piece32Ring = CALayer()
    piece32Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece32Ring.isHidden = true
    piece32Ring.cornerRadius = 8
    piece32Ring.borderWidth = 3.5
    piece32Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece32.addSublayer(piece32Ring)

    let piece32Diamond = CALayer()
    piece32Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece32Diamond.position = CGPoint(x: 22, y: 22)
    piece32Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece32Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece32Diamond.cornerRadius = 2.5
    piece32.addSublayer(piece32Diamond)

    let piece32Beam = CALayer()
    piece32Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece32Beam.isHidden = true
    piece32Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece32Beam.cornerRadius = 2.5
    piece32.addSublayer(piece32Beam)

    let piece32Post = CALayer()
    piece32Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece32Post.isHidden = true
    piece32Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece32Post.cornerRadius = 2.5
    piece32.addSublayer(piece32Post)

    let piece33 = CALayer()
    piece33.frame = CGRect(x: 238, y: 236, width: 44, height: 44)
    board.addSublayer(piece33)

    let piece33Shadow = CALayer()
    piece33Shadow.frame = CGRect(x: -1, y: 5, width: 46, height: 46)
    piece33Shadow.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.22)
    piece33Shadow.cornerRadius = 23
    piece33.addSublayer(piece33Shadow)

    let piece33Side = CALayer()
    piece33Side.frame = CGRect(x: 0, y: 4, width: 44, height: 44)
    piece33Side.backgroundColor = CGColor(srgbRed: 178 / 255, green: 69 / 255, blue: 84 / 255, alpha: 1)
    piece33Side.cornerRadius = 22
    piece33.addSublayer(piece33Side)

    let piece33Face = CALayer()
    piece33Face.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    piece33Face.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    piece33Face.cornerRadius = 22
    piece33.addSublayer(piece33Face)

    let piece33Rim = CALayer()
    piece33Rim.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
    piece33Rim.cornerRadius = 18
    piece33Rim.borderWidth = 2
    piece33Rim.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    piece33.addSublayer(piece33Rim)

    let piece33Gleam = CALayer()
    piece33Gleam.bounds = CGRect(x: 0, y: 0, width: 13, height: 6)
    piece33Gleam.position = CGPoint(x: 14, y: 12)
    piece33Gleam.setAffineTransform(CGAffineTransform(a: 0.788010753606722, b: -0.6156614753256582, c: 0.6156614753256582, d: 0.788010753606722, tx: 0, ty: 0))
    piece33Gleam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    piece33Gleam.cornerRadius = 3
    piece33.addSublayer(piece33Gleam)

    let piece33Ring = CALayer()
    piece33Ring.frame = CGRect(x: 14, y: 14, width: 16, height: 16)
    piece33Ring.cornerRadius = 8
    piece33Ring.borderWidth = 3.5
    piece33Ring.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece33.addSublayer(piece33Ring)

    let piece33Diamond = CALayer()
    piece33Diamond.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    piece33Diamond.position = CGPoint(x: 22, y: 22)
    piece33Diamond.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    piece33Diamond.isHidden = true
    piece33Diamond.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    piece33Diamond.cornerRadius = 2.5
    piece33.addSublayer(piece33Diamond)

    let piece33Beam = CALayer()
    piece33Beam.frame = CGRect(x: 13, y: 19.5, width: 18, height: 5)
    piece33Beam.isHidden = true
    piece33Beam.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece33Beam.cornerRadius = 2.5
    piece33.addSublayer(piece33Beam)

    let piece33Post = CALayer()
    piece33Post.frame = CGRect(x: 19.5, y: 13, width: 5, height: 18)
    piece33Post.isHidden = true
    piece33Post.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    piece33Post.cornerRadius = 2.5
    piece33.addSublayer(piece33Post)
  }

  /// Call this on touchUpInside of piece00.
  func piece00TouchUpInside() {
    let piece00AnchorPointX = CAKeyframeAnimation(keyPath: "anchorPoint.x")
    piece00AnchorPointX.values = [-0.05, 0.1, -0.1, 0.1, -0.05]
    piece00AnchorPointX.duration = 0.35
    piece00AnchorPointX.isAdditive = true
    piece00AnchorPointX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    piece00.add(piece00AnchorPointX, forKey: nil)
  }

  /// Call this on touchUpInside of piece12.
  func piece12TouchUpInside() {
    let piece12AnchorPointX = CAKeyframeAnimation(keyPath: "anchorPoint.x")
    piece12AnchorPointX.values = [-0.05, 0.1, -0.1, 0.1, -0.05]
    piece12AnchorPointX.duration = 0.35
    piece12AnchorPointX.isAdditive = true
    piece12AnchorPointX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    piece12.add(piece12AnchorPointX, forKey: nil)
  }

  /// Call this on touchUpInside of piece21.
  func piece21TouchUpInside() {
    let piece21AnchorPointX = CAKeyframeAnimation(keyPath: "anchorPoint.x")
    piece21AnchorPointX.values = [-0.05, 0.1, -0.1, 0.1, -0.05]
    piece21AnchorPointX.duration = 0.35
    piece21AnchorPointX.isAdditive = true
    piece21AnchorPointX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    piece21.add(piece21AnchorPointX, forKey: nil)
  }
}

// What the scene does besides:
// - piece00.touchUpInside: nothing calls piece00TouchUpInside() by itself
// - piece12.touchUpInside: nothing calls piece12TouchUpInside() by itself
// - piece21.touchUpInside: nothing calls piece21TouchUpInside() by itself
