// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "satz-benchmarks",
  dependencies: [
    .package(name: "satz", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Internals",
      dependencies: [
        .product(name: "SessionModel", package: "satz"),
        .product(name: "PlanLanguage", package: "satz"),
        .product(name: "TrainingStore", package: "satz"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
