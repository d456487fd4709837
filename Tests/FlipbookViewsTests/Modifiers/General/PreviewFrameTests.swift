import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Sizes of previews")
struct PreviewFrameTests {
  private let phone = CGSize(width: 390, height: 844)

  @Test("a fixed layout is the film's size, whatever else is said")
  func fixed() {
    let view = AnyView(
      Color.red.previewLayout(.fixed(width: 200, height: 100)).padding().previewDevice("iPhone 8"))
    #expect(view.previewFrame.size(onPhone: phone) == CGSize(width: 200, height: 100))
    #expect(!view.previewFrame.fitsContent)
    #expect(Color.red.previewLayout(.sizeThatFits).previewFrame.fitsContent)
    #expect(Color.red.padding().previewFrame.size(onPhone: phone) == nil)
  }

  @Test("devices have the sizes of their screens, held as is said")
  func devices() {
    func size(_ view: some View) -> CGSize? { view.previewFrame.size(onPhone: phone) }
    #expect(size(Color.red.previewDevice("iPhone SE (3rd generation)")) == CGSize(width: 375, height: 667))
    #expect(size(Color.red.previewDevice("iPhone 14 Pro Max")) == CGSize(width: 430, height: 932))
    #expect(size(Color.red.previewDevice(PreviewDevice(rawValue: "iPhone 14"))) == phone)
    #expect(size(Color.red.previewInterfaceOrientation(.landscapeLeft)) == CGSize(width: 844, height: 390))
    #expect(
      size(Color.red.previewDevice("iPad mini (6th generation)").previewInterfaceOrientation(.landscapeRight))
        == CGSize(width: 1133, height: 744))
    #expect(size(Color.red.previewDevice("Mac")) == nil)
    #expect(size(Color.red._previewTraits(.landscapeRight)) == CGSize(width: 844, height: 390))
    #expect(size(Color.red._previewTraits(.fixedLayout(width: 5, height: 6))) == CGSize(width: 5, height: 6))
    #expect(size(Color.red._previewTraits(.defaultLayout)) == nil)
    #expect(Color.red._previewTraits(.sizeThatFitsLayout).previewFrame.fitsContent)
  }
}
