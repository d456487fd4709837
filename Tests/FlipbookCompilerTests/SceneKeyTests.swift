import FlipbookDrawing
import FlipbookMotion
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("Keys of compiled scenes")
struct SceneKeyTests {
  private func compiler() throws -> SceneCompiler {
    var environment = ProcessInfo.processInfo.environment
    environment["FLIPBOOK_CACHE"] = FileManager.default.temporaryDirectory.path + "/flipbook-keys-\(getpid())"
    return try SceneCompiler(layout: .current(), environment: environment)
  }

  private func keys(
    _ source: String = "struct A {}", path: String = "A.swift", absolute: String = "/a/A.swift",
    colors: [String] = [], _ change: (inout SceneCompileSettings) -> Void = { _ in }
  ) throws -> SceneCompiler.Keys {
    var catalog = AssetCatalog()
    let red = RGBA(red: 1, green: 0, blue: 0)
    for name in colors { catalog.colors[name] = AssetCatalog.NamedColor(light: red, dark: red) }
    var settings = SceneCompileSettings()
    change(&settings)
    return try compiler().keys(
      for: [SceneFile.Part(path: path, absolutePath: absolute, source: source)], catalog: catalog,
      models: SceneModels(of: SceneFile(path: #filePath), parts: []),
      metal: MetalFiles(of: SceneFile(path: #filePath), parts: []), settings: settings)
  }

  @Test("what a program is made from changes both keys")
  func differences() throws {
    let plain = try keys()
    #expect(try keys() == plain)
    let others = [
      try keys("struct B {}"), try keys(absolute: "/b/A.swift"), try keys(colors: ["Brand"]),
      try keys { $0.languageVersion = .six },
    ]
    for other in others {
      #expect(other.anywhere != plain.anywhere)
      #expect(other.placed != plain.placed)
    }
    #expect(Set(others.map(\.anywhere)).count == others.count)
    #expect(plain.anywhere != plain.placed)
  }

  @Test("the path that the person wrote matters only to programs that name it")
  func paths() throws {
    let (here, there) = (try keys(), try keys(path: "../a/A.swift"))
    #expect(here.anywhere == there.anywhere)
    #expect(here.placed != there.placed)
  }
}
