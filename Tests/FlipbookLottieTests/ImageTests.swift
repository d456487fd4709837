import FlipbookPicture
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("pictures of layers")
struct ImageTests {
  @Test("a picture made smaller is averaged over the pixels of the result, no wider")
  func smaller() throws {
    // One column of the ten that are drawn is black.
    let pixels = (0..<4_900).map { (35..<42).contains($0 % 70) ? 0xff00_0000 : 0xffff_ffff as UInt32 }
    let bitmap = Bitmap(width: 70, height: 70, pixels: pixels)
    var data = LottieData()
    data.images = [LottieData.Entry(path: "a", content: .bitmap(bitmap))]
    let text = LottieFixture.text(
      layers: #"{"ty":2,"refId":"a","ip":0,"op":60,"ks":{}}"#,
      rest: #","assets":[{"id":"a","w":70,"h":70,"p":"a.png","e":0}]"#)
    let file = try LottieFile(Array(text.utf8), data: data, resources: LottieFixture.resources)
    let items = file.items(
      at: 0, transform: CGAffineTransform(scaleX: 1.0 / 7, y: 1.0 / 7),
      canvas: CGRect(x: 0, y: 0, width: 10, height: 10))
    let canvas = try RasterCanvas(width: 10, height: 10)
    canvas.paint(DisplayList(size: CGSize(width: 10, height: 10), background: .white, items: items))
    let row = canvas.makeBitmap().pixels[50..<60].map { Int($0 & 255) }
    #expect(row[5] < 40)
    #expect(row.indices.allSatisfy { $0 == 5 || row[$0] > 215 })
  }
}
