import FlipbookTestSupport
import Foundation
import Testing

@Suite("The package's manifest")
struct PackageManifestTests {
  @Test("a target declares every module of the package that it imports")
  func imports() throws {
    let manifest = try PackageManifest()
    #expect(manifest.targets.count > 40)
    for target in manifest.targets {
      let missing = try manifest.imports(of: target).subtracting(target.dependencies)
      #expect(missing.isEmpty, "\(target.name) imports \(missing.sorted())")
    }
  }

  @Test("arrows point up the list of the architecture: none of these imports what stands after it")
  func arrows() throws {
    let order = [
      "FlipbookDiagnostics", "FlipbookPicture", "FlipbookDigest", "FlipbookLottie", "FlipbookMotion",
      "FlipbookCombine",
      "FlipbookDrawing",
      "FlipbookLayers", "FlipbookViews", "FlipbookCharts", "FlipbookFigures", "FlipbookUIKit",
      "FlipbookRaster",
      "FlipbookExport", "Flipbook",
      "FlipbookScenes", "FlipbookCompare", "FlipbookGoldens", "FlipbookTesting", "FlipbookCommand",
      "FlipbookTool",
    ]
    let manifest = try PackageManifest()
    for target in manifest.targets {
      guard let place = order.firstIndex(of: target.name) else { continue }
      let later = try manifest.imports(of: target).filter {
        order.firstIndex(of: $0).map { $0 > place } ?? false
      }
      #expect(later.isEmpty, "\(target.name) imports \(later.sorted())")
    }
  }

  @Test("what paints, exports and compares sees the picture values alone")
  func pictureWall() throws {
    let allowed: [String: Set<String>] = [
      "FlipbookPicture": ["FlipbookDiagnostics"],
      "FlipbookRaster": ["FlipbookDiagnostics", "FlipbookDigest", "FlipbookPicture", "FlipbookShaders"],
      "FlipbookShaders": ["FlipbookPicture"],
      "FlipbookCairo": ["FlipbookDiagnostics", "FlipbookPicture", "FlipbookRaster"],
      "FlipbookExport": [
        "FlipbookDiagnostics", "FlipbookDigest", "FlipbookMedia", "FlipbookPicture", "FlipbookRaster",
      ],
      "FlipbookCompare": ["FlipbookDiagnostics", "FlipbookPicture"],
      "FlipbookLottie": ["FlipbookDiagnostics", "FlipbookPicture"],
    ]
    let manifest = try PackageManifest()
    for (name, allowed) in allowed {
      let target = try #require(manifest.targets.first { $0.name == name })
      let beyond = target.dependencies.filter { $0.hasPrefix("Flipbook") }.subtracting(allowed)
      #expect(beyond.isEmpty, "\(name) depends on \(beyond.sorted())")
    }
  }

  @Test(
    "fetched by a version, libraries have no flags that the package manager refuses; beside a package they have"
  )
  func fetched() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-manifest-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (place, hasFlags) in [("checkouts/flipbook", false), ("beside/flipbook", true)] {
      let package = "\(folder)/\(place)"
      try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.root.appendingPathComponent("Package.swift"),
        to: URL(fileURLWithPath: package + "/Package.swift"))
      let dump = try Self.dump(package)
      var needed = Set(
        dump.products.filter { $0.name.hasPrefix("Flipbook") && $0.name != "Flipbook" }.flatMap(\.targets))
      #expect(needed.contains("FlipbookTesting") && needed.contains("SwiftUI"))
      var rest = Array(needed)
      while let name = rest.popLast() {
        let target = try #require(dump.targets.first { $0.name == name })
        for other in target.dependencies.compactMap({ $0.byName?.first ?? nil })
        where needed.insert(other).inserted { rest.append(other) }
      }
      let refused = dump.targets.filter { needed.contains($0.name) && $0.hasUnsafeFlags }.map(\.name)
      #expect(refused.isEmpty != hasFlags, "\(refused)")
    }
  }

  private struct Dump: Decodable {
    struct Product: Decodable { var name: String, targets: [String] }
    struct Dependency: Decodable { var byName: [String?]? }
    struct Setting: Decodable { var kind: [String: Value] }
    struct Value: Decodable { init(from decoder: any Decoder) {} }
    struct Target: Decodable {
      var name: String
      var dependencies: [Dependency]
      var settings: [Setting]
      var hasUnsafeFlags: Bool { settings.contains { $0.kind["unsafeFlags"] != nil } }
    }
    var products: [Product]
    var targets: [Target]
  }

  private static func dump(_ package: String) throws -> Dump {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", package, "dump-package"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    return try JSONDecoder().decode(Dump.self, from: data)
  }
}
