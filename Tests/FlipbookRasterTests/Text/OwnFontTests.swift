import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("fonts of the project and of the person")
struct OwnFontTests {
  /// A folder with copies of fonts, as a project has them.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

    init(_ fonts: [String: String]) throws {
      for (name, source) in fonts {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "/usr/share/fonts/" + source, toPath: file.path)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func face(_ name: String, weight: Int = 400, _ engine: PangoTextEngine) -> (String?, [String]) {
    let collector = DiagnosticCollector()
    let font = FontDescriptor(family: .named(name), size: 10, weight: weight)
    let layout = DiagnosticCollector.$current.withValue(collector) {
      engine.layout(TextSample("Abc", font).content, in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    return (layout.lines[0].runs.first?.font, collector.diagnostics.map(\.code))
  }

  @Test("fonts below the scene's folder are found by family, full and PostScript name")
  func project() throws {
    let folder = try Folder(["Resources/Fonts/One.ttf": "truetype/quicksand/Quicksand-Bold.ttf"])
    for name in ["Quicksand Bold", "Quicksand-Bold"] {
      let engine = PangoTextEngine(own: OwnFonts(project: folder.url.path))
      let (font, codes) = face(name, engine)
      #expect(font?.hasPrefix("Quicksand-Bold@") == true && codes.isEmpty, "\(name): \(font ?? "")")
    }
  }

  @Test(
    "of an app with an information list only the fonts that it names are there"
  )
  func listed() throws {
    let folder = try Folder([
      "Fonts/One.ttf": "truetype/quicksand/Quicksand-Bold.ttf",
      "Fonts/Two.ttf": "truetype/dejavu/DejaVuSerif.ttf",
    ])
    let list = folder.url.appendingPathComponent("App-Info.plist")
    /// Whether the project's own file is used: the name of its face has the file's checksum.
    func isFound(_ fonts: [String]?, _ name: String) throws -> Bool {
      let content: [String: Any] = fonts.map { ["UIAppFonts": $0] } ?? ["LSRequiresIPhoneOS": true]
      try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0).write(to: list)
      let (font, _) = face(name, PangoTextEngine(own: OwnFonts(project: folder.url.path)))
      return font?.hasPrefix("\(name)@") == true
    }
    #expect(try isFound(["One.ttf"], "Quicksand-Bold"))
    #expect(try isFound(["Fonts/One.ttf"], "Quicksand-Bold"))
    #expect(try !isFound(["Two.ttf"], "Quicksand-Bold"))
    #expect(try !isFound(nil, "Quicksand-Bold"))
  }

  @Test(
    "a font is known by its PostScript and full name, and neither by its family nor where another stands in")
  func known() throws {
    let folder = try Folder(["Resources/Fonts/One.ttf": "truetype/quicksand/Quicksand-Bold.ttf"])
    let engine = PangoTextEngine(own: OwnFonts(project: folder.url.path))
    for name in ["Quicksand-Bold", "Quicksand Bold", "Inter-SemiBold"] {
      #expect(engine.hasFont(named: name), "\(name)")
    }
    for name in ["HelveticaNeue-Bold", "Wingdings 9", ""] {
      #expect(!engine.hasFont(named: name), "\(name)")
    }
  }

  @Test("a font from a file has the widths of the file, and its name the file's checksum")
  func widths() throws {
    let folder = try Folder(["a.ttf": "truetype/dejavu/DejaVuSans.ttf"])
    let engine = PangoTextEngine(own: OwnFonts(folders: [folder.url.path]))
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    let content = TextSample("Hello, fjord", FontDescriptor(family: .named("DejaVu Sans"), size: 20)).content
    let (own, pinned) = (
      engine.layout(content, in: unlimited), PangoTextEngine().layout(content, in: unlimited)
    )
    #expect(own.size == pinned.size && own.lines[0].runs[0].font != pinned.lines[0].runs[0].font)
    let glyph = own.lines[0].runs[0].glyphs[0].index
    let outline = GlyphStore.shared.outline(font: own.lines[0].runs[0].font, glyph: glyph)
    #expect(outline != nil && outline == GlyphStore.shared.outline(font: "DejaVuSans", glyph: glyph))
  }

  @Test("the system's fonts are those of a folder where there are any, in their own measures")
  func licensed() throws {
    let folder = try Folder(["SF.otf": "truetype/dejavu/DejaVuSans.ttf"])
    // What a folder with the phone's font would be like: its family is changed in the collection.
    let collection = FontCollection(
      packages: FontLibrary.textPackages, files: [folder.url.appendingPathComponent("SF.otf").path])
    #expect(collection.ownFaces.map(\.family) == ["DejaVu Sans"])
    let setting = FaceSetting(genuine: collection.ownFaces[0], display: nil, isTracked: true, size: 17)
    #expect(setting.isSystem && setting.tracking == -0.431 && setting.text == nil)
    #expect(setting.name == collection.ownFaces[0].name)
  }

  @Test("fonts that a scene registers are there from then on")
  func registered() throws {
    let engine = PangoTextEngine()
    let data = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    #expect(engine.add(font: data, file: nil))
    #expect(face("DejaVu Sans", engine).0?.hasPrefix("DejaVuSans@") == true)
    #expect(!engine.add(font: Data("no font".utf8), file: nil))
  }

  @Test("a family that has its weight in its name keeps it")
  func aliasWeight() {
    #expect(face("Arial Rounded MT Bold", PangoTextEngine()).0 == "Quicksand-Bold")
  }
}
