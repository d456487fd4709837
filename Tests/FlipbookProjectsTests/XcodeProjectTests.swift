import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookProjects

@Suite("Projects and workspaces of Xcode's")
struct XcodeProjectTests {
  /// A project of an app with a group, a synchronized folder, a framework, a test and a local package.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = CP; mainGroup = G; targets = (T, F, U);
        packageReferences = (LP, RP); };
      G = { isa = PBXGroup; children = (GV, S, B); sourceTree = "<group>"; };
      GV = { isa = PBXGroup; path = "My Views"; children = (A, GV); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "Row \\"1\\".swift"; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Kit/K.swift; sourceTree = SOURCE_ROOT; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X); sourceTree = "<group>"; };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old.swift);
        target = T; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildConfigurationList = CT; buildPhases = (BP); fileSystemSynchronizedGroups = (S); dependencies = (D);
        packageProductDependencies = (PD); };
      PD = { isa = XCSwiftPackageProductDependency; productName = Local; };
      BP = { isa = PBXSourcesBuildPhase; files = (BA); };
      BA = { isa = PBXBuildFile; fileRef = A; };
      D = { isa = PBXTargetDependency; target = F; };
      F = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (BF); };
      BF = { isa = PBXSourcesBuildPhase; files = (BB); };
      BB = { isa = PBXBuildFile; fileRef = B; };
      U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (BP); };
      LP = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Local; };
      RP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Remote.git"; };
      CP = { isa = XCConfigurationList; buildConfigurations = (R0, D0); };
      R0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
      D0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FROM_PROJECT"; }; };
      CT = { isa = XCConfigurationList; buildConfigurations = (D1); };
      D1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", MOCK); INFOPLIST_FILE = "App/Info.plist"; MARKETING_VERSION = 2.5;
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
    }; }
    """

  private func fixture() throws -> ProjectFixture {
    let info = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIAppFonts</key><array><string>A.ttf</string></array>
      <key>Version</key><string>$(MARKETING_VERSION) of $(PRODUCT_NAME)</string></dict></plist>
      """
    return try ProjectFixture([
      "Demo.xcodeproj/project.pbxproj": Self.project, "My Views/Row \"1\".swift": "", "App/Main.swift": "",
      "App/Old.swift": "", "App/Info.plist": info, "Kit/K.swift": "",
      "Packages/Local/Sources/Local/L.swift": "",
      "Packages/Local/Package.swift": WrittenManifests.text("Local", targets: [("Local", [])]),
    ])
  }

  @Test("Groups, synchronized folders, settings, frameworks and local packages make modules; tests don't")
  func modules() throws {
    let fixture = try fixture()
    let project = try fixture.read()
    #expect(project.kind == .xcode)
    #expect(project.modules.map(\.name).sorted() == ["Kit", "Local", "My_App"])
    let app = try #require(project.modules.last)
    #expect(app.name == "My_App")
    #expect(app.sources == ["\(fixture.root)/App/Main.swift", "\(fixture.root)/My Views/Row \"1\".swift"])
    #expect(app.dependencies == ["Kit", "Local"])
    #expect(app.conditions == ["FROM_PROJECT", "MOCK"])
    #expect(app.languageVersion == "5")
    #expect(app.isOnMainActor && app.features.contains("NonisolatedNonsendingByDefault"))
    #expect(!project.modules.contains { $0.name != "My_App" && $0.isOnMainActor })
    #expect(app.information["CFBundleName"] == "My App" && app.information["Version"] == "2.5 of My App")
    #expect(project.notes.map(\.subject) == ["Remote"])
    #expect(try fixture.read("Demo.xcodeproj").modules == project.modules)
  }

  @Test(
    "Files that exceptions name belong to a target that doesn't own their folder, those of all languages too")
  func membersOfOthers() throws {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, W); };
        G = { isa = PBXGroup; children = (S, O); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, Y); sourceTree = "<group>"; };
        O = { isa = PBXFileSystemSynchronizedRootGroup; path = Own; exceptions = (Z); sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = ("/Localized: Text/Localizable.strings", Views/A.swift, Assets.xcassets); };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Views/B.swift); };
        Z = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (O); };
        W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; };
      }; }
      """
    let fixture = try ProjectFixture([
      "Demo.xcodeproj/project.pbxproj": project, "App/Views/A.swift": "", "App/Views/B.swift": "",
      "App/Text/de.lproj/Localizable.strings": "", "App/Text/en.lproj/Localizable.strings": "",
      "App/Assets.xcassets/Contents.json": "{}", "Own/O.swift": "", "Own/Info.plist": "",
    ])
    let modules = try fixture.read().modules
    let app = try #require(modules.first { $0.name == "App" })
    let root = fixture.root
    #expect(app.sources == ["\(root)/App/Views/A.swift", "\(root)/Own/O.swift"])
    let resources = [
      "Assets.xcassets", "Text/de.lproj/Localizable.strings", "Text/en.lproj/Localizable.strings",
    ]
    #expect(Set(app.resources) == Set(["\(root)/Own"] + resources.map { "\(root)/App/\($0)" }))
    #expect(modules.first { $0.name == "Watch" }?.sources == ["\(root)/App/Views/B.swift"])
  }

  @Test("A project whose files have gone does not hide the projects below it")
  func gone() throws {
    let fixture = try ProjectFixture([
      "Gone.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Gone; productType = "com.apple.product-type.application"; buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = A; };
      }; }
      """,
      "Inner/Demo.xcodeproj/project.pbxproj": Self.project, "Inner/App/Main.swift": "",
      "Inner/Kit/K.swift": "",
    ])
    #expect(try fixture.read().modules.map(\.name).contains("My_App"))
    #expect(throws: FlipbookFailure.self) { try fixture.read("Gone.xcodeproj") }
  }

  @Test("A workspace gives the modules of its projects")
  func workspace() throws {
    let fixture = try fixture()
    try fixture.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0"?><Workspace version="1.0"><Group location="container:" name="x">
      <FileRef location = "group:Demo.xcodeproj"></FileRef></Group>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """)
    let project = try fixture.read("All.xcworkspace")
    #expect(project.kind == .workspace)
    #expect(project.modules.map(\.name).sorted() == ["Kit", "Local", "My_App"])
  }

  @Test("Every cut through a project file is refused with a line or read, and never traps")
  func cut() throws {
    let bytes = Array(Self.project.utf8)
    for length in stride(from: 0, to: bytes.count - 3, by: 7) {
      #expect(throws: FlipbookFailure.self) { try OldPropertyList(Array(bytes[..<length]), path: "x") }
    }
  }

  @Test("Files of a target that are not there are left out")
  func missingFiles() throws {
    let fixture = try fixture()
    try FileManager.default.removeItem(atPath: fixture.root + "/Kit/K.swift")
    #expect(try fixture.read().modules.map(\.name).sorted() == ["Local", "My_App"])
  }

  @Test(
    "Of several projects below a folder each gives its modules; one with a name that is taken is named after its own"
  )
  func several() throws {
    let fixture = try ProjectFixture()
    func project(_ files: String) -> String {
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = \(files); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (F); }; F = { isa = PBXBuildFile; fileRef = A; };
      }; rootObject = P; }
      """
    }
    try fixture.write("Day 1/One.xcodeproj/project.pbxproj", project("A.swift"))
    try fixture.write("Day 1/A.swift", "")
    try fixture.write("Day 2/Two.xcodeproj/project.pbxproj", project("B.swift"))
    try fixture.write("Day 2/B.swift", "")
    // What a package below the folder fetched lies beside that package.
    let kit = WrittenManifests.text(
      "Kit", targets: [("Kit", ["Far"])], remote: ["https://example.org/a/Far.git"])
    try fixture.write("Kit/Package.swift", kit)
    let far = "Kit/.build/checkouts/Far"
    try fixture.write("\(far)/Package.swift", WrittenManifests.text("Far", targets: [("Far", [])]))
    try fixture.write("\(far)/Sources/Far/F.swift", "")
    try fixture.write("Kit/Sources/Kit/K.swift", "")
    let project = try fixture.read()
    #expect(project.kind == .folder)
    #expect(project.modules.map(\.name).sorted() == ["App", "Far", "Kit", "Two_App"])
    #expect(project.modules.first { $0.name == "Two_App" }?.sources == ["\(fixture.root)/Day 2/B.swift"])
    #expect(project.notes.contains { $0.subject == "Two_App" })
  }

  @Test("A file of two targets is the first one's, and resources of all languages are found")
  func shared() throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "B.swift": "", "C.swift": "", "en.lproj/L.strings": "", "de.lproj/L.strings": "",
      "Art.xcassets/Contents.json": "{}",
      "D.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (E, T); };
        G = { isa = PBXGroup; children = (A, B, C, X, V); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Art.xcassets; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (VE, VD); name = L.strings; sourceTree = "<group>"; };
        VE = { isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>"; };
        VD = { isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (BT, R); };
        E = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
          buildPhases = (BE); };
        BT = { isa = PBXSourcesBuildPhase; files = (FA, FB); }; BE = { isa = PBXSourcesBuildPhase; files = (FB, FC); };
        R = { isa = PBXResourcesBuildPhase; files = (FX, FV); };
        FA = { isa = PBXBuildFile; fileRef = A; }; FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; }; FX = { isa = PBXBuildFile; fileRef = X; };
        FV = { isa = PBXBuildFile; fileRef = V; };
      }; rootObject = P; }
      """,
    ])
    let project = try fixture.read()
    let app = try #require(project.modules.first { $0.name == "App" })
    let share = try #require(project.modules.first { $0.name == "Share" })
    #expect(app.isApplication && app.sharedSources.isEmpty && !share.isApplication)
    #expect(share.sharedSources == ["\(fixture.root)/B.swift"])
    #expect(
      app.resources
        == ["Art.xcassets", "en.lproj/L.strings", "de.lproj/L.strings"].map { "\(fixture.root)/\($0)" })
    #expect(project.app(of: "App") == "App" && project.app(of: "Share") == nil)
  }
}
