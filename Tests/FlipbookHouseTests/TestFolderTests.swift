import FlipbookTestSupport
import Foundation
import Testing

@Suite("Folders of tests")
struct TestFolderTests {
  /// Targets of tests that are of no single target.
  private static let shared: Set<String> = [
    "FlipbookGalleryTests", "FlipbookHouseTests", "FlipbookSceneRenderTests",
  ]
  /// Folders whose tests meet several folders of the target, or the program from outside.
  private static let own: [String: Set<String>] = [
    "FlipbookCairoTests": ["Agreement"],
    "FlipbookCommandTests": ["Determinism", "Media", "Scenes", "Scripts", "Site", "Start", "Tutorials"],
    "FlipbookMotionTests": ["Reference"],
    "FlipbookViewsTests": ["Motion"],
  ]

  /// The folders that hold files.
  private static func folders(below path: String) -> Set<String> {
    let root = Repository.root.appendingPathComponent(path).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Set(
      names.filter { $0.contains(".") }.map { ($0 as NSString).deletingLastPathComponent })
  }

  @Test("the tests of a target lie in its folders")
  func mirrored() throws {
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Tests").path
    ).filter { $0.hasSuffix("Tests") && !Self.shared.contains($0) }
    #expect(targets.count > 20)
    for target in targets.sorted() {
      let source = String(target.dropLast(5))
      var known = Self.folders(below: "Sources/\(source)")
      // Modules with the names of Apple's are tested with the one import.
      known.formUnion(Self.folders(below: "Sources/Apple/\(source.replacing("Flipbook", with: ""))"))
      if source == "Flipbook" { known.formUnion(Self.folders(below: "Sources/Apple").map { "Apple/\($0)" }) }
      let own = Self.own[target] ?? []
      let strange = Self.folders(below: "Tests/\(target)").filter { folder in
        let first = String(folder.prefix { $0 != "/" })
        return !folder.isEmpty && first != "Support" && first != "Goldens" && !own.contains(first)
          // A folder may hold folders alone.
          && !known.contains { $0 == folder || $0.hasPrefix(folder + "/") }
      }
      #expect(strange.sorted() == [], "\(target)")
    }
  }
}
