import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct EncodeTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
  }

  private func render(_ options: String...) throws {
    let rate = options.contains("--fps") ? [] : ["--fps", "50"]
    let outcome = try command.run(["render", "menu.yaml", "-q"] + options + rate)
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  private func encode(_ arguments: String...) throws -> Command.Outcome { try command.run(["encode"] + arguments) }

  @Test(
    "Whatever holds the frames, the same frames give the same file",
    arguments: ["frames", "frames/", "x_*.png", "x.apng", "x.rgba", "y.png"])
  func sources(input: String) throws {
    for output in ["frames/", "x_%d.png", "x.apng", "x.rgba"] { try render("-o", output) }
    try render("-o", "y.png", "--format", "apng")
    let arguments =
      input.hasSuffix("rgba") ? ["--raw", input, "--size", "40x20", "--frames", "50"] : [input, "--fps", "50"]
    let outcome = try command.run(["encode", "-q", "-o", "again/"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    for number in ["00", "09", "10", "49"] {
      #expect(try folder.read("again/frame_00\(number).png") == folder.read("frames/frame_00\(number).png"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder / "again/frame_0050.png"))
  }

  @Test("A GIF and an animated PNG keep their times and their loop")
  func times() throws {
    try render("-o", "x.gif", "--loop", "3", "--hold-last", "1.5")
    #expect(try encode("x.gif", "-o", "y.gif").status == 0)
    #expect(try folder.read("x.gif") == folder.read("y.gif"))
    try render("-o", "x.apng", "--loop", "4", "--fps", "30000/1001", "--hold-first", "0.4")
    #expect(try encode("x.apng", "-o", "y.apng").status == 0)
    #expect(try folder.read("x.apng") == folder.read("y.apng"))
    #expect(try encode("x.apng", "-o", "frames/").status == 0)
    #expect(try encode("frames", "-o", "z.apng", "--loop", "4").status == 0)
    #expect(try folder.read("x.apng") == folder.read("z.apng"))
  }

  @Test("Streams come from standard input and go to standard output")
  func streams() throws {
    try render("-o", "x.gif")
    let outcome = try command.shell(
      "\"$flipbook\" render menu.yaml -q -o - --format rgba "
        + "| \"$flipbook\" encode -q --raw - --size 40x20 -o - --format gif | cmp - x.gif && echo same")
    #expect(outcome.text == "same\n")
    let video = try command.shell(
      "\"$flipbook\" render menu.yaml -q -o - --format y4m | \"$flipbook\" encode - -q -o y.gif; echo $?")
    #expect(video.text == "0\n")
    let animation = try command.shell(
      "\"$flipbook\" render menu.yaml -q -o x.apng && \"$flipbook\" render menu.yaml -q -o - --format apng "
        + "| cmp - x.apng && echo same")
    #expect(animation.text == "same\n")
  }

  @Test("ffmpeg makes a film of a stream, as the README shows")
  func film() throws {
    let outcome = try command.shell(
      "\"$flipbook\" render menu.yaml --fps 50 --format y4m -q -o - "
        + "| ffmpeg -v error -i - -pix_fmt yuv420p menu.mp4 && ffprobe -v error -count_frames -of csv=p=0 "
        + "-show_entries stream=width,height,nb_read_frames menu.mp4")
    #expect(outcome.text == "40,20,50\n")
    let clear = try command.shell(
      "\"$flipbook\" render menu.yaml --fps 50 --background clear --format png -q -o - "
        + "| ffmpeg -v error -framerate 50 -f image2pipe -i - -pix_fmt yuva420p menu.webm && ffprobe -v error "
        + "-count_frames -of csv=p=0 -show_entries stream=width,height,nb_read_frames menu.webm")
    #expect(clear.text == "40,20,50\n")
  }

  @Test("Motion is held and comes back, whoever made the frames")
  func playback() throws {
    try render("-o", "x.apng", "--bounce", "--hold-last", "0.5", "--hold-first", "200ms")
    try render("-o", "x.rgba")
    let outcome = try encode(
      "--raw", "x.rgba", "--size", "40x20", "-o", "y.apng", "--bounce", "--hold-last", "0.5", "--hold-first", "200ms")
    #expect(outcome.status == 0, "\(outcome.error)")
    let (ours, theirs) = try (APNGDecoder(folder.read("x.apng")), APNGDecoder(folder.read("y.apng")))
    #expect(ours?.lengths == theirs?.lengths)
    #expect(ours?.lengths.count == 98)
    #expect(ours?.lengths.reduce(0, +) == 98 + 25 + 10)
    let refused = try command.shell("cat x.rgba | \"$flipbook\" encode --raw - --size 40x20 --bounce -o z.gif; echo $?")
    #expect(refused.text.contains("it cannot be read backward"))
    #expect(refused.text.hasSuffix("64\n"))
    #expect(!folder.names.contains("z.gif"))
  }

  @Test(
    "A poster lies beside the output",
    arguments: [
      (["-o", "x.gif"], "x-poster.png"), (["-o", "x.apng"], "x-poster.png"), (["-o", "frames/"], "frames-poster.png"),
      (["-o", "shot_%03d.png"], "shot-poster.png"), (["-o", "%d.png"], "poster.png"),
    ])
  func poster(options: [String], name: String) throws {
    #expect(try command.run(["render", "menu.yaml", "-q", "--poster", "500ms"] + options).status == 0)
    #expect(try command.run(["still", "menu.yaml", "-q", "--at", "0.5", "-o", "still.png"]).status == 0)
    #expect(try folder.read(name) == folder.read("still.png"))
    try render("-o", "all.rgba")
    let outcome = try command.run(
      ["encode", "--raw", "all.rgba", "--size", "40x20", "--poster", "0.51", "--hold-first", "1"] + options)
    #expect(outcome.status == 0)
    #expect(try folder.read(name) == folder.read("still.png"))
  }

  @Test("The bytes are the same for any number of jobs", arguments: ["x.apng", "x.gif", "f/", "x.y4m"])
  func sameBytes(output: String) throws {
    try render("-o", "x.rgba", "--scale", "3")
    var files: [[UInt8]] = []
    for jobs in ["1", "2", "7"] {
      let outcome = try encode("--raw", "x.rgba", "--size", "120x60", "-o", output, "-j", jobs)
      #expect(outcome.status == 0, "\(outcome.error)")
      files.append(try folder.read(output == "f/" ? "f/frame_0020.png" : output))
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test("What is wrong with the frames is reported with the frame or the file, and leaves nothing behind")
  func badInput() throws {
    try render("-o", "x_%d.png", "--frames", "0-2")
    try render("-o", "x.rgba", "--frames", "0-2")
    try folder.write(PNGEncoder().encode(Bitmap(width: 9, height: 9)), to: "small.png")
    try folder.write([], to: "empty")
    try folder.write(Array(try folder.read("x_0.png").dropLast(30)), to: "cut.png")
    try FileManager.default.createDirectory(atPath: folder / "none", withIntermediateDirectories: false)
    let before = folder.names
    for (arguments, status, message) in [
      (
        ["x_0.png", "small.png"], 65,
        "error: small.png: it has 9 × 9 pixels, but the first frame, x_0.png, has 40 × 20\n"
      ),
      (["x_0.png", "cut.png"], 65, "error: cut.png is a damaged PNG file: it is truncated"),
      (["x_0.png", "no.png"], 66, "error: no.png: No such file or directory\n"),
      (
        ["--raw", "x.rgba", "--size", "40x19"], 65,
        "error: x.rgba: frame 3 is truncated: it has 480 of 3040 bytes; are frames 40 × 19?\n"
      ),
      (
        ["--raw", "x.rgba", "--size", "40x20", "--frames", "4"], 65,
        "error: x.rgba: it has only 3 frames, but --frames is 4\n"
      ),
      (["--raw", "empty", "--size", "40x20"], 65, "error: empty: there are no frames\n"),
      (["--raw", "x.rgba", "--size", "40x20", "--frames", "0"], 65, "error: x.rgba: there are no frames\n"),
      (["empty"], 65, "error: empty: it is empty\n"), (["none"], 64, "there are no PNG files in none"),
      (["'*.gif'"], 64, "there are no PNG files in"), (["menu.yaml"], 65, "this is a scene"),
      (["--raw", "x.rgba"], 64, "raw frames do not contain their size"),
      (["--raw", "x.rgba", "--size", "40x"], 64, "add --size, as in --size 640x480"),
      (["x_0.png", "--size", "40x20"], 64, "--size and --frames are for raw frames"),
      ([], 64, "there is nothing to encode"), (["x_0.png", "--raw", "x.rgba"], 64, "--raw is already an input"),
    ] as [([String], Int32, String)] {
      let outcome = try command.run(["encode", "-o", "out.gif"] + arguments)
      #expect(outcome.status == status, "\(arguments)")
      #expect(outcome.error.contains(message), "\(outcome.error)")
      #expect(folder.names == before)
    }
  }

  @Test(
    "One frame, one pixel, and a very wide picture are files like others", arguments: [(1, 1), (7, 3), (16_384, 1)])
  func sizes(width: Int, height: Int) throws {
    try folder.write((0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 * 7) }, to: "x.rgba")
    for output in ["x.gif", "x.apng", "f/", "x.y4m", "y.rgba"] {
      let outcome = try encode("--raw", "x.rgba", "--size", "\(width)x\(height)", "-o", output)
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    #expect(try folder.read("x.rgba").count == folder.read("y.rgba").count)
  }

  @Test(
    "Translucent pixels keep their straight colors, even clear ones",
    arguments: ["noise", "gray", "colors", "moving", "single"])
  func straightColors(content: String) throws {
    let made = try Tool.python(
      """
      import os, random, sys
      from PIL import Image
      folder, content = sys.argv[1:]
      random.seed(7)
      count = 1 if content == "single" else 5
      shades = [tuple(random.randrange(256) for _ in range(3)) + (alpha,) for alpha in range(0, 250, 5)]
      def pixel(x, y, frame):
          if content == "gray": return (random.randrange(256),) * 3 + (random.randrange(64),)
          if content == "colors": return shades[(x // 5 + y * frame) % len(shades)]
          if content == "moving":
              near = abs(x - 10 - 6 * frame) < 8 and abs(y - 20) < 12
              return (200, 3 * x, 5 * y, 12 * abs(y - 20) + 1) if near else (0, 0, 0, 0)
          return tuple(random.randrange(256) for _ in range(3)) + (random.choice([0, 1, 2, 3, 9, 40, 128, 254, 255]),)
      os.makedirs(folder + "/in")
      with open(folder + "/wanted", "wb") as wanted:
          for frame in range(count):
              image = Image.new("RGBA", (61, 40))
              image.putdata([pixel(x, y, frame) for y in range(40) for x in range(61)])
              image.save(f"{folder}/in/f{frame}.png")
              wanted.write(image.tobytes())
      """, folder.path, content)
    try #require(made.status == 0, "\(made.standardError)")
    let wanted = try folder.read("wanted")
    for effort in ["0", "6", "7"] {
      for output in ["x.apng", "y.apng", "out/", "x.rgba", "z.webp"] {
        // The second animated PNG is made of the first.
        let outcome = try command.run(
          ["encode", output == "y.apng" ? "x.apng" : "in/", "-q", "-o", output, "--fps", "20"]
            + (output == "x.rgba" ? [] : ["--effort", effort]))
        #expect(outcome.status == 0, "\(outcome.error)")
      }
      #expect(try folder.read("x.rgba") == wanted)
      let read = try Tool.python(
        """
        import glob, os, sys
        from PIL import Image
        os.chdir(sys.argv[1])
        wanted = open("wanted", "rb").read()
        for name in ["x.apng", "y.apng", "z.webp"]:
            image = Image.open(name)
            frames = []
            for frame in range(getattr(image, "n_frames", 1)):
                image.seek(frame)
                frames.append(image.convert("RGBA").tobytes())
            got = b"".join(frames)
            # WebP keeps no colors of clear pixels.
            def seen(pixels): return pixels if name != "z.webp" else [p if p[3] else 0 for p in zip(*[iter(pixels)] * 4)]
            print(name, seen(got) == seen(wanted))
        frames = [Image.open(name).convert("RGBA").tobytes() for name in sorted(glob.glob("out/*.png"))]
        print("png", b"".join(frames) == wanted)
        """, folder.path)
      #expect(read.text == "x.apng True\ny.apng True\nz.webp True\npng True\n", "\(read.text)\(read.standardError)")
      let ffmpeg = try Tool.ffmpeg.run([
        "-v", "error", "-y", "-f", "apng", "-i", folder / "x.apng", "-f", "rawvideo", "-pix_fmt", "rgba", "-fps_mode",
        "passthrough", folder / "frames",
      ])
      #expect(ffmpeg.status == 0, "\(ffmpeg.standardError)")
      let isSame = try folder.read("frames") == wanted
      #expect(isSame, "ffmpeg")
    }
  }

  @Test("A GIF of a fade on a clear background points to the matte")
  func fadeInGIF() throws {
    let scene = """
      canvas: {size: [80, 60]}
      layers:
        - {layer: box, frame: [10, 10, 50, 40], backgroundColor: tomato, opacity: 0}
      start:
        - {basic: box.opacity, from: 0, to: 1, duration: 0.4}
      """
    try folder.write(Array(scene.utf8), to: "fade.yaml")
    let message = "a GIF has no partial transparency"
    for (options, isNoted) in [
      (["-o", "a.gif", "--background", "clear"], true), (["-o", "b.gif", "--background", "white"], false),
      (["-o", "c.gif", "--background", "clear", "--matte", "white"], false),
      (["-o", "d.apng", "--background", "clear"], false),
    ] {
      let outcome = try command.run(["render", "fade.yaml"] + options)
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect((outcome.text + outcome.error).contains(message) == isNoted, "\(options) \(outcome.text)\(outcome.error)")
    }
    let outcome = try encode("d.apng", "-o", "e.gif")
    #expect(
      (outcome.text + outcome.error).contains("--matte blends them with a color"), "\(outcome.text)\(outcome.error)")
    // A soft edge isn't a fade.
    try folder.write(
      Array(
        "canvas: {size: [80, 60]}\nduration: 0.1\nlayers:\n  - {layer: box, frame: [10.5, 10.5, 50, 40], cornerRadius: 20, backgroundColor: tomato}\n"
          .utf8), to: "edge.yaml")
    let edge = try command.run(["render", "edge.yaml", "-o", "f.gif", "--background", "clear"])
    #expect(edge.status == 0 && !(edge.text + edge.error).contains(message), "\(edge.text)\(edge.error)")
  }
}
