import FlipbookPicture
import Foundation
import Testing

@Suite("descriptions of geometry")
struct GeometryDescriptionTests {
  @Test("points, sizes and rectangles describe themselves to who debugs")
  func descriptions() {
    #expect(CGPoint(x: 1, y: -2.5).debugDescription == "(1.0, -2.5)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGRect(x: 0, y: 1, width: 2, height: 3).debugDescription == "(0.0, 1.0, 2.0, 3.0)")
  }
}
