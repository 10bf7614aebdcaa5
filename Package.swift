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

// Loops over pixels, numbers, and characters take tens of times as long unoptimized, and most of the tests paint. Since tools
// version 6.2, the package manager also accepts flags like these in what another package fetches.

/// Settings of the Swift targets that compute: optimized in debug builds, too.
///
/// Tests are not, since optimizing them takes longer than it saves.
let optimized: [SwiftSetting] = checked + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The same for the C targets.
let optimizedC: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}

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
    // Only scripts/docs uses it; nothing is linked against it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // System libraries.
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CLCMS", linkerSettings: [.linkedLibrary("lcms2")]),
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
    .systemLibrary(name: "CThreadSanitizer"),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),

    // What everything is made of: numbers that are the same on every machine, and what the system alone can do.
    .target(name: "CArithmetic", exclude: ["musl/COPYRIGHT", "musl/README.md"], cSettings: optimizedC),
    .target(name: "Arithmetic", dependencies: ["CArithmetic"], swiftSettings: optimized),
    .target(name: "SystemCalls", swiftSettings: checked),
    .target(name: "Locks", dependencies: ["CThreadSanitizer"], swiftSettings: checked),
    .target(name: "Encodings", dependencies: ["Arithmetic"], swiftSettings: optimized),
    .target(
      name: "JSONReading", dependencies: ["Encodings", "Locks"],
      swiftSettings: optimized + [.enableExperimentalFeature("Lifetimes")]),

    // Files compiled into the program: fonts, the kit, symbols, pages, and the text of CodeHelpers.
    .target(name: "CEmbeddedFiles", exclude: ["Fonts", "Kit", "Phosphor"]),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"], swiftSettings: checked),

    // What all writers of code share: the list of APIs, and literals.
    .target(name: "CodeNotation", dependencies: ["Encodings"], swiftSettings: checked),

    // Left of the snapshot: what moves.
    .target(name: "Geometry", dependencies: ["Arithmetic"], swiftSettings: optimized),
    .target(name: "Motion", dependencies: ["Arithmetic", "Geometry"], swiftSettings: optimized),
    .target(name: "LayerTree", dependencies: ["Arithmetic", "Geometry", "Motion"], swiftSettings: optimized),

    // Scene files: text to nodes, and nodes to a program, which knows neither.
    .target(name: "SceneDiagnostics", dependencies: ["Arithmetic", "Encodings"], swiftSettings: optimized),
    .target(name: "SceneSyntax", dependencies: ["SceneDiagnostics", "CYAML"], swiftSettings: optimized),
    .target(
      name: "SceneProgram", dependencies: ["SceneDiagnostics", "Arithmetic", "LayerTree", "Motion", "Geometry"],
      swiftSettings: optimized),
    .target(
      name: "SceneCompiler",
      dependencies: [
        "SceneProgram", "SceneSyntax", "SceneDiagnostics", "Encodings", "Arithmetic", "LayerTree",
        "Motion", "Geometry", "EmbeddedFiles",
      ], swiftSettings: optimized),
    .target(
      name: "SceneWriting", dependencies: ["SceneCompiler", "Arithmetic", "LayerTree", "Motion", "Geometry"],
      swiftSettings: checked),

    // Right of the snapshot: what is painted and written.
    .target(name: "CKernels", cSettings: optimizedC),
    .target(name: "Pixels", dependencies: ["SystemCalls", "CThreadSanitizer"], swiftSettings: optimized),
    .target(
      name: "Typography",
      dependencies: [
        "Arithmetic", "Locks", "LayerTree", "Geometry", "Pixels", "CFreeType", "CHarfBuzz", "CFontconfig",
        "EmbeddedFiles",
      ],
      swiftSettings: optimized),
    .target(
      name: "VectorArt",
      dependencies: [
        "Arithmetic", "Encodings", "Locks", "SceneDiagnostics", "LayerTree", "Motion", "Typography", "Geometry",
        "CXML2", "CDeflate",
      ],
      swiftSettings: checked),
    .target(
      name: "Lottie",
      dependencies: [
        "Arithmetic", "Encodings", "JSONReading", "Locks", "LayerTree", "Motion", "Typography", "VectorArt", "Geometry",
        "CDeflate",
      ],
      swiftSettings: checked + [.enableExperimentalFeature("Lifetimes")]),
    .target(
      name: "Figma",
      dependencies: [
        "Arithmetic", "Encodings", "JSONReading", "LayerTree", "Motion", "Typography", "VectorArt", "Geometry",
        "SceneWriting",
      ],
      swiftSettings: checked),
    .target(
      name: "Raster", dependencies: ["Arithmetic", "Geometry", "Pixels", "CKernels"], swiftSettings: optimized),
    .target(
      name: "Compositor", dependencies: ["Arithmetic", "LayerTree", "Typography", "Geometry", "Pixels", "Raster"],
      swiftSettings: optimized),
    .target(
      name: "Codecs",
      dependencies: [
        "Arithmetic", "Encodings", "SystemCalls", "Locks", "Pixels", "CPNG", "CJPEG", "CLCMS", "CGIF", "CWebP",
        "CDeflate",
        "CZlib",
      ],
      swiftSettings: optimized),

    // Recordings of screens: what moves in them.
    .target(
      name: "Recordings",
      dependencies: ["Arithmetic", "Encodings", "LayerTree", "Review", "Motion", "Geometry", "Pixels"],
      swiftSettings: optimized),

    // For looking at motion: sheets, plots, onion skins, timing tables, pages.
    .target(
      name: "Review", dependencies: ["Arithmetic", "Encodings", "LayerTree", "Motion", "Geometry", "EmbeddedFiles"],
      exclude: ["Page/Player"], swiftSettings: optimized),

    // Scenes as code.
    .target(
      name: "CodeWriting",
      dependencies: [
        "Arithmetic", "CodeNotation", "SceneProgram", "SceneCompiler", "Review", "LayerTree", "Motion", "Geometry",
        "EmbeddedFiles",
      ],
      swiftSettings: checked),

    // The one import, and the command.
    .target(
      name: "Flipbook",
      dependencies: [
        "Arithmetic", "SystemCalls", "Locks", "Encodings", "Geometry", "Motion", "LayerTree", "SceneDiagnostics",
        "SceneSyntax", "SceneProgram", "SceneCompiler", "SceneWriting", "VectorArt", "Lottie", "Figma",
        "Pixels",
        "Typography", "Compositor", "Codecs", "Recordings", "Review",
      ],
      swiftSettings: checked),
    .target(
      name: "Golden",
      dependencies: [
        "Arithmetic", "Encodings", "SystemCalls", "Flipbook", "LayerTree", "Motion", "Review", "SceneDiagnostics",
        "SceneSyntax", "SceneWriting",
        "Pixels",
        "Codecs",
      ],
      exclude: ["Resources"], swiftSettings: checked),
    .target(
      name: "FlipbookTesting", dependencies: ["Encodings", "SystemCalls", "Golden", "Flipbook"] + uiKit,
      swiftSettings: checked),
    .target(
      name: "Preview",
      dependencies: [
        "Arithmetic", "Encodings", "SystemCalls", "Locks", "Flipbook", "Golden", "Recordings", "Review", "Compositor",
        "Codecs", "SceneProgram", "SceneSyntax", "SceneDiagnostics", "LayerTree", "Motion", "Geometry", "Pixels",
        "Typography",
      ] + nio, swiftSettings: checked),
    .executableTarget(
      name: "FlipbookCommand",
      dependencies: [
        "Arithmetic", "Encodings", "SystemCalls", "Locks", "Flipbook", "Golden", "Review", "Preview",
        "SceneDiagnostics",
        "SceneProgram", "SceneSyntax", "SceneWriting", "CodeNotation", "CodeWriting", "Codecs", "Recordings",
        "Pixels", "Motion", "Geometry", "Typography", "VectorArt", "CMalloc",
        argumentParser,
      ],
      exclude: ["Resources"], swiftSettings: checked),

    // Tests: what they share, then one target for each above.
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Pixels"], path: "Tests/TestSupport", exclude: ["Stubs"],
      swiftSettings: optimized),
    .testTarget(name: "EncodingsTests", dependencies: ["Encodings"], swiftSettings: checked),
    .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading"], swiftSettings: checked),
    .testTarget(name: "LocksTests", dependencies: ["Locks"], swiftSettings: checked),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: checked),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Geometry", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "LayerTreeTests", dependencies: ["LayerTree", "Motion", "Geometry", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "SceneFileTests",
      dependencies: [
        "SceneCompiler", "SceneProgram", "SceneWriting", "SceneSyntax", "SceneDiagnostics",
        "VectorArt",
        "LayerTree", "Motion", "Geometry", "TestSupport",
      ], swiftSettings: checked),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "LayerTree", "Geometry", "Pixels", "CDeflate"],
      exclude: ["Unicode", "Fonts"], swiftSettings: checked),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "CKernels", "Codecs", "Geometry", "Pixels", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: checked),
    .testTarget(
      name: "CompositorTests",
      dependencies: [
        "Compositor", "Raster", "Arithmetic", "CFreeType", "LayerTree", "Typography", "Geometry", "Pixels",
        "TestSupport",
      ],
      exclude: ["Cases"], swiftSettings: checked),
    .testTarget(
      name: "VectorArtTests", dependencies: ["VectorArt", "LayerTree", "Typography", "Geometry", "Pixels"],
      swiftSettings: checked
    ),
    .testTarget(
      name: "LottieTests",
      dependencies: [
        "Lottie", "Encodings", "JSONReading", "LayerTree", "Motion", "VectorArt", "Typography", "Geometry",
        "TestSupport",
      ],
      swiftSettings: checked),
    .testTarget(
      name: "FigmaTests",
      dependencies: [
        "Figma", "Flipbook", "Compositor", "LayerTree", "Motion", "Typography", "Geometry", "Pixels", "TestSupport",
      ],
      exclude: ["Files"], swiftSettings: checked),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels"], swiftSettings: checked),
    .testTarget(
      name: "CodecsTests", dependencies: ["Codecs", "Pixels", "SystemCalls", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "RecordingsTests", dependencies: ["Recordings", "Review", "Motion", "Geometry", "Pixels"],
      swiftSettings: checked),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "Review", "CodeWriting", "CodeNotation", "Flipbook", "SceneCompiler", "SceneProgram",
        "VectorArt",
        "Compositor", "Codecs",
        "Pixels", "LayerTree", "Motion",
        "Geometry", "TestSupport", "FuzzTargets",
      ],
      exclude: ["Goldens", "Scenes"], swiftSettings: checked),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "Flipbook", "Golden", "Locks", "SceneCompiler", "SceneProgram", "LayerTree",
        "Motion",
        "Geometry", "Pixels", "TestSupport",
      ] + nio,
      swiftSettings: checked),
    .testTarget(
      name: "FlipbookTests", dependencies: ["Flipbook", "FlipbookTesting", "Locks", "Compositor", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["Golden", "FlipbookTesting", "Flipbook", "LayerTree", "Motion", "Pixels", "TestSupport"],
      swiftSettings: checked),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Flipbook", "Golden", "Preview", "Review", "CodeNotation", "CodeWriting", "Codecs", "CZlib", "Compositor",
        "SceneDiagnostics",
        "Encodings", "Locks", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      path: "Tests/FuzzTargets", swiftSettings: checked),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "Flipbook", "TestSupport"], exclude: ["Inputs"],
      swiftSettings: checked),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "FlipbookCommand", "Flipbook", "Golden", "SceneDiagnostics", "Encodings", "VectorArt", "Lottie", "Figma",
        "Typography",
        "Codecs",
        "Pixels", "TestSupport", argumentParser,
      ], swiftSettings: checked),
  ]
)

#if os(Linux)
  package.products += ["FlipbookUIKit", "FlipbookSwiftUI"].map { .library(name: $0, targets: [$0]) }
  package.targets += [
    .target(name: "ConstraintSolver", swiftSettings: optimized),
    .target(
      name: "FlipbookUIKit",
      dependencies: [
        "ConstraintSolver", "Arithmetic", "Locks", "Flipbook", "Compositor", "Raster", "Typography", "Pixels",
        "LayerTree", "Motion", "Geometry",
      ], swiftSettings: checked),
    .target(
      name: "FlipbookSwiftUI",
      dependencies: [
        "FlipbookUIKit", "Arithmetic", "Flipbook", "Compositor", "Typography", "LayerTree", "Motion", "Geometry",
      ], swiftSettings: checked),
    // The helpers of exported code, compiled so that the tests find what doesn't.
    .target(name: "CodeHelpers", dependencies: ["FlipbookUIKit"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "FlipbookSwiftUITests", dependencies: ["FlipbookSwiftUI", "Pixels"], swiftSettings: checked),
    .testTarget(
      name: "FlipbookUIKitTests",
      dependencies: [
        "FlipbookUIKit", "FlipbookSwiftUI", "FlipbookTesting", "CodeHelpers", "CodeNotation", "CodeWriting", "Review",
        "SceneCompiler", "SceneProgram", "Pixels", "LayerTree", "Motion",
        "TestSupport",
      ],
      exclude: ["Exported", "Ported"],
      swiftSettings: checked,
      // Code that is compiled while these tests run finds the modules in them.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
  ]
#endif

// What feeds the targets with damaged input, which scripts/fuzz alone builds: its entry is libFuzzer's.
if Context.environment["FLIPBOOK_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing", dependencies: ["FuzzTargets", "SystemCalls"], path: "Tests/Fuzzing",
      swiftSettings: checked + [.unsafeFlags(["-parse-as-library"])]))
}

// Another package gets the libraries, and not the command and the preview, nor the packages that these alone use: even with a
// trait that is off, the package manager would fetch them. It reads the manifests of versions as if they lay in the root folder,
// and checks the chosen one out.
if Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/") {
  package.dependencies = []
  package.products.removeAll { $0.name == "flipbook" }
  let own: Set = ["Preview", "FlipbookCommand", "FuzzTargets", "TestSupport", "Fuzzing"]
  package.targets.removeAll { $0.type == .test || own.contains($0.name) }
}
