import FlipbookUIKit

extension ExportedScene {
  /// The scenes and drawings whose code is compiled with the tests.
  static let all: [ExportedScene] = [
    ExportedScene("pop/red-ball.yaml") { TheRedBall() },
    ExportedScene("pop/three-balls.yaml") { ThreeBalls() },
    ExportedScene("pop/orange-square.yaml") { TheOrangeSquare() },
    ExportedScene("pop/gear.yaml") { TheGearButton() },
    ExportedScene("pop/hamburger.yaml") { TheHamburgerButton() },
    ExportedScene("gesture-driven/fade.yaml") { FadeIn02S() },
    ExportedScene("motion-guide/jnw-springs.yaml") { JNWSprings() },
    ExportedScene("motion-guide/map.yaml") { TheMap() },
    ExportedScene("motion-guide/alerts.yaml") { ThreeAlerts() },
    ExportedScene("motion-guide/music-player.yaml") { TheMusicPlayer() },
    ExportedScene("motion-guide/stories.yaml") { TheStories() },
    ExportedScene("onboarding/text-fade.yaml") { WordsThatFade() },
    ExportedScene("onboarding/fireworks.yaml") { Fireworks() },
    ExportedScene("onboarding/living-room.yaml") { ALittleMove() },
    ExportedScene("onboarding/moon.yaml") { TheSleepScreenSMoon() },
    ExportedScene("onboarding/outdoors.yaml") { StepOutside() },
    ExportedScene("onboarding/transitions.yaml") { Transitions() },
    ExportedScene("drawings/wave.yaml") { Wave() },
    ExportedScene("wrong-choice/shake.yaml") { TheWrongChoice() },

    ExportedScene(
      "pop/red-ball.yaml",
      layers: {
        let made = TheRedBallLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "pop/three-balls.yaml",
      layers: {
        let made = ThreeBallsLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "pop/orange-square.yaml",
      layers: {
        let made = TheOrangeSquareLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "onboarding/fireworks.yaml",
      layers: {
        let made = FireworksLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "onboarding/transitions.yaml",
      layers: {
        let made = TransitionsLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "drawings/wave.yaml",
      layers: {
        let made = WaveLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "wrong-choice/shake.yaml",
      layers: {
        let made = TheWrongChoiceLayers()
        return .layers(
          made.layer,
          methods: [
            "piece00TouchUpInside": made.piece00TouchUpInside, "piece12TouchUpInside": made.piece12TouchUpInside,
            "piece21TouchUpInside": made.piece21TouchUpInside,
          ])
      }),

    ExportedScene("pop/Assets/gear.svg") { Gear() },
    ExportedScene("particles/Assets/logs.svg") { Logs() },
    ExportedScene("gesture-driven/Assets/lake.svg") { Lake() },
    ExportedScene("motion-guide/Assets/status-bar.svg") { StatusBar() },
    ExportedScene("onboarding/Assets/night-hills.svg") { NightHills() },
    ExportedScene("motion-guide/Assets/arrow.svg", layers: { .layers(ArrowLayers().layer) }),
    ExportedScene("gesture-driven/Assets/station.svg", layers: { .layers(StationLayers().layer) }),
    ExportedScene("onboarding/Assets/bay.svg", layers: { .layers(BayLayers().layer) }),
    ExportedScene("motion-guide/Assets/music-background.svg", layers: { .layers(MusicBackgroundLayers().layer) }),
    ExportedScene("particles/Assets/camp.svg", layers: { .layers(CampLayers().layer) }),
    ExportedScene("particles/Assets/flame.svg", layers: { .layers(FlameLayers().layer) }),
  ]
}
