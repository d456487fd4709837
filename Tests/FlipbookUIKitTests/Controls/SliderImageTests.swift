import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor
@Suite("Images of a slider's ends")
struct SliderImageTests {
  @Test("the line and the knob keep between the images")
  func images() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.layoutIfNeeded()
    let plain = slider.subviews.map(\.frame)
    let image = try #require(UIImage(systemName: "square.fill"))
    let size = image.size
    slider.minimumValueImage = image
    slider.maximumValueImage = image
    slider.layoutIfNeeded()
    let pictures = slider.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
    let y = (31 - size.height) / 2
    #expect(pictures.contains(CGRect(origin: CGPoint(x: 0, y: y), size: size)), "\(pictures)")
    #expect(pictures.contains(CGRect(origin: CGPoint(x: 200 - size.width, y: y), size: size)), "\(pictures)")
    let line = slider.subviews.map(\.frame).first { $0.height == 4 && $0.width > 50 }
    #expect(line?.minX == size.width + 9 && line?.maxX == 191 - size.width, "\(String(describing: line))")
    #expect(plain.contains { $0.minX == 1 && $0.width == 198 })
  }
}
