import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor struct SnapshotTests {
  private func pane(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    view.backgroundColor = color
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    dot.backgroundColor = .blue
    view.addSubview(dot)
    return view
  }

  @Test("a snapshot stays as it was, is cut at the view's edges, and stretches")
  func snapshot() throws {
    let view = pane(.red)
    var copy: UIView?
    let film = UIKitFilm { $0.addSubview(view) }
    view.backgroundColor = .green
    copy = view.snapshotView(afterScreenUpdates: false)
    let after = view.snapshotView(afterScreenUpdates: true)
    #expect(copy?.frame == view.frame)
    view.superview?.addSubview(copy!)
    view.superview?.addSubview(after!)
    copy?.frame = CGRect(x: 100, y: 0, width: 80, height: 80)
    after?.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    film.go(to: 0.1)
    #expect(try film.pixel(105, 5) == 0xffff_0000)
    #expect(try film.pixel(140, 50) == 0xff00_00ff)
    #expect(try film.pixel(140, 85) == 0xffff_ffff)
    #expect(try film.pixel(105, 105) == 0xff00_ff00)
    #expect(try film.pixel(15, 25) == 0xff00_ff00)
  }

  @Test("layers and hierarchies are drawn into pictures")
  func rendering() throws {
    let view = pane(.red)
    let film = UIKitFilm { $0.addSubview(view) }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
    let one = renderer.image { view.layer.render(in: $0.cgContext) }
    let two = renderer.image { _ in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
    }
    for (x, image) in [(100, one), (150, two)] {
      let shown = UIImageView(image: image)
      shown.frame.origin = CGPoint(x: x, y: 100)
      view.superview?.addSubview(shown)
    }
    film.go(to: 0.1)
    #expect(try film.pixel(102, 102) == 0xffff_0000 && film.pixel(120, 130) == 0xff00_00ff)
    #expect(try film.pixel(152, 102) == 0xffff_0000 && film.pixel(160, 112) == 0xff00_00ff)
    #expect(try film.pixel(175, 102) == 0xffff_ffff)
  }
}
