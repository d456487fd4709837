import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Symbols of an app's own")
struct SymbolTemplateTests {
  /// As SF Symbols writes one, with guides and words that are no part of the symbol.
  private static let svg = """
    <?xml version="1.0"?>
    <!-- <g id="Regular-L"><path d="M0 0"/></g> -->
    <svg width="3300" height="2200">
     <style>.a {fill:#4D4D4D}</style>
     <g id="Notes"><rect width="3300" height="2200"/><g transform="matrix(1 0 0 1 263 1933)"><path d="M0 0L900 900"/></g></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="left-margin-Regular-M" x1="990" x2="990" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1075" x2="1075" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path class="a" d="M0 -80L60 -80L60 0L0 0Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)">
       <path d="M0 -60L70 -60L70 0L0 0Z"/>
       <g transform="translate(0 10)"><path transform="translate(10)" d="M0 -10L5 -10L5 0L0 0Z"/></g>
      </g>
     </g>
    </svg>
    """

  @Test("the group of the nearest weight is the symbol, between its margins and on its baseline")
  func outline() throws {
    let template = try #require(SymbolTemplate(svg: Self.svg))
    let regular = try #require(template.outline(weight: 400, scale: .medium, size: 20))
    // Margins at 990 and 1075 of 100 units an em; the ink is 70 high with the part that hangs, and has 7 on each side.
    #expect(abs(regular.size.width - 17) < 1e-9 && abs(regular.size.height - 16.8) < 1e-9)
    #expect(abs(regular.baseline - 13.4) < 1e-9)
    let ink = regular.path.boundingRect
    #expect(abs(ink.minX - 2) < 1e-9 && abs(ink.maxX - 16) < 1e-9)
    #expect(abs(ink.minY - 1.4) < 1e-9 && abs(ink.maxY - 15.4) < 1e-9)
    let bold = try #require(template.outline(weight: 700, scale: .medium, size: 20))
    #expect(abs(bold.path.boundingRect.height - 16) < 1e-9)
  }

  @Test("a scale that isn't there is grown from the medium one")
  func scales() throws {
    let template = try #require(SymbolTemplate(svg: Self.svg))
    let medium = try #require(template.outline(weight: 400, scale: .medium, size: 10))
    for scale in [SymbolScale.small, .large] {
      let other = try #require(template.outline(weight: 400, scale: scale, size: 10))
      #expect(abs(other.size.width - medium.size.width * scale.factor) < 1e-9)
    }
  }

  @Test(
    "a picture without such groups is no symbol",
    arguments: ["", "<svg><path d=\"M0 0L1 1\"/></svg>", "<g id=\"Regular-M\"", "no tags"])
  func none(svg: String) { #expect(SymbolTemplate(svg: svg) == nil) }
}
