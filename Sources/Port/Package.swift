// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that neither Flipbook nor the packages that depend on it fetch swift-syntax.

/// Settings of every target, as in Flipbook's manifest.
let checked: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "flipbook-port",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "flipbook-port", targets: ["FlipbookPort"]),
    .plugin(name: "PortPlugin", targets: ["PortPlugin"]),
  ],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .target(
      name: "Port",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: checked),
    .executableTarget(name: "FlipbookPort", dependencies: ["Port"], swiftSettings: checked),
    .plugin(
      name: "PortPlugin",
      capability: .command(
        intent: .custom(verb: "port", description: "Convert UIKit code to code that compiles on Linux."),
        permissions: [.writeToPackageDirectory(reason: "It writes the converted files.")]),
      dependencies: ["FlipbookPort"]),
    .testTarget(name: "PortTests", dependencies: ["Port"], exclude: ["Library"], swiftSettings: checked),
  ]
)
