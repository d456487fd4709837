import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

/// Apple's Human Interface Guidelines, "Typography", iOS.
@Suite("sizes of text")
struct DynamicTypeTests {
  private func environment(_ size: DynamicTypeSize) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return environment
  }

  @Test(
    "text styles have Apple's sizes and lines at each size of text",
    arguments: [
      (Font.TextStyle.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(Font.TextStyle, [CGFloat])])
  func table(style: Font.TextStyle, points: [CGFloat]) {
    #expect(DynamicTypeSize.allCases.map(style.pointSize(at:)) == points)
    for size in DynamicTypeSize.allCases {
      let font = Text("x").font(.system(style)).content(in: environment(size)).runs[0].font
      #expect(font.size == style.pointSize(at: size) && font.lineHeight == style.lineHeight(at: size))
      #expect(style.lineHeight(at: size) > style.pointSize(at: size))
    }
  }

  @Test("fonts that are given by size stay, named ones follow their text style to a point")
  func fixed() {
    func size(_ font: Font, _ size: DynamicTypeSize) -> CGFloat {
      Text("x").font(font).content(in: environment(size)).runs[0].font.size
    }
    #expect(size(.system(size: 20), .accessibility5) == 20)
    #expect(size(.custom("Georgia", fixedSize: 20), .accessibility5) == 20)
    // Body's lines grow from 22 to 62, a caption's from 16 to 51.
    #expect(size(.custom("Georgia", size: 17), .accessibility5) == 48)
    #expect(size(.custom("Georgia", size: 12, relativeTo: .caption), .accessibility5) == 38)
    #expect(size(.custom("Georgia", size: 17), .large) == 17)
  }

  @Test("a range keeps sizes within itself")
  func ranges() {
    #expect(DynamicTypeSize.accessibility3.clamped(to: ...DynamicTypeSize.xLarge) == .xLarge)
    #expect(DynamicTypeSize.xSmall.clamped(to: DynamicTypeSize.medium...) == .medium)
    #expect(DynamicTypeSize.large.clamped(to: DynamicTypeSize.small...DynamicTypeSize.xxLarge) == .large)
    #expect(DynamicTypeSize.xxxLarge.clamped(to: DynamicTypeSize.small..<DynamicTypeSize.xLarge) == .large)
    #expect(
      DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test("UIKit's names lead to the same sizes and back")
  func categories() {
    for size in DynamicTypeSize.allCases {
      #expect(
        UIContentSizeCategory(size).size == size && DynamicTypeSize(UIContentSizeCategory(size)) == size)
    }
    #expect(
      UIContentSizeCategory.accessibilityExtraLarge.rawValue == "UICTContentSizeCategoryAccessibilityXL")
    #expect(DynamicTypeSize(.unspecified) == nil)
    #expect(UIContentSizeCategory.small < .extraLarge && !UIContentSizeCategory.small.isAccessibilityCategory)
  }

  @Test("lengths grow as a style's lines, rounded to a pixel")
  func metrics() {
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let pixel = 1 / SceneTraits.current.displayScale
    #expect(
      abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: medium) - 17 * 21 / 22) <= pixel / 2)
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest)
    #expect(font.pointSize == 48)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
  }

  @Test("collections of traits are put together, the last that differs from the scene first")
  func traits() {
    #expect(UITraitCollection() == .current)
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 7),
      UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 7)
    #expect(dark.preferredContentSizeCategory == .small)
    let none = UITraitCollection(traitsFrom: [])
    #expect(none == .current)
  }

  @Test("bold is a trait: semibold of small text styles, bold of titles and of fonts by size")
  func boldStyles() {
    func weight(_ text: Text) -> Int { text.content(in: EnvironmentValues()).runs[0].font.weight }
    #expect(weight(Text("x").bold()) == 600)
    #expect(weight(Text("x").font(.caption.bold())) == 600)
    #expect(weight(Text("x").font(.title2).bold()) == 700)
    #expect(weight(Text("x").font(.system(size: 17)).bold()) == 600)
    #expect(weight(Text("x").fontWeight(.bold)) == 700)
    #expect(weight(Text("**x**")) == 600)
    #expect(weight(Text("x").font(.system(size: 17, weight: .black)).bold()) == 900)
    #expect(weight(Text("x").bold(false)) == 400)
    #expect(weight(Text("x").font(Font(UIFont.boldSystemFont(ofSize: 17)))) == 600)
  }
}
