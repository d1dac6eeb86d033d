// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GermanDiagnostics",
  dependencies: [.package(name: "satz", path: "../../..")],
  targets: [
    .executableTarget(
      name: "GermanDiagnostics",
      dependencies: [
        .product(name: "PlanLanguage", package: "satz"), .product(name: "PlanWording", package: "satz"),
      ],
      path: "Sources")
  ])
