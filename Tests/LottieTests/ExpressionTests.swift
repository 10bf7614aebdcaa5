import LayerTree
import Testing

@testable import Lottie

/// Expressions of whole files: what After Effects brings to the language.
@Suite struct ExpressionTests {
  /// The rotation of a layer “ball”, keyed 0 to 10 in the frames 0 to 10, with an expression, beside another layer.
  private func file(_ code: String) -> String {
    let text = code.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let other = #"""
      {"ty": 4, "nm": "other", "ind": 2, "parent": 3, "ip": 0, "op": 10, "st": 0,
       "ks": {"p": {"k": [{"t": 0, "s": [0, 10]}, {"t": 10, "s": [100, 10]}]}, "s": {"k": [50, 50]},
              "r": {"k": 7, "x": "$bm_rt = value + time;"}},
       "ef": [{"nm": "Control", "mn": "Pseudo/Control", "ty": 5, "ef": [
         {"nm": "Slider", "mn": "ADBE Slider Control-0001", "ty": 0, "v": {"k": 42, "ix": 1}},
         {"nm": "Layer", "mn": "ADBE Layer Control-0001", "ty": 10, "v": {"k": 3}}]}],
       "masksProperties": [{"nm": "Mask 1", "mode": "a", "o": {"k": 60}, "x": {"k": 0},
         "pt": {"k": {"v": [[0, 0], [10, 0], [10, 20]], "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]], "c": false}}}],
       "shapes": [{"ty": "gr", "nm": "Group 1", "it": [
         {"ty": "rc", "nm": "Rectangle Path 1", "p": {"k": [0, 0]}, "s": {"k": [30, 20], "ix": 2}, "r": {"k": 0}},
         {"ty": "fl", "nm": "Fill 1", "c": {"k": [1, 0, 0, 1]}, "o": {"k": 100}},
         {"ty": "tr", "p": {"k": [3, 4], "ix": 2}, "o": {"k": 80}}]},
         {"ty": "sh", "nm": "Path 1", "ks": {"k": {"v": [[0, 0], [10, 0]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]], "c": false}}}]}
      """#
    let ball = """
      {"ty": 3, "nm": "ball", "ind": 1, "ip": 0, "op": 10, "st": 0,
       "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [10]}], "x": "\(text)"}}}
      """
    let base = #"{"ty": 3, "nm": "base", "ind": 3, "ip": 0, "op": 10, "st": 0, "ks": {"p": {"k": [5, 5]}}}"#
    return LottieFiles.file(layers: "[\(ball), \(other), \(base)]")
  }

  /// The rotation at frame 5, and what the file warns of.
  private func outcome(_ code: String) throws -> (value: Double, warnings: [LottieWarning]) {
    let file = try LottieFiles.read(file(code))
    return (file.layers[0].transform.rotation.value(at: 5).x, file.warnings)
  }

  @Test(arguments: [
    ("value", 5.0), ("time", 0.5), ("numKeys", 2), ("key(2).time", 1), ("key(2).value + key(1)[0]", 10),
    ("nearestKey(0.9).index", 2), ("valueAtTime(0.2)", 2), ("velocity", 10), ("speedAtTime(0.5)", 10),
    ("velocityAtTime(2)", 0),
    ("loopOut()", 5), ("thisProperty.value * 2", 10), ("thisLayer.index", 1),
    ("thisComp.width + thisComp.numLayers", 103),
    ("thisComp.frameDuration", 0.1), ("thisComp.duration", 1), ("outPoint - inPoint", 1), ("hasParent ? 1 : 2", 2),
    ("thisComp.layer('other').transform.position[0]", 50), ("thisComp.layer(2).position[1]", 10),
    ("thisComp.layer('other').position.valueAtTime(0.1)[0]", 10), ("thisComp.layer('other').rotation", 7.5),
    ("comp('Old').layer('other').rotation", 7.5),
    ("thisComp.layer('other').effect('Control')('Slider')", 42),
    ("thisComp.layer('other')(4)('Pseudo/Control')(1)", 42),
    ("thisComp.layer('other').effect('Control')('Layer').position[0]", 5),
    ("thisComp.layer('other').parent.position[1]", 5),
    ("thisComp.layer('other').content('Group 1').content('Rectangle Path 1').size[0]", 30),
    ("thisComp.layer('other')('ADBE Root Vectors Group')(1)('ADBE Vectors Group')(1)(2)[1]", 20),
    ("thisComp.layer('other').content('Group 1').transform.position[1]", 4),
    ("thisComp.layer('other').content('Group 1').content('Fill 1').color[0]", 1),
    ("thisComp.layer('other').content('Path 1').path.points()[1][0]", 10),
    ("thisComp.layer('other').content('Path 1').path.pointOnPath(0.5)[0]", 5),
    ("thisComp.layer('other').content('Path 1')('ADBE Vector Shape').tangentOnPath(1)[0]", 1),
    ("thisComp.layer('other').mask('Mask 1').maskOpacity", 60),
    ("thisComp.layer('other').mask(1).maskPath.points().length", 3),
    ("thisComp.layer('base').toComp([1, 2])[0]", 6), ("thisComp.layer('base').fromComp([6, 7])[1]", 2),
    ("thisProperty.propertyGroup(2).name == 'ball' ? 1 : 0", 1),
    ("try { thisComp.layer('none').index } catch (e) { 3 }", 3),
    ("try { amp = effect('none')('Slider'); } catch (e) { $bm_rt = value = value; }", 5),
    ("var layers = 'thisLayer'; while (eval(layers).hasParent) { layers += '.parent'; } layers.length", 9),
  ])
  func reads(code: String, expected: Double) throws {
    let (value, warnings) = try outcome(code)
    #expect(abs(value - expected) < 1e-6)
    #expect(warnings == [])
  }

  @Test(arguments: [
    ("loop_over()", "“loop_over” is unknown"), ("thisComp.layer('none').index", "there is no layer “none”"),
    ("'text'", "its result does not have the property’s type"),
    ("0 / 0", "its result is NaN, which is not a valid value for a property"),
    ("", nil), ("posterizeTime(2); value", "“posterizeTime” is not supported"),
    ("try { footage('a') } catch (e) { 1 }", "“footage” is not supported"),
    ("while (true) {}", "it takes too many steps"), ("1 +", "expected a value, but found the end"),
    (
      "thisComp.layer('other').sourceRectAtTime().width",
      "“sourceRectAtTime” of a shape, text or image is not supported"
    ),
  ])
  func names(code: String, reason: String?) throws {
    let (value, warnings) = try outcome(code)
    #expect(value == 5)
    let expected = reason.map {
      LottieWarning(
        path: "layers[0].ks.r.x", layer: "ball",
        message: "the expression is not evaluated: \($0); only the keyframes are used")
    }
    #expect(warnings == (expected.map { [$0] } ?? []))
  }

  /// Properties that read each other: each reads what the other makes of its own keyframes, whichever is asked first.
  @Test(arguments: [false, true])
  func endsCycles(isSecondFirst: Bool) throws {
    func layer(_ index: Int, _ name: String, _ other: String) -> String {
      """
      {"ty": 3, "nm": "\(name)", "ind": \(index), "ip": 0, "op": 10, "st": 0,
       "ks": {"r": {"k": \(index * 10), "x": "thisComp.layer('\(other)').rotation + 1"}}}
      """
    }
    let file = try LottieFiles.read(LottieFiles.file(layers: "[\(layer(1, "a", "b")), \(layer(2, "b", "a"))]"))
    #expect(file.warnings.isEmpty)
    let layers = isSecondFirst ? file.layers.reversed() : file.layers
    #expect(layers.map { $0.transform.rotation.value(at: 3).x }.sorted() == [12, 22])
  }

  /// A slider whose expression reads a check box beside it, and one whose expression fails: only layers show their values.
  @Test(arguments: [
    ("thisProperty.propertyGroup(1)('Loop') == true ? loopOut('cycle') : value", 2.0, nil),
    ("missing", 10, "“missing” is unknown"),
  ])
  func readsControlsWithExpressions(code: String, expected: Double, reason: String?) throws {
    let ball = """
      {"ty": 3, "nm": "ball", "ind": 1, "ip": 0, "op": 10, "st": 0,
       "ks": {"r": {"k": 0, "x": "effect('Trace')('Progress')"}},
       "ef": [{"nm": "Trace", "mn": "Pseudo/Trace", "ty": 5, "ef": [
         {"nm": "Progress", "ty": 0, "v": {"k": [{"t": 0, "s": [0]}, {"t": 4, "s": [10]}, {"t": 8, "s": [10]}], "x": "\(code)"}},
         {"nm": "Loop", "ty": 7, "v": {"k": 1}}]}]}
      """
    let file = try LottieFiles.read(LottieFiles.file(layers: "[\(ball)]"))
    #expect(abs(file.layers[0].transform.rotation.value(at: 8.8).x - expected) < 1e-6)
    let warning = reason.map {
      LottieWarning(
        path: "layers[0].ef[0].ef[0].v.x", layer: "ball",
        message: "the expression is not evaluated: \($0); only the keyframes are used")
    }
    #expect(file.warnings == (warning.map { [$0] } ?? []))
  }

  /// Handles change the pace on a straight line as in lottie-ios, but not of expressions, which it does not compute.
  @Test(arguments: [("", 15.625), (#", "x": "[value[0], value[1]]""#, 25), (#", "x": "missing""#, 15.625)])
  func goesEvenlyAlongLines(code: String, expected: Double) throws {
    let layer = """
      {"ty": 3, "nm": "ball", "ind": 1, "ip": 0, "op": 10, "st": 0,
       "ks": {"p": {"k": [{"t": 0, "s": [0, 0], "to": [0, 0], "ti": [0, 0.001]}, {"t": 8, "s": [0, 100]}]\(code)}}}
      """
    let file = try LottieFiles.read(LottieFiles.file(layers: "[\(layer)]"))
    let position = file.layers[0].transform.position
    #expect(abs(position.value(at: 2).y - expected) < 0.01)
  }

  /// A frame at which an expression fails has the value of the keyframes, and those after it are computed again.
  @Test func failsForOneFrame() throws {
    let file = try LottieFiles.read(file("time > 0.63 && time < 0.64 ? missing : value * 3"))
    let rotation = file.layers[0].transform.rotation
    #expect(file.warnings.isEmpty)
    #expect([6.2, 6.35, 6.5].map { (rotation.value(at: $0).x * 1e6).rounded() / 1e6 } == [18.6, 6.35, 19.5])
  }

  /// All trials of a file together end, however many of its expressions are slow.
  @Test func boundsAllTrials() throws {
    let slow = "for (var i = 0; i < 3000; i++) {} value"
    let layers = (1...60).map {
      #"{"ty": 3, "nm": "n", "ind": \#($0), "ip": 0, "op": 10, "st": 0, "ks": {"r": {"k": 1, "x": "\#(slow)"}}}"#
    }
    let file = try LottieFiles.read(LottieFiles.file(layers: "[\(layers.joined(separator: ","))]"))
    #expect(file.warnings.last?.message.contains("the file’s expressions take too many steps") == true)
    #expect(file.warnings.count < 60)
  }

  /// Random values stay, differ from layer to layer and in time, and are named once.
  @Test func wiggles() throws {
    let (first, warnings) = try outcome("wiggle(5, 100)")
    #expect(first != 5 && abs(first - 5) <= 100)
    #expect(try outcome("wiggle(5, 100)").value == first)
    #expect(warnings.map(\.message) == ["random values, here and below, differ from After Effects’"])
    let file = try LottieFiles.read(file("wiggle(5, 100)"))
    let track = file.layers[0].transform.rotation
    let values = (0..<10).map { track.value(at: Double($0)).x }
    #expect(Set(values).count == 10)
    #expect(try outcome("seedRandom(1, true); random()").value == outcome("seedRandom(1, true); random()").value)
  }

  /// What expressions compute looks as the same written with keyframes or numbers.
  @Test(arguments: [
    ([0.0, 100], "[time * 100, 50]", #"{"k": [{"t": 0, "s": [0, 50]}, {"t": 10, "s": [100, 50]}]}"#),
    ([0, 0], "[linear(time, 0, 1, 20, 60), 10]", #"{"k": [{"t": 0, "s": [20, 10]}, {"t": 10, "s": [60, 10]}]}"#),
    ([7, 7], "thisComp.layer('shapes').transform.anchorPoint", #"{"k": [3, 4]}"#),
  ])
  func paintsAsKeyframes(own: [Double], code: String, keyframes: String) throws {
    func scene(_ position: String) -> String {
      LottieFiles.file(
        layers: "["
          + LottieFiles.shapeLayer(
            "[\(LottieFiles.square), \(LottieFiles.red)]", transform: #"{"p": \#(position), "a": {"k": [3, 4]}}"#) + "]"
      )
    }
    let computed = scene(#"{"k": [\#(own[0]), \#(own[1])], "x": "var $bm_rt; $bm_rt = \#(code);"}"#)
    for time in [0.2, 0.75] {
      let shown = try LottieFiles.snapshot(computed, at: time).shapes
      let expected = try LottieFiles.snapshot(scene(keyframes), at: time).shapes
      #expect(shown.count == 1)
      #expect(shown.map(\.shape) == expected.map(\.shape))
      #expect(shown.map(\.transform) == expected.map(\.transform))
    }
  }
}
