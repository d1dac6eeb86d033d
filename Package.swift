// swift-tools-version: 6.2
import PackageDescription

/// The version of Satz. A test compares it with that of the extension in `Editors/vscode`.
let version = "0.1.0"
/// The commit of a build that is for other people; `.ci/package` sets it.
let commit = Context.environment["SATZ_COMMIT"] ?? ""

/// The browser's build needs the import of a module in each file that uses a member of it, so ours asks for it, too.
let importsInEachFile: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "satz",
  products: [
    .executable(name: "satz", targets: ["satz"]),
    .library(name: "SessionModel", targets: ["SessionModel"]),
    .library(name: "PlanLanguage", targets: ["PlanLanguage"]),
    .library(name: "PlanWording", targets: ["PlanWording"]),
    .library(name: "TrainingStore", targets: ["TrainingStore"]),
    .library(name: "SessionRunner", targets: ["SessionRunner"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CTerminal"),
    .target(name: "CReadline", dependencies: ["CTerminal"], linkerSettings: [.linkedLibrary("readline")]),
    .target(name: "CPictures"),
    .target(
      name: "CVersion",
      cSettings: [.define("SATZ_VERSION", to: "\"\(version)\""), .define("SATZ_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "SessionModel"),
    .target(name: "PlanLanguage", dependencies: ["SessionModel"], swiftSettings: importsInEachFile),
    .target(name: "PlanWording", dependencies: ["PlanLanguage", "SessionModel"], swiftSettings: importsInEachFile),
    .target(
      name: "TrainingStore",
      dependencies: [
        "SessionModel", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    .target(name: "ActivityFiles", dependencies: ["CExpat", "CZlib", "SessionModel", "TrainingStore"]),
    .target(name: "SessionRunner", dependencies: ["PlanLanguage", "SessionModel", "TrainingStore"]),
    .target(name: "Channels", dependencies: ["SessionModel"]),
    .target(
      name: "LanguageServer", dependencies: ["PlanLanguage", "PlanWording", "SessionModel"],
      swiftSettings: importsInEachFile),
    .executableTarget(
      name: "satz",
      dependencies: [
        "ActivityFiles", "CDBus", "CPictures", "CReadline", "CTerminal", "CVersion", "CZlib", "Channels",
        "LanguageServer", "PlanLanguage", "PlanWording", "SessionModel", "SessionRunner", "TrainingStore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "SessionModelTests", dependencies: ["SessionModel"]),
    .testTarget(
      name: "PlanLanguageTests", dependencies: ["PlanLanguage", "SessionModel"], exclude: ["Golden"]),
    .testTarget(
      name: "TrainingStoreTests", dependencies: ["TrainingStore", "SessionModel", "StoreCrashWriter"],
      exclude: ["Journals"]),
    .executableTarget(
      name: "StoreCrashWriter", dependencies: ["TrainingStore", "SessionModel"], path: "Tests/Support/StoreCrashWriter"),
    .testTarget(
      name: "SessionRunnerTests", dependencies: ["SessionRunner", "PlanLanguage", "SessionModel", "TrainingStore"]),
    .testTarget(name: "ActivityFilesTests", dependencies: ["ActivityFiles", "SessionModel"]),
    .testTarget(name: "ChannelsTests", dependencies: ["Channels", "SessionModel"]),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer", "PlanLanguage", "PlanWording", "SessionModel"]),
    .testTarget(
      name: "SatzTests",
      dependencies: [
        "satz", "SessionModel", "PlanLanguage", "PlanWording", "SessionRunner", "TrainingStore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Transcripts", "Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
