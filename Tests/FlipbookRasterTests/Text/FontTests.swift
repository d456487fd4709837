import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("fonts")
struct FontTests {
  func resolve(_ font: FontDescriptor) -> ResolvedFont? { ResolvedFont(font) }

  @Test("every package is installed and every text face is found by its name")
  func library() {
    #expect(FontLibrary.missingPackages == [])
    let faces = FontLibrary.collection.faces
    #expect(Set(faces.map(\.postScriptName)).count == faces.count)
    for face in faces { #expect(FontLibrary.collection.face(named: face.postScriptName) == face) }
    #expect(Set(FontLibrary.installedFaces.map(\.package)) == Set(FontLibrary.packages))
  }

  @Test("only files of the pinned packages are looked at")
  func pinned() {
    let paths = Set(PinnedFonts.packages.flatMap(\.paths))
    #expect(FontLibrary.installedFaces.allSatisfy { paths.contains($0.file) })
  }

  @Test("every fallback family is installed")
  func fallbackFamilies() {
    for language in ["", "ja", "ko", "zh-tw"] {
      for family in PinnedFonts.fallbackFamilies(serif: true, language: language)
        + PinnedFonts.fallbackFamilies(serif: false, language: language)
      {
        #expect(!FontLibrary.collection.faces(inFamily: family).isEmpty, "\(family)")
      }
    }
  }

  @Test("every alias leads to an installed family")
  func aliases() {
    for (name, family) in [
      ("Helvetica Neue", "Liberation Sans"), ("Menlo", "DejaVu Sans Mono"), ("SF Pro", "Inter"),
    ] {
      let font = resolve(FontDescriptor(family: .named(name)))
      #expect(font?.face.family == family)
      #expect(font?.diagnostics.map(\.code) == ["font.alias"])
      #expect(font?.diagnostics.first?.severity == .note)
    }
  }

  @Test(
    "each design has its family",
    arguments: [
      (Font.Design.default, "Inter"), (.serif, "Noto Serif"), (.rounded, "Quicksand"),
      (.monospaced, "JetBrains Mono"),
    ])
  func designs(design: Font.Design, family: String) {
    #expect(resolve(FontDescriptor(family: .system(design)))?.face.family == family)
  }

  @Test("the system face has a file for each weight, upright and italic", arguments: 1...9)
  func weights(step: Int) {
    for isItalic in [false, true] {
      let face = resolve(FontDescriptor(weight: step * 100, isItalic: isItalic))?.face
      #expect(face?.weight == step * 100)
      #expect(face?.isItalic == isItalic)
    }
    let run = TextSample("x", FontDescriptor(weight: step * 100)).layout.lines[0].runs[0]
    #expect(run.font == resolve(FontDescriptor(weight: step * 100)).map { StandIn.name(of: $0.face) })
  }

  @Test(
    "the rounded face is found in each of its weights",
    arguments: [
      (300, "Quicksand-Light"), (400, "Quicksand-Regular"), (500, "Quicksand-Medium"),
      (700, "Quicksand-Bold"),
    ])
  func rounded(weight: Int, face: String) {
    let font = FontDescriptor(family: .system(.rounded), weight: weight)
    #expect(TextSample("x", font).layout.faces == [[face + StandIn.suffix]])
  }

  @Test("italic has its own face where there is one and is slanted where there is none")
  func italic() {
    let inter = TextSample("x", FontDescriptor(isItalic: true)).layout.lines[0].runs[0]
    #expect(inter.font == "Inter-Italic@system" && inter.slant == 0)
    let rounded = TextSample("x", FontDescriptor(family: .system(.rounded), isItalic: true)).layout.lines[0]
      .runs[0]
    #expect(rounded.font == "Quicksand-Regular@system" && rounded.slant == 0.2)
  }

  @Test(
    "fonts are found by family, full and PostScript name, whatever the case",
    arguments: [
      ("DejaVu Sans Mono", "DejaVuSansMono"), ("dejavu sans mono", "DejaVuSansMono"),
      ("DejaVuSansMono-Bold", "DejaVuSansMono-Bold"), ("Inter Semi Bold", "Inter-SemiBold"),
      ("Inter-BoldItalic", "Inter-BoldItalic"), ("HelveticaNeue-Bold", "LiberationSans-Bold"),
      ("TimesNewRomanPS-BoldItalicMT", "LiberationSerif-BoldItalic"), ("Courier", "LiberationMono"),
    ])
  func names(name: String, face: String) {
    #expect(resolve(FontDescriptor(family: .named(name)))?.face.postScriptName == face)
  }

  @Test("a weight asked for outside the name wins over regular")
  func outerWeight() {
    let font = FontDescriptor(family: .named("DejaVu Sans Mono"), weight: 700)
    #expect(resolve(font)?.face.postScriptName == "DejaVuSansMono-Bold")
  }

  @Test("an unknown font is like Helvetica, of one weight, and a warning names it")
  func unknown() {
    let (layout, diagnostics) = TextSample("x", FontDescriptor(family: .named("Wingdings 9"))).reported
    #expect(layout.faces == [["LiberationSans"]])
    let bold = FontDescriptor(family: .named("Wingdings 9-Bold"), weight: 700)
    #expect(resolve(bold)?.face.postScriptName == "LiberationSans")
    // A phone lacks it too.
    let foreign = FontDescriptor(family: .named("roboto"), weight: 700)
    #expect(resolve(foreign)?.face.postScriptName == "LiberationSans")
    #expect(diagnostics.map(\.code) == ["font.fallback"])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.message.contains("Wingdings 9") == true)
  }

  @Test(
    "lines of the phone's Helvetica are 1.15 of the size high, of which other views' distances don't count 0.15"
  )
  func helvetica() {
    let measures = PangoTextEngine().measures(of: FontDescriptor(family: .named("Wingdings 9"), size: 40))
    #expect(abs(measures.ascent - 36.8) < 1e-6 && abs(measures.descent - 9.2) < 1e-6)
    #expect(abs(measures.addedAscent - 6) < 1e-6)
    let lines = TextSample("a\na\na", FontDescriptor(family: .named("Wingdings 9"), size: 40)).layout
    #expect(abs(lines.size.height - 138) < 1e-6)
  }

  @Test(
    "style suffixes are split from names",
    arguments: [
      ("Avenir-HeavyOblique", "Avenir", 800, true), ("Arial-BoldMT", "Arial", 700, false),
      ("Foo-Bar", "Foo-Bar", nil, false), ("Georgia-Italic", "Georgia", nil, true),
      ("-Bold", "-Bold", nil, false),
    ] as [(String, String, Int?, Bool)])
  func styleNames(name: String, family: String, weight: Int?, isItalic: Bool) {
    let style = FontStyleName(name)
    #expect(style.family == family)
    #expect(style.weight == weight)
    #expect(style.isItalic == isItalic)
  }

  @Test("versions of the libraries are known")
  func versions() {
    let versions = RasterComponents.versions
    #expect(versions.count == 9)
    for component in versions { #expect(component.version.first?.isNumber == true, "\(component.name)") }
    #expect(DebianPackages.version(of: "fonts-inter") != nil)
    #expect(DebianPackages.version(of: "no-such-package") == nil)
  }
}
