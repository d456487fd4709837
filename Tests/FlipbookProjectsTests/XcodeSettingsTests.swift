import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookProjects

@Suite("Build settings of Xcode's projects")
struct XcodeSettingsTests {
  /// A target based on a file of settings, over a project that is based on another.
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = CP; };
      G = { isa = PBXGroup; children = (A, X, Y); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
      Y = { isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = CT; buildPhases = (B); };
      B = { isa = PBXSourcesBuildPhase; files = (F); }; F = { isa = PBXBuildFile; fileRef = A; };
      CP = { isa = XCConfigurationList; buildConfigurations = (D0); };
      D0 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = Y; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) PROJECT"; }; };
      CT = { isa = XCConfigurationList; buildConfigurations = (D1); };
      D1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
        OTHER_SWIFT_FLAGS = "$(inherited) -D ONE -DTWO -Onone";
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]" = "DEVICE"; }; };
    }; rootObject = P; }
    """

  private func app(_ files: [String: String]) throws -> (ProjectModule, [ProjectNote]) {
    let fixture = try ProjectFixture(
      ["A.swift": "", "D.xcodeproj/project.pbxproj": Self.project].merging(files) { $1 })
    let project = try fixture.read()
    return (try #require(project.modules.first), project.notes)
  }

  @Test(
    "Files of settings lie below the settings of what they are for, and inherit from those of the project")
  func layers() throws {
    let (app, notes) = try app([
      "Config/Project.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG BASE // the first\n",
      "Config/App.xcconfig": """
      #include "Common.xcconfig"
      #include? "Secrets.xcconfig"
      PRODUCT_MODULE_NAME = $(NAME)Core
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APP
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*][config=Debug] = $(inherited) APP SIMULATOR
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Release] = RELEASE
      """,
      "Config/Common.xcconfig": "#include \"App.xcconfig\"\nNAME = Plant;\nMARKETING_VERSION = 3.2\n",
    ])
    #expect(app.name == "PlantCore")
    #expect(app.conditions == ["BASE", "PROJECT", "APP", "SIMULATOR", "ONE", "TWO"])
    #expect(app.information["CFBundleShortVersionString"] == "3.2")
    #expect(notes.isEmpty)
  }

  @Test("A file of settings that is not there is named, once")
  func missing() throws {
    let (app, notes) = try app(["Config/App.xcconfig": "#include \"None.xcconfig\"\n"])
    #expect(app.name == "App" && app.conditions == ["PROJECT", "ONE", "TWO"])
    #expect(Set(notes.map(\.subject)) == ["Project.xcconfig", "None.xcconfig"] && notes.count == 2)
  }

  @Test("Of several projects in a folder a damaged one is named; alone it is refused")
  func damaged() throws {
    let fixture = try ProjectFixture([
      "Good/A.swift": "", "Good/D.xcodeproj/project.pbxproj": Self.project,
      "Bad/E.xcodeproj/project.pbxproj": "{ objects = {", "None/F.xcodeproj/x": "",
    ])
    let project = try fixture.read()
    #expect(project.modules.map(\.name) == ["App"])
    #expect(project.notes.map(\.subject).filter { $0.hasSuffix("proj") } == ["E.xcodeproj", "F.xcodeproj"])
    #expect(project.notes.contains { $0.reason.contains("is damaged in line 1") })
    #expect(throws: FlipbookFailure.self) { try fixture.read("Bad") }
    #expect(throws: FlipbookFailure.self) { try fixture.read("None") }
  }

  @Test("Files that are not on the disk, and a target without any, are named")
  func files() throws {
    let fixture = try ProjectFixture([
      "A.swift": "",
      "D.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U, V); };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (BT); };
        U = { isa = PBXNativeTarget; name = Gone; buildPhases = (BU); };
        V = { isa = PBXNativeTarget; name = Bare; buildPhases = (); };
        BT = { isa = PBXSourcesBuildPhase; files = (FA, FB, FC); }; BU = { isa = PBXSourcesBuildPhase; files = (FB); };
        FA = { isa = PBXBuildFile; fileRef = A; }; FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
      }; rootObject = P; }
      """,
    ])
    let project = try fixture.read()
    #expect(project.modules.map(\.name) == ["App"])
    #expect(
      project.notes.map { "\($0.subject): \($0.reason)".replacing(fixture.root + "/", with: "") } == [
        "App: B.swift and 1 more of the target's files are not on the disk",
        "Gone: B.swift is not on the disk",
        "Bare: the target has no Swift file",
      ])
  }
}
