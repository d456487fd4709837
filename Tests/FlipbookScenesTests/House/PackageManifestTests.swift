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
      "FlipbookDiagnostics", "FlipbookPicture", "FlipbookLottie", "FlipbookMotion", "FlipbookCombine",
      "FlipbookDrawing",
      "FlipbookLayers", "FlipbookViews", "FlipbookUIKit", "FlipbookRaster", "FlipbookExport", "Flipbook",
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
      "FlipbookRaster": ["FlipbookDiagnostics", "FlipbookPicture"],
      "FlipbookCairo": ["FlipbookDiagnostics", "FlipbookPicture", "FlipbookRaster"],
      "FlipbookExport": ["FlipbookDiagnostics", "FlipbookPicture", "FlipbookRaster"],
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
}
