import TestSupport
import Testing

@Suite struct UsageTests {
  @Test(
    "Arguments without sense are refused with what to write instead",
    arguments: [
      (["--fps", "0"], "write a rate like 50, 29.97 or 30000/1001"),
      (["--fps", "-5"], "write a rate like"), (["--fps", "nan"], "write a rate like"),
      (["--fps", "1e9"], "write a rate like"), (["--scale", "0"], "write a number from 0.01 to 100"),
      (["--scale", "-1"], "write a number from"), (["--scale", "inf"], "write a number from"),
      (["--size", "0x0"], "write 640x480"), (["--size", "640"], "write 640x480"), (["--size", "x"], "write 640x480"),
      (["--size", "1000000000x1000000000"], "up to 32767 pixels per side"), (["--from", "-1"], "write a time like"),
      (["--to", "5 s"], "write a time like"), (["--to", "nan"], "write a time like"),
      (["--from", "1", "--to", "0.5"], "--to 0.5 must come after --from 1.0"),
      (["--from", "5"], "there is nothing to render from 5.0 s on: the scene ends at 1.0 s"),
      (["--frames", "40-10"], "write 10-40"), (["--frames", "a-b"], "write frames like 10-40"),
      (["--frames", "-3"], "write frames like 10-40"), (["--frames", "90-95"], "the scene has 50, and the last is 49"),
      (["--speed", "0"], "write a number from 0.001 to 1000"), (["--speed", "1e9"], "write a number from"),
      (["--loop", "-1"], "write a whole number from 0"), (["--jobs", "0"], "write a whole number from 1"),
      (["--background", "wite"], "write a color as a CSS name"),
      (["--scale", "2", "--size", "640x"], "--scale and --size both set the size of the output"),
      (["--frames", "1-2", "--to", "1"], "--frames and --from or --to both choose a part of the scene"),
      (["-o", ""], "the output has no name"), (["-o", "x.avi"], "x.avi ends in .avi, which is not an output format"),
      (["-o", "x.png"], "for the second, write x_%04d.png; for the third, add --format apng"),
      (["-o", "x_%04d.gif"], "a GIF contains all frames"),
      (["-o", "x_%s.png"], "exactly one placeholder for the frame number"),
      (["-o", "x.gif", "--format", "png"], "x.gif would be a GIF, but --format is png"),
      (["-o", "-"], "add --format gif, apng, webp, png, y4m or rgba"),
      (["-o", "x/", "--loop", "1"], "--loop is for GIFs"),
      (["-o", "x.y4m", "--loop", "1"], "--loop is for GIFs"),
      (["-o", "x.y4m", "--effort", "1"], "--effort is for GIFs, PNGs and WebPs"),
      (["-o", "x.apng", "--quality", "50"], "--quality is for GIFs"),
      (["--quality", "0"], "whole number from 1 to 100"),
      (["--colors", "257"], "write a whole number from 2 to 256"),
      (["--dither", "some"], "write adaptive, none, ordered or diff"),
      (["--matte", "wite"], "write a color as a CSS name"),
      (["--lossy", "-1"], "write a whole number from 0 to 1000"),
      (["--max-bytes", "many"], "write a size like 500KB"),
      (["-o", "x/", "--max-bytes", "9KB"], "--max-bytes is for GIFs, animated PNGs, WebPs and movies"),
      (["-o", "x.apng", "--effort", "10"], "write a whole number from 0 to 9"),
      (["-o", "-", "--format", "gif", "--poster", "1"], "--poster is written beside the output"),
      (["-o", "x_%d.apng"], "an animated PNG contains all frames"), (["--hold-last", "-1"], "write a time like"),
      (["--scale", "100", "--size"], "Missing value for '--size"), (["--nonsense"], "Unknown option '--nonsense'"),
    ])
  func misuse(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
    let outcome = try Command(folder: folder).run(["render", "menu.yaml"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("A size that no picture of the scene comes down to is a matter of the scene, and leaves no file")
  func tooFewBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
    let outcome = try Command(folder: folder).run(["render", "menu.yaml", "--max-bytes", "30"])
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("the output cannot be reduced to 30 bytes"))
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("An output that no format can hold is refused before work starts")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let scene = SceneText.square.replacing("size: [40, 20]", with: "size: [4000, 2000]")
    try folder.write(Array(scene.utf8), to: "menu.yaml")
    let outcome = try Command(folder: folder).run(["render", "menu.yaml", "--scale", "50"])
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("the image would have 200000 × 100000 pixels, but its sides must be from 1 to 32767"))
    #expect(folder.names == ["menu.yaml"])
  }

  @Test(
    "Other commands, too, say what does not fit",
    arguments: [
      (["still", "menu.yaml", "--at", "0", "-o", "x.gif"], "‘x.gif’ is not the name of a PNG file"),
      (["still", "menu.yaml", "--at", "0", "-o", ""], "‘’ is not the name of a PNG file"),
      (["still", "menu.yaml", "--at", "0", "-o", "a/b/"], "‘a/b/’ is not the name of a PNG file: write a/b/menu.png"),
      (["still", "menu.yaml"], "the scene moves, so a still needs a time: write --at 0.35"),
      (["trace", "menu.yaml", "-l", "square", "-l", "circle"], "no layer of menu.yaml is called circle\n"),
      (["trace", "menu.yaml", "-p", "opacty"], "no animatable property is called opacty"),
      (["springs"], "give a spring, such as"),
      (["springs", "--mass", "-1"], "mass must be greater than 0, but is -1.0"),
      (["springs", "--stiffness", "nan"], "stiffness must be greater than 0, but is nan"),
      (["springs", "--tension", "300"], "--tension and --friction must be given together"),
      (["springs", "--damping-ratio", "1"], "--damping-ratio requires --duration"),
      (["springs", "--mass", "1", "--speed", "2"], "--mass and --speed belong to different notations"),
      (["rendr", "menu.yaml"], "no command is called ‘rendr’: did you mean render?"),
      (["validate"], "Missing expected argument"),
    ])
  func otherMisuse(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
    let outcome = try Command(folder: folder).run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("A scene without a name needs an output", arguments: [["render", "-"], ["still", "-", "--at", "0"]])
  func nameless(arguments: [String]) throws {
    let outcome = try Command(folder: TemporaryFolder()).run(arguments, input: SceneText.square)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("has no name for the output: add -o"))
  }
}
