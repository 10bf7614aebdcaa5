import FlipbookUIKit
import Testing

/// The code of "Motion Design for iOS", section 5, in Swift.
@Suite struct MotionGuideTests {
  final class MapExample {
    let window: UIWindow
    var mapShowing = false
    let appBackground: UIImageView
    let mapView: UIImageView
    let icon: UIButton

    init(window: UIWindow) {
      self.window = window
      // Add the main app background image
      appBackground = UIImageView(frame: CGRectMake(0, 20, window.bounds.size.width, 548))
      appBackground.image = UIImage(named: "app-bg")
      window.addSubview(appBackground)

      // Add the map view
      mapView = UIImageView(frame: CGRectMake(0, 62, window.bounds.size.width, 458))
      mapView.image = UIImage(named: "map-arrow")
      mapView.alpha = 0.0
      mapView.transform = CGAffineTransformMakeTranslation(0, 30)
      mapView.transform = CGAffineTransformScale(mapView.transform, 1.1, 1.1)
      window.addSubview(mapView)

      // Add the icon
      icon = UIButton(type: .custom)
      icon.setImage(UIImage(named: "map-icon"), for: .normal)
      icon.frame = CGRectMake(window.bounds.size.width - 49, 19, 49, 44)
      window.addSubview(icon)
      icon.addTarget(self, action: MapExample.didTapMapIcon, for: .touchUpInside)
      appBackground.accessibilityIdentifier = "background"
      mapView.accessibilityIdentifier = "map"
      icon.accessibilityIdentifier = "icon"
    }

    private func spring(
      _ view: UIView, _ keyPath: String, from path: String? = nil, to value: Double, _ constant: CGFloat
    ) {
      let spring = JNWSpringAnimation(keyPath: keyPath)
      spring.damping = constant
      spring.stiffness = constant
      spring.mass = 1
      spring.fromValue = view.layer.presentation()?.value(forKeyPath: path ?? keyPath)
      spring.toValue = NSNumber(value: value)
      view.layer.add(spring, forKey: spring.keyPath)
    }

    func didTapMapIcon(_ sender: UIButton) {
      if mapShowing {
        mapShowing = false
        let dampingStiffnessOut: CGFloat = 24.0
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
          animations: { self.appBackground.alpha = 1.0 }, completion: nil)
        UIView.animate(
          withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
          animations: { self.mapView.alpha = 0.0 }, completion: nil)
        spring(mapView, "transform.scale", to: 1.1, dampingStiffnessOut)
        mapView.transform = CGAffineTransformScale(CGAffineTransformIdentity, 1.1, 1.1)
        spring(mapView, "transform.translation.y", to: 30, dampingStiffnessOut)
        mapView.transform = CGAffineTransformTranslate(mapView.transform, 0, 30)
        spring(appBackground, "transform.scale", from: "transform.scale.x", to: 1.0, dampingStiffnessOut)
        appBackground.transform = CGAffineTransformScale(CGAffineTransformIdentity, 1.0, 1.0)
      } else {
        mapShowing = true
        let dampingStiffness: CGFloat = 16.0
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
          animations: { self.appBackground.alpha = 0.3 }, completion: nil)
        UIView.animate(
          withDuration: 0.15, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
          animations: { self.mapView.alpha = 1.0 }, completion: nil)
        // Scale animation for the main app background
        spring(appBackground, "transform.scale", to: 0.9, dampingStiffness)
        appBackground.transform = CGAffineTransformScale(CGAffineTransformIdentity, 0.9, 0.9)
        // Map gets 2 separate animations, one for position and the other for scale
        spring(mapView, "transform.scale", to: 1.0, dampingStiffness)
        mapView.transform = CGAffineTransformScale(CGAffineTransformIdentity, 1, 1)
        spring(mapView, "transform.translation.y", to: 0, dampingStiffness)
        mapView.transform = CGAffineTransformTranslate(mapView.transform, 0, 0)
      }
    }
  }

  @Test(arguments: ["openAndClose", "mad"]) func map(variant: String) throws {
    var example: MapExample?
    let stage = Stage.run(
      generation: .iOS7, imageFolders: [SceneComparison.folder("motion-guide/Assets")]
    ) { window in
      let made = MapExample(window: window)
      #expect(made.appBackground.image != nil && made.mapView.image != nil && made.icon.currentImage != nil)
      if variant == "mad" {
        window.touches.tap(made.icon, at: 0.4, 0.8, 1.1, 1.35, 1.9, holding: 0.1)
      } else {
        window.touches.tap(made.icon, at: 0.4, 2.4)
      }
      example = made
    }
    let paths = ["opacity", "transform.scale.x", "transform.scale.y", "transform.translation.y"]
    try SceneComparison("motion-guide/map.yaml", variant: variant).expectSame(
      stage, until: 4, ["background": paths, "map": paths])
    #expect(example?.mapShowing == (variant == "mad"))
  }

  @Test(arguments: ["short", "longer", "calmer", "twoElements", "stutter30", "stutter15", "wave"])
  func musicPlayer(variant: String) throws {
    let stage = Stage.run(
      generation: .iOS7, imageFolders: [SceneComparison.folder("motion-guide/Assets")]
    ) { window in
      let windowWidth = window.bounds.size.width

      // Add the arrow and top label
      let arrowView = UIImageView(frame: CGRectMake(windowWidth, 0, windowWidth, 45))
      arrowView.image = UIImage(named: "arrow")
      window.addSubview(arrowView)

      // Ministry of Fun label
      let ministryView = UIImageView(frame: CGRectMake(windowWidth, 57, windowWidth, 56 / 2))
      ministryView.image = UIImage(named: "ministry")
      window.addSubview(ministryView)

      // Add a Song button
      let addButton = UIButton(type: .custom)
      addButton.setImage(UIImage(named: "add-button"), for: .normal)
      addButton.setImage(UIImage(named: "add-button-pressed"), for: .highlighted)
      addButton.frame = CGRectMake(windowWidth, 102, windowWidth, 45)
      window.addSubview(addButton)

      var rows: [UIImageView] = []
      for (index, name) in ["1st-row", "2nd-row", "3rd-row", "4th-row", "5th-row"].enumerated() {
        let row = UIImageView(frame: CGRectMake(windowWidth, 170 + 80 * CGFloat(index), windowWidth, 80))
        row.image = UIImage(named: name)
        window.addSubview(row)
        rows.append(row)
      }
      let views = [arrowView, ministryView, addButton] + rows
      for (view, name) in zip(views, Self.names) { view.accessibilityIdentifier = name }

      var (initialDelay, stutter, duration, damping, count) = (1.0, 0.06, 2.1, 0.6, 8)
      switch variant {
      case "short": (initialDelay, duration, damping, count) = (0.5, 1.1, 0.3, 1)
      case "longer": (initialDelay, damping, count) = (0.5, 0.3, 1)
      case "calmer": (initialDelay, count) = (0.5, 1)
      case "twoElements": (stutter, count) = (0.3, 2)
      case "stutter30": stutter = 0.3
      case "stutter15": stutter = 0.15
      default: break
      }
      let ends: [CGRect] = [
        CGRectMake(0, 0, windowWidth, 45), CGRectMake(0, 57, windowWidth, 28), CGRectMake(0, 102, windowWidth, 45),
        CGRectMake(0, 170, windowWidth, 80), CGRectMake(0, 170 + 80, windowWidth, 80),
        CGRectMake(0, 170 + 160, windowWidth, 80), CGRectMake(0, 170 + 240, windowWidth, 80),
        CGRectMake(0, 170 + 320, windowWidth, 80),
      ]
      for index in 0..<count {
        UIView.animate(
          withDuration: duration, delay: initialDelay + (Double(index) * stutter), usingSpringWithDamping: damping,
          initialSpringVelocity: 0, options: [], animations: { views[index].frame = ends[index] }, completion: nil)
      }
    }
    try SceneComparison("motion-guide/music-player.yaml", variant: variant).expectSame(
      stage, until: 5, Dictionary(uniqueKeysWithValues: Self.names.map { ($0, ["position", "bounds.size"]) }))
  }

  private static let names = [
    "arrow", "ministry", "addButton", "firstRow", "secondRow", "thirdRow", "fourthRow", "fifthRow",
  ]

  final class Stories: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let heights: [CGFloat] = [107, 109, 87, 87, 87, 87]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.heights.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      Self.heights[indexPath.row]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
      cell.accessibilityIdentifier = "cell\(indexPath.row)"
      return cell
    }
  }

  @Test func stories() throws {
    let data = Stories()
    let stage = Stage.run(generation: .iOS7) { window in
      let tableView = UITableView(frame: CGRectMake(0, 64, 320, 504), style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
      tableView.dataSource = data
      tableView.delegate = data
      tableView.accessibilityIdentifier = "table"
      window.addSubview(tableView)
      tableView.alpha = 0

      after(0.6) {
        // Make the table invisible, then reload its data
        tableView.alpha = 0.0
        tableView.reloadData()

        let diff = 0.05
        let tableHeight = tableView.bounds.size.height
        let cells = tableView.visibleCells

        // Iterate across the rows and translate them down off the screen
        for cell in cells {
          // Move each cell off the bottom of the screen by translating its Y position
          cell.transform = CGAffineTransformMakeTranslation(0, tableHeight)
        }

        // Now that all rows are off the screen, make the tableview opaque again
        tableView.alpha = 1.0

        // Animate each row back into place
        for (b, cell) in cells.enumerated() {
          UIView.animate(
            withDuration: 1.6, delay: diff * Double(b), usingSpringWithDamping: 0.77, initialSpringVelocity: 0,
            options: [], animations: { cell.transform = CGAffineTransformMakeTranslation(0, 0) }, completion: nil)
        }
      }
    }
    // The cells are made when the data is there, and found by name from then on.
    try stage.advance(to: 0.6)
    let scene = try SceneComparison("motion-guide/stories.yaml").scene.makeStage()
    try scene.advance(to: 0.6)
    let mine = try #require(stage.root.sublayers.first?.sublayers.first { $0.name == "table" })
    let theirs = try #require(scene.root.sublayers.first { $0.name == "table" })
    #expect(mine.sublayers.count == 6 && theirs.sublayers.count == 6)
    for tick in 37..<240 {
      let time = Double(tick) / 60
      try stage.advance(to: time)
      try scene.advance(to: time)
      for (cell, other) in zip(mine.sublayers, theirs.sublayers) {
        let (a, b) = (cell.presentation(at: time), other.presentation(at: time))
        #expect(AnimatableValue.transform(a.transform).distance(to: .transform(b.transform)) <= 1e-6)
        #expect(a.position == b.position && a.bounds.size == b.bounds.size)
      }
      #expect(mine.presentation(at: time).opacity == theirs.presentation(at: time).opacity)
    }
  }

  @Test func jnwSprings() throws {
    let springs: [(String, CGPoint, CGSize, String, Double, Double, (CGFloat, CGFloat, CGFloat))] = [
      ("first", CGPoint(x: 80, y: 78), CGSize(width: 50, height: 50), "transform.scale", 1, 2, (6, 6, 1)),
      ("second", CGPoint(x: 213, y: 78), CGSize(width: 50, height: 50), "transform.scale", 1, 2, (15, 15, 1)),
      ("third", CGPoint(x: 346, y: 78), CGSize(width: 50, height: 50), "transform.scale", 1, 2, (30, 30, 1)),
      ("fourth", CGPoint(x: 479, y: 78), CGSize(width: 50, height: 50), "transform.scale", 1, 2, (9, 100, 2)),
      ("slider", CGPoint(x: 80, y: 212), CGSize(width: 44, height: 44), "position.x", 80, 480, (7, 7, 1)),
      (
        "turning", CGPoint(x: 146, y: 310), CGSize(width: 84, height: 28), "transform.rotation", 0, .pi / 2,
        (10, 100, 3)
      ),
      ("heavy", CGPoint(x: 280, y: 310), CGSize(width: 42, height: 42), "transform.scale", 1, 2, (13, 540, 11)),
      ("growing", CGPoint(x: 414, y: 310), CGSize(width: 22, height: 22), "transform.scale", 1, 4, (9, 9, 1)),
      ("growing", .zero, .zero, "transform.rotation", 0, .pi, (9, 9, 1)),
    ]
    let stage = Stage.run(size: CGSize(width: 560, height: 400)) { window in
      var views: [String: UIView] = [:]
      for (name, center, size, keyPath, from, to, constants) in springs {
        let view = views[name] ?? UIView(frame: CGRect(origin: .zero, size: size))
        if views[name] == nil {
          view.center = center
          view.accessibilityIdentifier = name
          window.addSubview(view)
          views[name] = view
        }
        after(0.5) {
          let spring = JNWSpringAnimation(keyPath: keyPath)
          (spring.damping, spring.stiffness, spring.mass) = constants
          spring.fromValue = from
          spring.toValue = to
          view.layer.add(spring, forKey: spring.keyPath)
          view.layer.setValue(to, forKeyPath: keyPath)
        }
      }
    }
    var names: [String: [String]] = [:]
    for spring in springs {
      names[spring.0, default: []] += [spring.3 == "transform.scale" ? "transform.scale.x" : spring.3]
    }
    try SceneComparison("motion-guide/jnw-springs.yaml").expectSame(stage, until: 5, names)
  }

  @Test(arguments: ["fading", "rising", "bouncing"]) func alerts(kind: String) throws {
    let stage = Stage.run(duration: 4) { window in
      let overlay = UIView(frame: window.bounds)
      overlay.backgroundColor = .black
      overlay.alpha = 0
      overlay.accessibilityIdentifier = "overlay"
      window.addSubview(overlay)
      let alert = UIView(frame: CGRectMake(35, 159, 250, 250))
      alert.alpha = 0
      alert.accessibilityIdentifier = "alert"
      window.addSubview(alert)
      func spring(
        _ keyPath: String, _ from: Double, _ to: Double, _ damping: CGFloat, _ stiffness: CGFloat, _ mass: CGFloat = 1
      ) {
        let spring = JNWSpringAnimation(keyPath: keyPath)
        spring.damping = damping
        spring.stiffness = stiffness
        spring.mass = mass
        spring.fromValue = from
        spring.toValue = to
        alert.layer.add(spring, forKey: keyPath)
        alert.layer.setValue(to, forKeyPath: keyPath)
      }
      after(0.5) {
        UIView.animate(withDuration: kind == "fading" ? 0.3 : 0.2) {
          overlay.alpha = 0.3
          alert.alpha = 1
        }
        switch kind {
        case "fading": spring("transform.scale", 1.2, 1, 14, 14)
        case "rising":
          spring("transform.scale", 0.25, 1, 12, 12)
          spring("transform.translation.y", 600, 0, 15, 15)
        default: spring("transform.scale", 0, 1, 32, 450, 2.4)
        }
      }
      after(2.5) {
        UIView.animate(withDuration: kind == "fading" ? 0.15 : 0.2) {
          overlay.alpha = 0
          alert.alpha = 0
        }
        switch kind {
        case "fading": spring("transform.scale", 1, 0.7, 11, 11)
        case "rising":
          spring("transform.scale", 1, 0.5, 17, 17)
          spring("transform.translation.y", 0, 600, 4, 4)
        default: spring("transform.scale", 1, 0, 28, 28)
        }
      }
    }
    try SceneComparison("motion-guide/alerts.yaml", variant: kind).expectSame(
      stage, until: 4, ["overlay": ["opacity"], "alert": ["opacity", "transform.scale.x", "transform.translation.y"]])
  }

  @Test func modelAndPresentation() throws {
    let stage = Stage.run(size: CGSize(width: 420, height: 250)) { window in
      let views = ["upper", "lower"].map { name in
        let view = UIView(frame: CGRectMake(0, 0, 44, 44))
        view.center = CGPointMake(60, name == "upper" ? 83 : 193)
        view.accessibilityIdentifier = name
        window.addSubview(view)
        return view
      }
      after(0.5) {
        for view in views {
          let slide = CABasicAnimation(keyPath: "position.x")
          slide.fromValue = 60
          slide.toValue = 360
          slide.duration = 1.5
          slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          view.layer.add(slide, forKey: "position.x")
        }
        views[1].layer.position.x = 360
      }
    }
    try SceneComparison("motion-guide/model-and-presentation.yaml").expectSame(
      stage, until: 3, ["upper": ["position.x"], "lower": ["position.x"]])
  }
}
