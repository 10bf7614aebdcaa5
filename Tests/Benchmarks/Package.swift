// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "flipbook", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks", dependencies: [.product(name: "Flipbook", package: "flipbook")],
      path: "Sources/Benchmarks",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
      ])
  ]
)
