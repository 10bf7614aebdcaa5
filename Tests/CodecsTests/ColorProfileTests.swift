import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Pictures in other colors than those of sRGB")
struct ColorProfileTests {
  /// Writes pictures with profiles that it makes itself, beside the RGBA pixels that formulas give for them.
  ///
  /// Profiles: ICC.1:2010, 8.4 and 10; matrices: the primaries' own (Lindbloom, "RGB/XYZ Matrices").
  private static let writer = """
    import struct, sys, zlib
    from PIL import Image
    folder = sys.argv[1]
    w, h = 24, 16
    def invert(m):
        (a, b, c), (d, e, f), (g, h, i) = m
        D = a*(e*i-f*h) - b*(d*i-f*g) + c*(d*h-e*g)
        return [[(e*i-f*h)/D, (c*h-b*i)/D, (b*f-c*e)/D], [(f*g-d*i)/D, (a*i-c*g)/D, (c*d-a*f)/D],
                [(d*h-e*g)/D, (b*g-a*h)/D, (a*e-b*d)/D]]
    def times(m, v): return [sum(x * y for x, y in zip(r, v)) for r in m]
    def product(a, b): return [[sum(a[i][k] * b[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    def xyz(x, y): return [x / y, 1, (1 - x - y) / y]
    def matrix(p, white):
        m = [list(r) for r in zip(*[xyz(*c) for c in p])]
        s = times(invert(m), xyz(*white))
        return [[m[i][j] * s[j] for j in range(3)] for i in range(3)]
    D65 = (0.3127, 0.329)
    SRGB = matrix([(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)], D65)
    P3 = matrix([(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)], D65)
    ADOBE = matrix([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], D65)
    # To the white of profiles, D50, by Bradford's matrix.
    B = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
    cone = lambda v: times(B, v)
    D50 = [0.9642, 1, 0.8249]
    ratio = [a / b for a, b in zip(cone(D50), cone(xyz(*D65)))]
    ADAPT = product(invert(B), [[ratio[i] * B[i][j] for j in range(3)] for i in range(3)])
    def linear(v): return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    def encoded(v):
        v = min(max(v, 0), 1)
        return v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055
    def convert(rgb, m, curve, top=255):
        light = times(product(invert(SRGB), m), [curve(v / top) for v in rgb])
        return tuple(int(encoded(v) * 255 + 0.5) for v in light)
    def fixed(v): return struct.pack(">i", round(v * 65536))
    def tags(entries, space, kind=b"mntr"):
        data, table, offset = b"", struct.pack(">I", len(entries)), 132 + 12 * len(entries)
        for name, body in entries:
            body += bytes(-len(body) % 4)
            table += name + struct.pack(">II", offset + len(data), len(body))
            data += body
        size = 128 + len(table) + len(data)
        pcs = b"Lab " if space == b"CMYK" else b"XYZ "
        head = struct.pack(">I4sI", size, b"none", 0x02400000) + kind + space + pcs + bytes(12) + b"acsp"
        head += bytes(28) + b"".join(fixed(v) for v in D50)
        return head + bytes(128 - len(head)) + table + data
    text = b"desc" + bytes(4) + struct.pack(">I", 5) + b"test\\0" + bytes(78)
    white = b"XYZ " + bytes(4) + b"".join(fixed(v) for v in D50)
    common = [(b"desc", text), (b"wtpt", white), (b"cprt", b"text" + bytes(4) + b"none\\0")]
    def gamma(g): return b"curv" + bytes(4) + struct.pack(">IH", 1, round(g * 256))
    srgbCurve = b"para" + bytes(4) + struct.pack(">HH", 3, 0) + b"".join(
        fixed(v) for v in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
    def rgbProfile(m, curve):
        m = product(ADAPT, m)
        columns = [b"XYZ " + bytes(4) + b"".join(fixed(m[i][j]) for i in range(3)) for j in range(3)]
        return tags(common + [(b"rXYZ", columns[0]), (b"gXYZ", columns[1]), (b"bXYZ", columns[2])]
                    + [(c + b"TRC", curve) for c in (b"r", b"g", b"b")], b"RGB ")
    grayProfile = tags(common + [(b"kTRC", gamma(1))], b"GRAY")
    # Inks by their corners, of which one at a time is tried: programs differ in how they go between several. Paper is white, black is black, and each ink takes its light away. Lab of 8 bits.
    def lab(c, m, y, k):
        light = (1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)
        return (round(255 * sum(light) / 3), 128, 128)
    corners = [(c, m, y, k) for c in (0, 1) for m in (0, 1) for y in (0, 1) for k in (0, 1)]
    ramp = bytes(range(256))
    mft1 = b"mft1" + bytes(4) + bytes([4, 3, 2, 0]) + b"".join(fixed(v) for v in (1, 0, 0, 0, 1, 0, 0, 0, 1))
    mft1 += ramp * 4 + b"".join(bytes(lab(*c)) for c in corners) + ramp * 3
    cmykProfile = tags(common + [(b"A2B0", mft1)], b"CMYK", b"prtr")
    p3, adobe = rgbProfile(P3, srgbCurve), rgbProfile(ADOBE, gamma(2.19921875))
    def raw(name, pixels): open(f"{folder}/{name}.raw", "wb").write(b"".join(bytes(p) for p in pixels))
    color = lambda x, y: (x * 255 // (w - 1), y * 255 // (h - 1), (x * y * 7) % 256)
    points = [(x, y) for y in range(h) for x in range(w)]
    rgb = Image.new("RGB", (w, h)); rgb.putdata([color(*p) for p in points])
    rgba = Image.new("RGBA", (w, h)); rgba.putdata([color(*p) + (40 + p[0] * 9,) for p in points])
    g22 = lambda v: v ** 2.19921875
    rgb.save(f"{folder}/p3.png", icc_profile=p3)
    raw("p3.png", [convert(color(*p), P3, linear) + (255,) for p in points])
    rgba.save(f"{folder}/clear.png", icc_profile=adobe)
    raw("clear.png", [convert(color(*p), ADOBE, g22) + (40 + p[0] * 9,) for p in points])
    rgba.save(f"{folder}/clear.webp", icc_profile=p3, lossless=True)
    raw("clear.webp", [convert(color(*p), P3, linear) + (40 + p[0] * 9,) for p in points])
    rgba.save(f"{folder}/moving.webp", icc_profile=p3, lossless=True, save_all=True, append_images=[rgba.rotate(180)])
    raw("moving.webp", [convert(color(*p), P3, linear) + (40 + p[0] * 9,) for p in points])
    rgb.save(f"{folder}/same.png", icc_profile=rgbProfile(SRGB, srgbCurve))
    raw("same.png", [color(*p) + (255,) for p in points])
    gray = Image.new("L", (w, h)); gray.putdata([p[0] * 11 for p in points])
    gray.save(f"{folder}/gray.png", icc_profile=grayProfile)
    raw("gray.png", [(int(encoded(p[0] * 11 / 255) * 255 + 0.5),) * 3 + (255,) for p in points])
    # A JPEG of one color for all of a block is exact.
    flat = Image.new("RGB", (w, h), (64, 160, 96))
    flat.save(f"{folder}/p3.jpg", quality=100, subsampling=0, icc_profile=p3)
    read = Image.open(f"{folder}/p3.jpg").convert("RGB").getpixel((3, 3))
    raw("p3.jpg", [convert(read, P3, linear) + (255,)] * len(points))
    from PIL import ImageCms
    for name, inks in (("inks", (200, 0, 0, 0)), ("black", (0, 0, 0, 255)), ("paper", (0, 0, 0, 0))):
        Image.new("CMYK", (w, h), inks).save(f"{folder}/{name}.jpg", quality=100, icc_profile=cmykProfile)
        c, m, y, k = [v / 255 for v in inks]
        L = sum(((1 - v) * (1 - k) for v in (c, m, y))) / 3 * 100
        Y = ((L + 16) / 116) ** 3 if L > 8 else L / 903.3
        raw(f"{name}.jpg", [(int(encoded(Y) * 255 + 0.5),) * 3 + (255,)] * len(points))
    def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    def png(name, extra, deep=False):
        def row(y):
            return b"".join(struct.pack(">HHH", *[v * 257 - (v > 0) * 100 for v in color(x, y)]) if deep
                            else bytes(color(x, y)) for x in range(w))
        head = struct.pack(">IIBBBBB", w, h, 16 if deep else 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(b"\\0" + row(y) for y in range(h)))
        open(f"{folder}/{name}", "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", head) + extra
            + chunk(b"IDAT", body) + chunk(b"IEND", b""))
    def numbers(*v): return b"".join(struct.pack(">I", round(x * 100000)) for x in v)
    icc = lambda p: chunk(b"iCCP", b"x\\0\\0" + zlib.compress(p))
    png("cicp.png", chunk(b"cICP", bytes([12, 13, 0, 1])))
    raw("cicp.png", [convert(color(*p), P3, linear) + (255,) for p in points])
    # Of several descriptions the most exact one counts.
    png("order.png", chunk(b"cICP", bytes([1, 13, 0, 1])) + icc(p3) + chunk(b"gAMA", numbers(1)))
    raw("order.png", [color(*p) + (255,) for p in points])
    png("gamma.png", chunk(b"gAMA", numbers(1 / 1.8)))
    raw("gamma.png", [convert(color(*p), SRGB, lambda v: v ** 1.8) + (255,) for p in points])
    png("chrm.png", chunk(b"gAMA", numbers(1 / 2.2)) + chunk(b"cHRM", numbers(*D65, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06)))
    raw("chrm.png", [convert(color(*p), ADOBE, linear) + (255,) for p in points])
    png("usual.png", chunk(b"gAMA", numbers(0.45455)) + chunk(b"cHRM", numbers(*D65, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06)))
    raw("usual.png", [color(*p) + (255,) for p in points])
    png("deep.png", icc(p3), deep=True)
    raw("deep.png", [convert([v * 257 - (v > 0) * 100 for v in color(*p)], P3, linear, 65535) + (255,) for p in points])
    # What cannot be converted.
    png("bad-hdr.png", chunk(b"cICP", bytes([9, 16, 0, 1])))
    png("bad-damaged.png", icc(p3[:200]))
    png("bad-inks.png", icc(cmykProfile))
    """

  @Test("Colors of profiles, code points, gamma and chromaticities become those of sRGB, within a level")
  func conversions() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.python(ColorProfileTests.writer, folder.path)
    try #require(made.status == 0, "\(made.standardError)")
    let names = folder.names.filter { $0.hasSuffix(".raw") }.map { String($0.dropLast(4)) }
    #expect(names.count == 16)
    for name in names {
      let picture = try ImageFile.decode(folder.read(name))
      let wanted = try folder.read("\(name).raw")
      try #require(picture.width == 24 && picture.height == 16)
      var largest = 0
      for y in 0..<16 {
        for x in 0..<24 {
          let straight = wanted[(y * 24 + x) * 4..<(y * 24 + x) * 4 + 4].map { $0 }
          let pixel = picture[x, y]
          if pixel.alpha != straight[3] { largest = 255 }
          for (a, b) in zip([pixel.red, pixel.green, pixel.blue], straight) {
            largest = max(largest, abs(Int(a) - Int(Premultiplication.premultiply(b, alpha: straight[3]))))
          }
        }
      }
      // Inks go by a table of the profile, of 8 bits.
      let isExact = ["same.png", "order.png", "usual.png"].contains(name)
      #expect(largest <= (isExact ? 0 : name == "inks.jpg" ? 3 : 1), "\(name): \(largest)")
    }
  }

  @Test("Colors that cannot be converted are refused with a reason")
  func refused() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.python(ColorProfileTests.writer, folder.path)
    try #require(made.status == 0, "\(made.standardError)")
    for (name, reason) in [
      ("bad-hdr.png", "cICP chunk (9, 16, 0, 1) cannot be converted, because they have a high dynamic range"),
      ("bad-damaged.png", "its color profile cannot be read"),
      ("bad-inks.png", "its color profile does not match the color components of its pixels"),
    ] {
      #expect {
        _ = try ImageFile.decode(folder.read(name))
      } throws: {
        "\($0)".contains(reason)
      }
    }
  }

  @Test("Exif turns pictures in every format that has it")
  func orientation() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.python(
      """
      import sys
      from PIL import Image, ImageOps
      rgb = Image.new("RGB", (5, 3))
      rgb.putdata([(x * 50, y * 80, 100) for y in range(3) for x in range(5)])
      for n in range(1, 9):
          exif = Image.Exif(); exif[0x112] = n
          for kind in ("png", "webp"):
              path = f"{sys.argv[1]}/{n}.{kind}"
              rgb.save(path, exif=exif, **({"lossless": True} if kind == "webp" else {}))
              turned = ImageOps.exif_transpose(Image.open(path)).convert("RGBA")
              open(path + ".raw", "wb").write(bytes([turned.width, turned.height]) + turned.tobytes())
      """, folder.path)
    try #require(made.status == 0, "\(made.standardError)")
    let names = folder.names.filter { !$0.hasSuffix(".raw") }
    #expect(names.count == 16)
    for name in names {
      let picture = try ImageFile.decode(folder.read(name))
      let wanted = try folder.read("\(name).raw")
      #expect([UInt8(picture.width), UInt8(picture.height)] + picture.visibleBytes == wanted, "\(name)")
    }
  }
}
