import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("Asset catalogues")
struct AssetCatalogTests {
  private let folder =
    NSTemporaryDirectory() + "/flipbook-assets-" + ProcessInfo.processInfo.globallyUniqueString

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func color(_ components: String, space: String = "srgb", dark: Bool = false) -> String {
    let appearance = dark ? #""appearances":[{"appearance":"luminosity","value":"dark"}],"# : ""
    return
      #"{"idiom":"universal",\#(appearance)"color":{"color-space":"\#(space)","components":{\#(components)}}}"#
  }

  private func catalog(_ colors: [String: String]) throws -> AssetCatalog {
    for (name, entries) in colors {
      try write("Assets.xcassets/\(name).colorset/Contents.json", "{\"colors\":[\(entries)]}")
    }
    return AssetCatalog(beside: folder)
  }

  @Test("components in all their spellings, greys and wide colours")
  func spellings() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = try catalog([
      "Floats": color(#""red":"0.500","green":"1.000","blue":"0","alpha":"0.250""#),
      "Hex": color(#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#),
      "Bytes": color(#""red":"255","green":"128","blue":"0","alpha":"1.000""#),
      "Numbers": color(#""red":1,"green":0.5,"blue":0,"alpha":1"#),
      "Grey": color(#""white":"0.300","alpha":"1.000""#, space: "extended-gray"),
      "Wide": color(#""red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000""#, space: "display-p3"),
    ])
    #expect(catalog.colors["Floats"]?.light == RGBA(red: 0.5, green: 1, blue: 0, opacity: 0.25))
    #expect(catalog.colors["Hex"] == catalog.colors["Bytes"])
    #expect(catalog.colors["Hex"]?.light == RGBA(red: 1, green: 128 / 255, blue: 0, opacity: 1))
    #expect(catalog.colors["Numbers"]?.light == RGBA(red: 1, green: 0.5, blue: 0, opacity: 1))
    #expect(catalog.colors["Grey"]?.light == RGBA(red: 0.3, green: 0.3, blue: 0.3, opacity: 1))
    // The red of Display P3 lies outside sRGB.
    #expect((catalog.colors["Wide"]?.light.red ?? 0) > 1.05)
  }

  @Test("a file's name may be composed where the set's list has it decomposed")
  func composedNames() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (composed, decomposed) = ("T\u{e9}l.png", "Te\u{301}l.png")
    try write("Assets.xcassets/A.imageset/Contents.json", #"{"images":[{"filename":"\#(composed)"}]}"#)
    try write("Assets.xcassets/A.imageset/\(decomposed)", "")
    let path = try #require(AssetCatalog(beside: folder).images["A"]?.pictures.first?.path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("a file's name may have other capitals than the set's list")
  func otherCapitals() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("Assets.xcassets/A.imageset/Contents.json", #"{"images":[{"filename":"paper.png"}]}"#)
    try write("Assets.xcassets/A.imageset/Paper.PNG", "")
    let path = try #require(AssetCatalog(beside: folder).images["A"]?.pictures.first?.path)
    #expect(path.hasSuffix("Paper.PNG"))
  }

  @Test("a colour for the light appearance comes before one for any")
  func lightAppearance() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let black = color(#""white":"0.0","alpha":"1.0""#)
    let named = black.replacingOccurrences(
      of: #""color":"#, with: #""appearances":[{"appearance":"luminosity","value":"light"}],"color":"#)
    let catalog = try catalog([
      "Three": color(#""white":"1.0","alpha":"1.0""#) + "," + named + ","
        + color(#""white":"0.5","alpha":"1.0""#, dark: true)
    ])
    #expect(catalog.colors["Three"]?.light == RGBA(red: 0, green: 0, blue: 0, opacity: 1))
    #expect(catalog.colors["Three"]?.dark == RGBA(red: 0.5, green: 0.5, blue: 0.5, opacity: 1))
  }

  @Test("light and dark, names of the system, and what is not understood")
  func appearances() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = try catalog([
      "Two": color(#""white":"0.0","alpha":"1.0""#) + ","
        + color(#""white":"1.0","alpha":"1.0""#, dark: true),
      "System": #"{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}"#,
      "Odd": color(#""red":"much","green":"0","blue":"0""#),
    ])
    #expect(catalog.colors["Two"] == AssetCatalog.NamedColor(light: .black, dark: .white))
    #expect(catalog.colors["System"]?.light == Color.blue.resolvedRGBA(in: EnvironmentValues()))
    var night = EnvironmentValues()
    night.colorScheme = .dark
    #expect(catalog.colors["System"]?.dark == Color.blue.resolvedRGBA(in: night))
    #expect(catalog.colors["Odd"] == nil)
    #expect(catalog.failure(forColor: "Odd").contains("Odd.colorset has no colour that is understood"))
    #expect(AssetCatalog().failure(forColor: "Odd").contains("no .xcassets folder"))
  }

  @Test("image sets give the picture with most pixels, by appearance; groups may be part of the name")
  func images() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let entries =
      #"{"idiom":"universal","scale":"1x","filename":"a.png"},"#
      + #"{"idiom":"universal","scale":"3x","filename":"b.png"},{"idiom":"universal","scale":"2x"},"#
      + #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"scale":"2x","filename":"d.png"}"#
    let contents = #"{"images":[\#(entries)],"properties":{"template-rendering-intent":"template"}}"#
    for group in ["", "Icons/"] {
      try write("Assets.xcassets/\(group)star.imageset/Contents.json", contents)
      for file in ["a", "b", "d"] { try write("Assets.xcassets/\(group)star.imageset/\(file).png", "") }
    }
    try write("Assets.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try write("Code/Views/A.swift", "")
    try write("Package.swift", "")
    // A file deeper in the project finds the catalogue above it.
    let catalog = AssetCatalog(beside: folder + "/Code/Views")
    #expect(
      catalog.picture(named: "star", isDark: false)?.path.hasSuffix("xcassets/star.imageset/b.png") == true)
    #expect(catalog.picture(named: "star", isDark: false)?.scale == 3)
    #expect(
      catalog.picture(named: "Icons/star", isDark: true)?.path.hasSuffix("Icons/star.imageset/d.png") == true)
    #expect(catalog.images["star"]?.isTemplate == true)
    #expect(catalog.picture(named: "moon", isDark: false) == nil)
    // The extension of a file counts for nothing.
    let assets = SceneAssets(beside: folder + "/Code/Views")
    #expect(assets.imageFile("star.png", isDark: false).path.hasSuffix("xcassets/star.imageset/b.png"))
    #expect(assets.imageFile("star.svg", isDark: false).path == "star.svg")
    #expect(UIImage(named: "") == nil && UIImage(named: "star") != nil)
  }

  @Test("colours of increased contrast stand beside the usual ones, and data sets give their file and type")
  func contrastAndData() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let contrast =
      #"{"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],"color":{"color-space":"srgb","#
      + #""components":{"red":"0","green":"1","blue":"0","alpha":"1"}}}"#
    try write(
      "Assets.xcassets/D.dataset/Contents.json",
      #"""
      {"data":[{"filename":"d.txt","idiom":"universal","universal-type-identifier":"public.text"}]}
      """#)
    try write("Assets.xcassets/D.dataset/d.txt", "data")
    try write("Assets.xcassets/Empty.dataset/Contents.json", "{}")
    let catalog = try catalog(["Two": color(#""white":"0.0","alpha":"1.0""#) + "," + contrast])
    let two = try #require(catalog.colors["Two"])
    #expect(two.rgba(for: .light, isContrastIncreased: false) == .black)
    #expect(two.rgba(for: .light, isContrastIncreased: true) == RGBA(red: 0, green: 1, blue: 0))
    // There is no dark one of high contrast.
    #expect(two.rgba(for: .dark, isContrastIncreased: true) == .black)
    #expect(catalog.data["D"]?.path == folder + "/Assets.xcassets/D.dataset/d.txt")
    #expect(catalog.data["D"]?.type == "public.text" && catalog.data["Empty"] == nil)
    #expect(catalog.problems.contains { $0.contains("Empty.dataset") })
    var environment = EnvironmentValues()
    environment.isContrastIncreased = true
    #expect(Color.blue.resolvedRGBA(in: environment) == RGBA(red: 0, green: 64 / 255, blue: 221 / 255))
  }

  @Test("the picture and the colour that are made for the device come first, those for others last")
  func devices() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = [
      ("any", #""idiom":"universal","scale":"3x""#), ("mac", #""idiom":"mac","scale":"3x""#),
      ("pad", #""idiom":"ipad","scale":"2x""#),
      ("wide", #""idiom":"universal","scale":"1x","width-class":"regular","height-class":"compact""#),
      (
        "dark",
        #""idiom":"universal","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]"#
      ),
    ]
    let entries = files.map { "{\"filename\":\"\($0.0).png\",\($0.1)}" }.reversed().joined(separator: ",")
    try write("Assets.xcassets/P.imageset/Contents.json", "{\"images\":[\(entries)]}")
    try write(
      "Assets.xcassets/Mac.imageset/Contents.json",
      #"{"images":[{"filename":"m.png","idiom":"mac","scale":"1x"}]}"#)
    for file in files { try write("Assets.xcassets/P.imageset/\(file.0).png", "") }
    try write("Assets.xcassets/Mac.imageset/m.png", "")
    let white = color(#""white":"1.0","alpha":"1.0""#)
    let catalog = try catalog([
      "C": white + "," + color(#""white":"0.0","alpha":"1.0""#).replacing("universal", with: "ipad")
        + "," + color(#""white":"0.5","alpha":"1.0""#).replacing("universal", with: "mac"),
      "All": white,
    ])
    var (tablet, onSide) = (SceneTraits(), SceneTraits())
    tablet.isRegularAcross = true
    (onSide.isRegularAcross, onSide.isRegularDown) = (true, false)
    func file(_ name: String, _ traits: SceneTraits, dark: Bool = false) -> String? {
      catalog.picture(named: name, isDark: dark, traits: traits)?.path.split(separator: "/").last.map(
        String.init)
    }
    #expect(file("P", SceneTraits()) == "any.png" && file("P", tablet) == "pad.png")
    #expect(file("P", onSide) == "wide.png" && file("P", SceneTraits(), dark: true) == "dark.png")
    #expect(file("Mac", SceneTraits()) == "m.png")
    #expect(catalog.color(named: "C", traits: SceneTraits())?.light == .white)
    #expect(catalog.color(named: "C", traits: tablet)?.light == .black)
    #expect(catalog.color(named: "All", traits: tablet)?.light == .white)
    #expect(catalog.color(named: "None", traits: tablet) == nil)
  }

  @Test("an app's icon is an image of 60 points by the name of its set")
  func icon() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "Assets.xcassets/AppIcon.appiconset/Contents.json",
      #"""
      {"images":[{"filename":"a.png","idiom":"iphone","scale":"3x","size":"60x60"},
      {"filename":"m.png","idiom":"mac","scale":"2x","size":"512x512"},
      {"filename":"d.png","idiom":"universal","size":"1024x1024","appearances":[{"value":"dark"}]},
      {"filename":"b.png","idiom":"universal","platform":"ios","size":"1024x1024"}]}
      """#)
    for file in ["a", "b", "d", "m"] { try write("Assets.xcassets/AppIcon.appiconset/\(file).png", "") }
    let catalog = AssetCatalog(beside: folder)
    let icon = try #require(catalog.picture(named: "AppIcon", isDark: true))
    #expect(icon.path.hasSuffix("/b.png") && icon.scale == 1024 / 60)
    #expect(catalog.picture(named: "AppIcon60x60", isDark: false) == icon)
  }
}
