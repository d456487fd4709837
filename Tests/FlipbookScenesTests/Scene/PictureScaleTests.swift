import Foundation
import Testing

@testable import FlipbookScenes

/// Sizes in points and pixels against closed forms.
@Suite struct PictureScaleTests {
  private func place(_ size: CGSize, _ scale: Double, _ change: (inout PictureScale) -> Void) -> [Double] {
    var picture = PictureScale()
    change(&picture)
    let place = picture.place(size, scale: scale)
    return [Double(place.size.width), Double(place.size.height), place.scale]
  }

  @Test func thePictureHasThePixels() {
    let wide = CGSize(width: 1280, height: 720)
    #expect(place(wide, 1) { $0.pixels = CGSize(width: 1920, height: 1080) } == [1280, 720, 1.5])
    #expect(place(wide, 1) { $0.pixels = CGSize(width: 1080, height: 1920) } == [720, 1280, 1.5])
    #expect(place(wide, 2) { $0.pixels = CGSize(width: 1080, height: 1080) } == [720, 720, 1.5])
  }

  @Test func theLongerSideKeepsTheShapeWithEvenPixels() {
    let wide = place(CGSize(width: 1280, height: 720), 1) { $0.longSide = 480 }
    #expect(wide == [1280, 720, 0.375])
    let phone = place(CGSize(width: 390, height: 844), 2) { $0.longSide = 480 }
    #expect(phone[0] == 390 && abs(phone[2] * 844 - 480) <= 32)
  }

  @Test func aFactorCountsLast() {
    #expect(place(CGSize(width: 1280, height: 720), 1) { $0.factor = 0.5 } == [1280, 720, 0.5])
    #expect(
      place(CGSize(width: 1280, height: 720), 1) {
        $0.pixels = CGSize(width: 1920, height: 1080)
        $0.factor = 2
      } == [1280, 720, 3])
    // 90 × 0.5 would be odd: the nearest scale with even sides.
    let odd = place(CGSize(width: 160, height: 90), 1) { $0.factor = 0.5 }
    #expect(abs(odd[2] - 0.5) < 0.06)
  }
}
