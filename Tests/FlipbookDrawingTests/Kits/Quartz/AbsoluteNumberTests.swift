import FlipbookDrawing
import Foundation
import Testing

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 0.5 && abs(-3) == 3 }
  fileprivate static func size(of number: CGFloat) -> CGFloat { abs(number) }
}

@Suite("Absolute values in extensions of CGFloat")
struct AbsoluteNumberTests {
  @Test("the free function is found, whatever the type of its argument")
  func found() {
    #expect(CGFloat(3).isNear(3.2) && !CGFloat(3).isNear(4))
    #expect(CGFloat.size(of: -2) == 2)
  }
}
