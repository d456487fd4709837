import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

// A scene of another locale is current while some of these run: none of the others may run then.
@MainActor
@Suite("Files that a scene comes with")
struct ResourceFilesTests {
  /// Puts back English of the United States: an earlier test may have left another locale.
  init() { SceneLocale.set(Locale(identifier: "en_US"), isPad: false, in: .current) }

  /// Makes a folder with files of their paths, and takes it away again.
  private func withFiles(_ paths: [String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for path in paths {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
    try body(root.path)
  }

  @Test("files of folders below and of the project are found by name, the nearest first")
  func project() throws {
    try withFiles([
      "Package.swift", "Data/cities.json", "Sources/Views/View.swift", "Sources/Views/Deep/cities.json",
      "Sounds/bell.wav", "Images.xcassets/hidden.json",
    ]) { root in
      let files = ResourceFiles(beside: root + "/Sources/Views")
      #expect(files.path("cities", "json") == root + "/Sources/Views/Deep/cities.json")
      #expect(files.path("bell.wav", nil) == root + "/Sounds/bell.wav")
      #expect(files.path("bell", ".wav") == root + "/Sounds/bell.wav")
      #expect(files.path("Data/cities", "json") == root + "/Data/cities.json")
      #expect(files.path("cities", "json", in: "Data") == root + "/Data/cities.json")
      #expect(files.path("hidden", "json") == nil)
      #expect(files.all(nil, "json").count == 2)
    }
  }

  @Test("pictures of groups are found by name in the folders below a scene's, and not around it")
  func pictures() throws {
    try withFiles([
      "Package.swift", "App/Images/Drawings/auk.jpg", "App/Images/egg@2x.png", "App/beside.png",
      "Other/far.png",
    ]) { root in
      let assets = SceneAssets(beside: root + "/App")
      #expect(assets.imageFile("auk.jpg", isDark: false).path == root + "/App/Images/Drawings/auk.jpg")
      #expect(assets.imageFile("egg", isDark: false).path == root + "/App/Images/egg@2x.png")
      // The provider of images finds these, or says where it has looked.
      for name in ["beside.png", "beside", "far", "none.png"] {
        #expect(assets.imageFile(name, isDark: false).path == name)
      }
    }
  }

  @Test("what Xcode would build is found by its source")
  func built() throws {
    try withFiles([
      "Shop.xcdatamodeld/Shop.xcdatamodel/contents", "Cell.xib", "Main.storyboard", "Real.nib", "Real.xib",
    ]) { root in
      let files = ResourceFiles(beside: root)
      #expect(files.path("Shop", "momd") == root + "/Shop.xcdatamodeld")
      #expect(files.path("Shop.momd", nil) == root + "/Shop.xcdatamodeld")
      #expect(files.path("Shop", ".mom") == root + "/Shop.xcdatamodeld/Shop.xcdatamodel")
      #expect(files.path("Cell", "nib") == root + "/Cell.xib")
      #expect(files.path("Main", "storyboardc") == root + "/Main.storyboard")
      #expect(files.path("Real", "nib") == root + "/Real.nib")
      #expect(files.path("Other", "momd") == nil && files.path("Cell", "mlmodelc") == nil)
      #expect(files.path("Cell", "txt") == nil && files.path("Cell", nil) == nil)
    }
  }

  @Test("of one name in several languages the English file is taken")
  func languages() throws {
    try withFiles(["de.lproj/a.txt", "en.lproj/a.txt", "Base.lproj/b.txt", "de.lproj/b.txt"]) { root in
      let files = ResourceFiles(beside: root)
      #expect(files.path("a", "txt") == root + "/en.lproj/a.txt")
      #expect(files.path("b", "txt") == root + "/Base.lproj/b.txt")
    }
  }
}
