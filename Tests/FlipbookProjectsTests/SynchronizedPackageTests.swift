import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookProjects

@Suite("Packages in folders that Xcode keeps as they are")
struct SynchronizedPackageTests {
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (S); packageProductDependencies = (D); buildConfigurationList = C; };
      D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
      C = { isa = XCConfigurationList; buildConfigurations = (B); };
      B = { isa = XCBuildConfiguration; name = Debug; buildSettings = { STRING_CATALOG_GENERATE_SYMBOLS = YES; }; };
    }; }
    """

  @Test("they are the project's, without being named; their files are not the target's")
  func found() throws {
    let fixture = try ProjectFixture([
      "Demo.xcodeproj/project.pbxproj": Self.project, "App/Main.swift": "",
      "App/Localizable.xcstrings": "{}", "App/Libraries/Kit/Sources/Kit/K.swift": "",
      "App/Libraries/Kit/Sources/Kit/Own.xcstrings": "{}",
      "App/Libraries/Kit/Package.swift": WrittenManifests.text("Kit", targets: [("Kit", [])]),
    ])
    let modules = try fixture.read().modules
    #expect(modules.map(\.name) == ["Kit", "App"])
    let (kit, app) = (try #require(modules.first), try #require(modules.last))
    #expect(app.sources == ["\(fixture.root)/App/Main.swift"] && app.dependencies == ["Kit"])
    #expect(kit.sources == ["\(fixture.root)/App/Libraries/Kit/Sources/Kit/K.swift"])
    #expect(app.hasStringSymbols && kit.hasStringSymbols)
    #expect(app.stringCatalogs == ["\(fixture.root)/App/Localizable.xcstrings"])
    #expect(kit.stringCatalogs == ["\(fixture.root)/App/Libraries/Kit/Sources/Kit/Own.xcstrings"])
  }
}
