// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DurableSession",
  dependencies: [.package(name: "satz", path: "../../..")],
  targets: [
    .executableTarget(
      name: "DurableSession",
      dependencies: [
        .product(name: "SessionModel", package: "satz"), .product(name: "SessionRunner", package: "satz"),
        .product(name: "TrainingStore", package: "satz"),
      ],
      path: "Sources")
  ])
