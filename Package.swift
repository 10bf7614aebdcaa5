// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: the whole language checked, and nothing left as a mere warning.
let checked: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1"].map { Target.Dependency.product(name: $0, package: "swift-nio") }

// Core Animation's and UIKit's names, for where Apple's own are not.
#if os(Linux)
  let uiKit: [Target.Dependency] = ["FlipbookUIKit"]
#else
  let uiKit: [Target.Dependency] = []
#endif

let package = Package(
  name: "flipbook",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Flipbook", targets: ["Flipbook"]),
    .library(name: "FlipbookTesting", targets: ["FlipbookTesting"]),
    .executable(name: "flipbook", targets: ["FlipbookCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // System libraries.
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),

    // What everything is made of: numbers that are the same on every machine, and what the system alone can do.
    .target(name: "CArithmetic", exclude: ["musl/COPYRIGHT", "musl/README.md"]),
    .target(name: "Arithmetic", dependencies: ["CArithmetic"], swiftSettings: checked),
    .target(name: "SystemCalls", swiftSettings: checked),

    // Left of the snapshot: what moves.
    .target(name: "Geometry", dependencies: ["Arithmetic"], swiftSettings: checked),
    .target(name: "Motion", dependencies: ["Arithmetic", "Geometry"], swiftSettings: checked),
    .target(name: "LayerTree", dependencies: ["Arithmetic", "Geometry", "Motion"], swiftSettings: checked),
    .target(name: "SceneDiagnostics", dependencies: ["Arithmetic"], swiftSettings: checked),
    .target(name: "SceneSyntax", dependencies: ["SceneDiagnostics", "CYAML"], swiftSettings: checked),
    .target(
      name: "SceneFile",
      dependencies: ["SceneSyntax", "SceneDiagnostics", "Arithmetic", "LayerTree", "Motion", "Geometry"],
      swiftSettings: checked),

    // Right of the snapshot: what is painted and written.
    .target(name: "CKernels"),
    .target(name: "Pixels", dependencies: ["SystemCalls"], swiftSettings: checked),
    .target(
      name: "Typography",
      dependencies: ["Arithmetic", "LayerTree", "Geometry", "CFreeType", "CHarfBuzz", "CFontconfig"],
      swiftSettings: checked),
    .target(
      name: "VectorArt", dependencies: ["Arithmetic", "LayerTree", "Typography", "Geometry", "CXML2", "CDeflate"],
      swiftSettings: checked),
    .target(
      name: "Lottie",
      dependencies: ["Arithmetic", "LayerTree", "Motion", "Typography", "VectorArt", "Geometry", "CDeflate"],
      swiftSettings: checked + [.enableExperimentalFeature("Lifetimes")]),
    .target(
      name: "Compositor", dependencies: ["Arithmetic", "LayerTree", "Typography", "Geometry", "Pixels", "CKernels"],
      swiftSettings: checked),
    .target(
      name: "Codecs",
      dependencies: ["Arithmetic", "SystemCalls", "Pixels", "CPNG", "CJPEG", "CGIF", "CWebP", "CDeflate"],
      swiftSettings: checked),

    // For looking at motion: sheets, plots, onion skins, timing tables, pages.
    .target(
      name: "Review", dependencies: ["Arithmetic", "SceneFile", "LayerTree", "Motion", "Geometry"],
      resources: [.embedInCode("Page/Player")], swiftSettings: checked),

    // The one import, and the command.
    .target(
      name: "Flipbook",
      dependencies: [
        "Arithmetic", "SystemCalls", "Geometry", "Motion", "LayerTree", "SceneFile", "VectorArt", "Lottie", "Pixels",
        "Typography", "Compositor", "Codecs", "Review",
      ],
      swiftSettings: checked),
    .target(
      name: "Golden",
      dependencies: ["Arithmetic", "SystemCalls", "Flipbook", "SceneFile", "Pixels", "Codecs"],
      resources: [
        .embedInCode("Resources/report.html"), .embedInCode("Resources/report.css"),
        .embedInCode("Resources/report.js"),
      ], swiftSettings: checked),
    .target(
      name: "FlipbookTesting", dependencies: ["Golden", "Flipbook"] + uiKit, swiftSettings: checked),
    .target(
      name: "Preview", dependencies: ["SystemCalls", "Flipbook", "Review", "SceneFile"] + nio, swiftSettings: checked),
    .executableTarget(
      name: "FlipbookCommand",
      dependencies: [
        "Arithmetic", "SystemCalls", "Flipbook", "Golden", "Review", "Preview", "SceneFile", "CMalloc", argumentParser,
      ],
      swiftSettings: checked),

    // Tests: what they share, then one target for each above.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: checked),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: checked),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Geometry", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "LayerTreeTests", dependencies: ["LayerTree", "Motion", "Geometry", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "SceneFileTests",
      dependencies: [
        "SceneFile", "SceneSyntax", "SceneDiagnostics", "VectorArt", "LayerTree", "Motion", "Geometry", "TestSupport",
      ], swiftSettings: checked),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "LayerTree", "Geometry", "CDeflate"], exclude: ["Unicode"],
      swiftSettings: checked),
    .testTarget(
      name: "CompositorTests",
      dependencies: ["Compositor", "CKernels", "LayerTree", "Typography", "Geometry", "Pixels"],
      exclude: ["Cases"], swiftSettings: checked),
    .testTarget(
      name: "VectorArtTests", dependencies: ["VectorArt", "LayerTree", "Typography", "Geometry"], swiftSettings: checked
    ),
    .testTarget(
      name: "LottieTests", dependencies: ["Lottie", "LayerTree", "Motion", "VectorArt", "Geometry"],
      swiftSettings: checked),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels"], swiftSettings: checked),
    .testTarget(name: "CodecsTests", dependencies: ["Codecs", "Pixels", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "Review", "Flipbook", "SceneFile", "VectorArt", "Compositor", "Codecs", "Pixels", "LayerTree", "Motion",
        "Geometry", "TestSupport",
      ],
      exclude: ["Stubs", "Goldens", "Scenes"], swiftSettings: checked),
    .testTarget(
      name: "PreviewTests", dependencies: ["Preview", "Flipbook", "SceneFile", "TestSupport"] + nio,
      swiftSettings: checked),
    .testTarget(
      name: "FlipbookTests", dependencies: ["Flipbook", "Compositor", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "GoldenTests", dependencies: ["Golden", "FlipbookTesting", "Flipbook", "Pixels", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "CommandLineTests", dependencies: ["FlipbookCommand", "Codecs", "Pixels", "TestSupport"],
      swiftSettings: checked),
  ]
)

#if os(Linux)
  package.products.append(.library(name: "FlipbookUIKit", targets: ["FlipbookUIKit"]))
  package.targets += [
    .target(
      name: "FlipbookUIKit",
      dependencies: ["Flipbook", "Compositor", "Typography", "Pixels", "LayerTree", "Motion", "Geometry"],
      swiftSettings: checked),
    .testTarget(
      name: "FlipbookUIKitTests", dependencies: ["FlipbookUIKit", "FlipbookTesting", "TestSupport"],
      swiftSettings: checked),
  ]
#endif
