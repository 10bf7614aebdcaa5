// swift-tools-version: 6.2
import PackageDescription

// A package as somebody else has it who tests motion with Flipbook.
let package = Package(
  name: "Sample",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "flipbook", path: "../..")],
  targets: [
    .testTarget(
      name: "SampleTests", dependencies: [.product(name: "FlipbookTesting", package: "flipbook")],
      exclude: ["__Goldens__", "Scenes"])
  ]
)
