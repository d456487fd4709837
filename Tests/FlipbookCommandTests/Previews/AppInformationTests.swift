import Foundation
import Testing

/// An app of Xcode's whose version is a build setting: a file of settings, `Info.plist` and the picture.
/// The other previews have traits and functions of the project's own.
@Suite("The app's information in previews")
struct AppInformationTests {
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (S, X); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = C; buildPhases = (); fileSystemSynchronizedGroups = (S); };
      C = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
        INFOPLIST_FILE = "App/Info.plist"; INFOPLIST_KEY_CFBundleDisplayName = "My \\"App\\"";
        INFOPLIST_KEY_UIUserInterfaceStyle = Dark; }; };
    }; rootObject = P; }
    """
  private static let source = """
    import SwiftUI
    func value(_ key: String) -> String { Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "none" }
    #Preview("Read", traits: .sizeThatFitsLayout) {
      VStack { Text(value("CFBundleShortVersionString")); Text(value("Token")); Text(value("CFBundleDisplayName")) }
    }
    #Preview("Written", traits: .sizeThatFitsLayout) {
      #if STAGING
      VStack { Text(verbatim: "3.2.1"); Text(verbatim: "abc 3.2.1"); Text(verbatim: "My \\"App\\"") }
      #endif
    }
    struct Padded: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content.padding(10).background(.green) }
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      @MainActor static var padded: Self = .modifier(Padded())
    }
    #Preview("Trait", traits: .padded, .fixedLayout(width: 60, height: 40)) { Text("a") }
    #Preview("Plain", traits: .fixedLayout(width: 60, height: 40)) { Text("a").padding(10).background(.green) }
    struct Scheme: View {
      @Environment(\\.colorScheme) var scheme
      var body: some View { scheme == .dark ? Color.green : Color.red }
    }
    #Preview("Scheme", traits: .fixedLayout(width: 60, height: 40)) { Scheme() }
    #Preview("Green", traits: .fixedLayout(width: 60, height: 40)) { Color.green.environment(\\.colorScheme, .dark) }
    #Preview("Functions", traits: .fixedLayout(width: 60, height: 40)) {
      return shown("a")

      func shown(_ text: String) -> some View { Text(text).padding(10).background(.green) }
    }
    """

  /// The compressed pixels of a PNG, without its texts, which hold the preview's name.
  private static func pixels(_ png: Data) -> Data {
    let bytes = Array(png)
    var (place, found) = (8, Data())
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = min(bytes.count, place + 8 + length)
      if bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8) { found += bytes[place + 8..<end] }
      place = end + 4
    }
    return found
  }

  @Test("texts of Info.plist have the build settings put in", .timeLimit(.minutes(5)))
  func information() throws {
    let root = FlipbookProgram.folder + "/information"
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project, "App/Views.swift": Self.source,
      "App.xcconfig": "MARKETING_VERSION = 3.2.1\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = STAGING\n",
      "App/Info.plist": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>Token</key><string>abc ${MARKETING_VERSION}</string></dict></plist>
      """,
    ]
    for (path, text) in files {
      let place = "\(root)/\(path)"
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    }
    let pictures = FlipbookProgram.folder + "/information-pictures"
    let drawn = try FlipbookProgram.run(["previews", root, "-o", pictures + "/", "--scale", "1"])
    #expect(drawn.code == 0, "\(drawn.errors)")
    func picture(_ name: String) -> Data? {
      FileManager.default.contents(atPath: "\(pictures)/App/Views/\(name).png").map(Self.pixels)
    }
    #expect(picture("Plain") != nil && picture("Trait") == picture("Plain"))
    #expect(picture("Functions") == picture("Plain"))
    // The app asks for the dark scheme.
    #expect(picture("Scheme") != nil && picture("Scheme") == picture("Green"))
    let (read, written) = (picture("Read"), picture("Written"))
    #expect(read != nil && read == written)
    // Three lines are higher than none.
    #expect((read?.count ?? 0) > 300)
  }
}
