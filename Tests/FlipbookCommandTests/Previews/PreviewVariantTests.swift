import FlipbookDrawing
import FlipbookProjects
import FlipbookScenes
import Testing

@testable import FlipbookCommand

@Suite("Variants of previews")
struct PreviewVariantTests {
  @Test("Lists make a matrix, and names leave out what is usual")
  func matrix() throws {
    var options = ParsedOptions()
    options.values = ["scheme": "light,dark", "type-size": "large, accessibility3", "direction": "rtl"]
    let names = try PreviewVariant.matrix(options).map(\.name)
    #expect(names == ["rtl", "AX3.rtl", "dark.rtl", "dark.AX3.rtl"])
    #expect(try PreviewVariant.matrix(ParsedOptions()).map(\.name) == [""])
    options.values = [
      "locale": "en_US,de,pt-BR", "contrast": "standard,increased", "legibility": "bold", "scheme": "dark",
    ]
    #expect(
      try PreviewVariant.matrix(options).map(\.name) == [
        "dark.bold", "dark.bold.de", "dark.bold.pt-BR", "dark.contrast.bold", "dark.contrast.bold.de",
        "dark.contrast.bold.pt-BR",
      ])
  }

  @Test("A locale sets the direction of its language, unless another is given; a device its scale")
  func settings() throws {
    var options = ParsedOptions()
    options.values = ["locale": "ar-EG", "device": "iPhone 16 Pro"]
    var settings = try SceneRequest.settings(options)
    #expect(settings.locale.identifier == "ar_EG" && settings.layoutDirection == .rightToLeft)
    #expect(settings.scale == 3)
    options.values = ["locale": "he", "direction": "ltr", "device": "iPad Air", "scale": "1"]
    settings = try SceneRequest.settings(options)
    #expect(settings.layoutDirection == .leftToRight && settings.scale == 1)
  }

  @Test(
    "A value that isn't known and too many variants are refused before anything is compiled",
    arguments: [
      ["scheme": "light,drak"], ["locale": "German"], ["contrast": "high"], ["legibility": "heavy"],
      ["device": "Nokia"], ["layout": "huge"], ["scheme": ","],
      [
        "scheme": "light,dark", "type-size": "small,medium,large,xlarge,xxlarge,xxxlarge",
        "device": "iPhone,iPad,iPhone SE",
        "orientation": "portrait,landscape",
      ],
    ])
  func refused(_ values: [String: String]) {
    var options = ParsedOptions()
    options.values = values
    #expect { try PreviewVariant.matrix(options) } throws: { ($0 as? FlipbookFailure)?.exitCode == .usage }
  }

  @Test("Goldens are named by module, file, title and variant; equal titles get numbers")
  func names() {
    func preview(_ title: String, _ line: Int) -> ProjectPreview {
      ProjectPreview(
        module: "App", file: "/p/Views/Row.swift", shownFile: "Views/Row.swift", line: line, title: title,
        kind: .macro)
    }
    let variant = PreviewVariant(values: [("scheme", "dark"), ("type-size", "accessibility3")])
    #expect(
      PreviewShot.names([preview("A/B", 1), preview("Row", 2), preview("Row", 3)], variant) == [
        "App/Row/A.B@dark.AX3", "App/Row/Row@dark.AX3", "App/Row/Row 2@dark.AX3",
      ])
  }
}
