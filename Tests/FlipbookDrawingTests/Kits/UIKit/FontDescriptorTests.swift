import FlipbookDiagnostics
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("attributes of font descriptors")
struct FontDescriptorTests {
  /// The resolved font of a descriptor at its own size.
  private func resolved(_ descriptor: UIFontDescriptor) -> FontDescriptor {
    UIFont(descriptor: descriptor, size: 0).font.descriptor(typeSize: .large)
  }

  private let body = UIFont.systemFont(ofSize: 17).fontDescriptor

  @Test("a weight among the traits is the font's, as a value or as a number")
  func weight() {
    let bold = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    #expect(resolved(bold) == UIFont.systemFont(ofSize: 17, weight: .bold).font.descriptor(typeSize: .large))
    let number = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold.rawValue]
    ])
    #expect(resolved(number) == resolved(bold))
    #expect(resolved(body) != resolved(bold))
  }

  @Test("size, name, slant and digits of equal width are taken")
  func others() {
    #expect(body.addingAttributes([.size: 30]).pointSize == 30)
    #expect(body.addingAttributes([.size: 30]).withSize(12).pointSize == 12)
    let named = resolved(UIFontDescriptor(fontAttributes: [.name: "Quicksand", .size: 20.0]))
    #expect(named.family == .named("Quicksand") && named.size == 20)
    let slanted = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.1]])
    #expect(resolved(slanted) == UIFont.italicSystemFont(ofSize: 17).font.descriptor(typeSize: .large))
    let digits = body.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]
    ])
    #expect(
      resolved(digits)
        == UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular).font.descriptor(typeSize: .large))
  }

  @Test("a colour is one of sRGB, and says so where another space is asked for")
  func spaces() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.colorSpace?.model == .rgb)
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
      #expect(color.converted(to: space, intent: .relativeColorimetric, options: nil) == color)
      #expect(collector.diagnostics.isEmpty)
      let other = try #require(CGColorSpace(name: CGColorSpace.displayP3))
      #expect(color.converted(to: other, intent: .defaultIntent, options: nil) == color)
    }
    #expect(collector.diagnostics.map(\.code) == ["cgcolor.space"])
  }

  @Test("attributes without effect are reported")
  func reported() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      _ = body.addingAttributes([.matrix: 1, .visibleName: "Name"])
      _ = body.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 99]]])
    }
    #expect(collector.diagnostics.filter { $0.code == "font.attribute" }.count == 2)
  }
}
