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
    ExportedScene("gesture-driven/gestures.yaml") { DrivenByPercentages() },
    ExportedScene("gesture-driven/interactive-transition.yaml") { DragToOpen() },
    ExportedScene("gesture-driven/layout-transition.yaml") { FromAPileToAGrid() },
    ExportedScene("gesture-driven/parallax-header.yaml") { AHeaderThatFollowsTheScroll() },
    ExportedScene("motion-guide/model-and-presentation.yaml") { ModelAndPresentation() },
    ExportedScene("particles/campfire.yaml") { Campfire() },
    ExportedScene("pop/pop-and-core-animation.yaml") { PopAndCoreAnimation() },
    ExportedScene("tables/songs.yaml") { AListThatOpens() },
    ExportedScene("swiftui/springs-by-name.yaml") { SpringsByName() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/morph.yaml") { Morph() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/motions.yaml") { Motions() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/blocks.yaml") { Blocks() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/following.yaml") { Following() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/texts.yaml") { Texts() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/depth.yaml") { Depth() },
    ExportedScene("../Tests/FlipbookUIKitTests/Exported/touches.yaml") { Touches() },
    ExportedScene(
      "../Tests/FlipbookUIKitTests/Exported/depth.yaml",
      layers: {
        let made = DepthLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "../Tests/FlipbookUIKitTests/Exported/motions.yaml",
      layers: {
        let made = MotionsLayers()
        return .layers(made.layer, start: made.start)
      }),

    ExportedScene(
      "../Tests/FlipbookUIKitTests/Exported/morph.yaml",
      layers: {
        let made = MorphLayers()
        return .layers(made.layer, start: made.start)
      }),
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
    ExportedScene(
      "gesture-driven/fade.yaml",
      layers: {
        let made = FadeIn02SLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "gesture-driven/gestures.yaml",
      layers: {
        let made = DrivenByPercentagesLayers()
        return .layers(made.layer, start: made.start, host: { LayerHost(of: made).add(to: $0) })
      }),
    ExportedScene(
      "gesture-driven/interactive-transition.yaml",
      layers: {
        let made = DragToOpenLayers()
        return .layers(made.layer, host: { LayerHost(of: made).add(to: $0) })
      }),
    ExportedScene(
      "gesture-driven/layout-transition.yaml",
      layers: {
        let made = FromAPileToAGridLayers()
        return .layers(made.layer, host: { LayerHost(of: made).add(to: $0) })
      }),
    ExportedScene(
      "gesture-driven/parallax-header.yaml",
      layers: {
        let made = AHeaderThatFollowsTheScrollLayers()
        return .layers(made.layer, start: made.start, host: { LayerHost(of: made).add(to: $0) })
      }),
    ExportedScene(
      "swiftui/springs-by-name.yaml",
      layers: {
        let made = SpringsByNameLayers()
        return .layers(
          made.layer, start: made.start,
          methods: [
            "row0TouchUpInside": made.row0TouchUpInside, "row0Highlight": made.row0Highlight,
            "row0HighlightEnd": made.row0HighlightEnd, "row1TouchUpInside": made.row1TouchUpInside,
            "row1Highlight": made.row1Highlight, "row1HighlightEnd": made.row1HighlightEnd,
            "row2TouchUpInside": made.row2TouchUpInside, "row2Highlight": made.row2Highlight,
            "row2HighlightEnd": made.row2HighlightEnd,
          ])
      }),
    ExportedScene(
      "motion-guide/alerts.yaml",
      layers: {
        let made = ThreeAlertsLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "motion-guide/jnw-springs.yaml",
      layers: {
        let made = JNWSpringsLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "motion-guide/map.yaml",
      layers: {
        let made = TheMapLayers()
        return .layers(
          made.layer,
          methods: [
            "iconTouchUpInside": made.iconTouchUpInside, "iconHighlight": made.iconHighlight,
            "iconHighlightEnd": made.iconHighlightEnd,
          ])
      }),
    ExportedScene(
      "motion-guide/model-and-presentation.yaml",
      layers: {
        let made = ModelAndPresentationLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "motion-guide/music-player.yaml",
      layers: {
        let made = TheMusicPlayerLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "motion-guide/stories.yaml",
      layers: {
        let made = TheStoriesLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "onboarding/living-room.yaml",
      layers: {
        let made = ALittleMoveLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "onboarding/moon.yaml",
      layers: {
        let made = TheSleepScreenSMoonLayers()
        return .layers(
          made.layer,
          methods: [
            "sleepTouchDown": made.sleepTouchDown, "sleepTouchUpInside": made.sleepTouchUpInside,
            "sleepHighlight": made.sleepHighlight, "sleepHighlightEnd": made.sleepHighlightEnd,
          ])
      }),
    ExportedScene(
      "onboarding/outdoors.yaml",
      layers: {
        let made = StepOutsideLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "onboarding/text-fade.yaml",
      layers: {
        let made = WordsThatFadeLayers()
        return .layers(
          made.layer,
          methods: [
            "nextLayerTouchUpInside": made.nextLayerTouchUpInside, "nextLayerHighlight": made.nextLayerHighlight,
            "nextLayerHighlightEnd": made.nextLayerHighlightEnd,
          ])
      }),
    ExportedScene(
      "particles/campfire.yaml",
      layers: {
        let made = CampfireLayers()
        return .layers(made.layer, start: made.start, methods: ["hearthTap": made.hearthTap])
      }),
    ExportedScene(
      "pop/gear.yaml",
      layers: {
        let made = TheGearButtonLayers()
        return .layers(
          made.layer, methods: ["gearTouchesBegan": made.gearTouchesBegan, "gearTouchesEnded": made.gearTouchesEnded])
      }),
    ExportedScene(
      "pop/hamburger.yaml",
      layers: {
        let made = TheHamburgerButtonLayers()
        return .layers(
          made.layer,
          methods: [
            "menuTouchesBegan": made.menuTouchesBegan, "menuTouchesEnded": made.menuTouchesEnded,
            "menuTouchUpInside": made.menuTouchUpInside,
          ])
      }),
    ExportedScene(
      "pop/pop-and-core-animation.yaml",
      layers: {
        let made = PopAndCoreAnimationLayers()
        return .layers(made.layer, start: made.start)
      }),
    ExportedScene(
      "tables/songs.yaml",
      layers: {
        let made = AListThatOpensLayers()
        return .layers(
          made.layer, start: made.start,
          methods: [
            "row0TouchUpInside": made.row0TouchUpInside, "row0Highlight": made.row0Highlight,
            "row0HighlightEnd": made.row0HighlightEnd, "row1TouchUpInside": made.row1TouchUpInside,
            "row1Highlight": made.row1Highlight, "row1HighlightEnd": made.row1HighlightEnd,
            "row2TouchUpInside": made.row2TouchUpInside, "row2Highlight": made.row2Highlight,
            "row2HighlightEnd": made.row2HighlightEnd, "row3TouchUpInside": made.row3TouchUpInside,
            "row3Highlight": made.row3Highlight, "row3HighlightEnd": made.row3HighlightEnd,
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
