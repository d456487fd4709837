import FlipbookMotion
import FlipbookScenes
import Testing

@testable import FlipbookCompiler
@testable import FlipbookDrawing

@Suite("Names of assets in code")
struct AssetSymbolsTests {
  private func symbols(_ source: String, _ catalog: AssetCatalog = AssetCatalog()) -> AssetSymbols {
    AssetSymbols(
      parts: [SceneFile.Part(path: "A.swift", absolutePath: "/a/A.swift", source: source)], catalog: catalog)
  }

  private func catalog(colors: [String] = [], images: [String] = []) -> AssetCatalog {
    var catalog = AssetCatalog()
    let red = RGBA(red: 1, green: 0, blue: 0)
    for name in colors { catalog.colors[name] = AssetCatalog.NamedColor(light: red, dark: red) }
    for name in images { catalog.images[name] = AssetCatalog.NamedImage(pictures: [], isTemplate: false) }
    return catalog
  }

  @Test("names become members as Xcode writes them")
  func members() {
    #expect(AssetName.member("Brand Primary") == "brandPrimary")
    #expect(AssetName.member("brand-primary_2") == "brandPrimary2")
    #expect(AssetName.member("URLIcon") == "urlIcon")
    #expect(AssetName.member("URL") == "url")
    #expect(AssetName.member("Logo") == "logo")
    #expect(AssetName.member("2x") == "_2x")
    #expect(AssetName.member("--") == nil)
    #expect(AssetName.type("my icons") == "MyIcons")
    #expect(AssetName.shortened("accentColor", kind: "Color") == "accent")
    #expect(AssetName.shortened("color", kind: "Color") == nil)
    #expect(AssetName.escaped("default") == "`default`")
  }

  @Test("each asset has a resource; colours are members of colours and styles too")
  func generated() throws {
    let made = symbols(
      "struct A {}", catalog(colors: ["AccentColor", "Primary", "Ice Blue"], images: ["Icons/home", "logo"]))
    let text = try #require(made.part?.source)
    #expect(made.missing.isEmpty)
    #expect(text.contains("static let accent = Flipbook.ColorResource(name: \"AccentColor\")"))
    #expect(text.contains("static let iceBlue = Flipbook.ColorResource(name: \"Ice Blue\")"))
    #expect(
      text.contains("static var iceBlue: Flipbook.Color { Flipbook.Color(Flipbook.ColorResource.iceBlue) }"))
    // A name that colours of SwiftUI's have already is a resource's, and one of UIKit's, which have fewer names.
    #expect(text.contains("static let primary = Flipbook.ColorResource(name: \"Primary\")"))
    #expect(!text.contains("static var primary: Flipbook.Color "))
    #expect(text.contains("static var primary: Flipbook.UIColor "))
    #expect(text.contains("enum Icons {\n    static let home = Flipbook.ImageResource(name: \"Icons/home\")"))
    #expect(text.contains("static var logo: Flipbook.UIImage"))
  }

  @Test("a colour named as a style is a colour, and the style stays")
  func styleNames() throws {
    let text = try #require(symbols("struct A {}", catalog(colors: ["background", "red"])).part?.source)
    let value = "static var background: Flipbook.Color { Flipbook.Color(Flipbook.ColorResource.background) }"
    #expect(text.components(separatedBy: value).count == 2)
    #expect(!text.contains("ShapeStyle"))
    #expect(!text.contains("static var red: Flipbook.Color "))
  }

  @Test("folders that are namespaces are types of colours and pictures too")
  func namespaces() throws {
    let text = try #require(
      symbols("struct A {}", catalog(colors: ["Shop/Sale/red"], images: ["Shop/cart"])).part?.source)
    let shade = "Flipbook.ColorResource.Shop.Sale.red"
    #expect(text.contains("static var red: Flipbook.Color { Flipbook.Color(\(shade)) }"))
    #expect(text.contains("static var red: Flipbook.UIColor { Flipbook.UIColor(resource: \(shade)) }"))
    let cart = "Flipbook.UIImage(resource: Flipbook.ImageResource.Shop.cart)"
    #expect(text.contains("static var cart: Flipbook.UIImage { \(cart) }"))
  }

  @Test("a name of capitals alone can also be written as it is")
  func capitals() throws {
    let text = try #require(symbols("struct A {}", catalog(colors: ["BG"])).part?.source)
    #expect(text.contains("static var BG: Flipbook.Color") && text.contains("static var bg: Flipbook.Color"))
    // As public projects write the symbols of Xcode's.
    let names = [
      ("EBA72B", "EBA_72_B"), ("81C8E4", "_81_C_8_E_4"), ("000000", "_000000"), ("IMG_4232", "IMG_4232"),
    ]
    for (name, constant) in names { #expect(AssetName.constant(name) == constant) }
    #expect(AssetName.constant("Brand2") == nil)
  }

  @Test("a member that the scene declares itself is left to it")
  func declared() throws {
    let source = "extension Color { static let brand = Color(\"Brand\") }"
    let text = try #require(symbols(source, catalog(colors: ["Brand"])).part?.source)
    #expect(text.contains("static let brand = Flipbook.ColorResource"))
    #expect(!text.contains("static var brand"))
  }

  @Test("what is in no catalogue is reported with its line, and is there all the same")
  func missing() throws {
    let source = """
      struct A: View {
        var body: some View {
          Image(.hero)
          Color(.systemGray6)
          Color(.brand)
          Image(on ? .sun : .Night.moon)
          Label("a", image: .chart)
          Image(uiImage: UIImage(resource: .photo))
          Color(.init(white: 0, alpha: 1))
          Color(.displayP3, red: 1, green: 0, blue: 0)
        }
      }
      """
    let made = symbols(source)
    #expect(
      made.missing.map { "\($0.place) \($0.path.joined(separator: "."))" } == [
        "A.swift:3 hero", "A.swift:5 brand", "A.swift:6 sun", "A.swift:6 Night.moon", "A.swift:7 chart",
        "A.swift:8 photo",
      ])
    #expect(made.missing.filter(\.isColor).map(\.path) == [["brand"]])
    let text = try #require(made.part?.source)
    #expect(text.contains("static let hero = Flipbook.ImageResource(name: \"hero\")"))
    #expect(text.contains("enum Night {"))
    #expect(symbols("Image(systemName: \"a\")").part == nil)
  }
}
