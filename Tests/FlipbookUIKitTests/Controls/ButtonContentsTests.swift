import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// The places of a button's title and image.
@MainActor
@Suite struct ButtonContentsTests {
  private let content = CGRect(x: 0, y: 0, width: 200, height: 40)
  private let both = ButtonContents(
    title: CGSize(width: 60, height: 20), image: CGSize(width: 30, height: 30))

  private func changed(_ change: (inout ButtonContents) -> Void) -> ButtonContents {
    var contents = both
    change(&contents)
    return contents
  }

  @Test("image and title stand side by side in the middle, at the start and at the end")
  func alignment() {
    #expect(both.imageRect(in: content) == CGRect(x: 55, y: 5, width: 30, height: 30))
    #expect(both.titleRect(in: content) == CGRect(x: 85, y: 10, width: 60, height: 20))
    let left = changed { ($0.horizontal, $0.vertical) = (.left, .top) }
    #expect(left.imageRect(in: content).origin == .zero)
    #expect(left.titleRect(in: content).origin == CGPoint(x: 30, y: 0))
    let right = changed { ($0.horizontal, $0.vertical) = (.right, .bottom) }
    #expect(right.imageRect(in: content).origin == CGPoint(x: 110, y: 10))
    #expect(right.titleRect(in: content).origin == CGPoint(x: 140, y: 20))
    let fill = changed { ($0.horizontal, $0.vertical) = (.fill, .fill) }
    #expect(fill.imageRect(in: content) == CGRect(x: 0, y: 0, width: 140, height: 40))
  }

  @Test("insets that are opposite swap image and title; one inset alone moves by half")
  func insets() {
    let swapped = changed {
      $0.titleInsets = UIEdgeInsets(top: 0, left: -30, bottom: 0, right: 30)
      $0.imageInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: -60)
    }
    #expect(swapped.titleRect(in: content).minX == 55 && swapped.imageRect(in: content).minX == 115)
    let moved = changed { $0.titleInsets.left = 10 }
    #expect(moved.titleRect(in: content).minX == 90 && moved.imageRect(in: content).minX == 55)
    let start = changed {
      $0.horizontal = .left
      $0.titleInsets.left = 10
    }
    #expect(start.titleRect(in: content).minX == 40)
    let stacked = changed {
      $0.titleInsets = UIEdgeInsets(top: 36, left: -30, bottom: 0, right: 0)
      $0.imageInsets = UIEdgeInsets(top: -26, left: 0, bottom: 0, right: -60)
    }
    #expect(stacked.titleRect(in: content).midX == 100 && stacked.imageRect(in: content).midX == 100)
  }

  @Test("what has no room is cut down, the title before the image, and never to less than nothing")
  func narrow() {
    let room = CGRect(x: 0, y: 0, width: 50, height: 10)
    #expect(both.titleRect(in: room) == CGRect(x: 30, y: 0, width: 20, height: 10))
    #expect(both.imageRect(in: room) == CGRect(x: 0, y: 0, width: 30, height: 10))
    let none = changed { $0.titleInsets = UIEdgeInsets(top: 50, left: 100, bottom: 50, right: 100) }
    #expect(none.titleRect(in: room).size == .zero)
    #expect(both.imageRect(in: .zero).width == 0 && both.titleRect(in: .zero).width == 0)
  }

  private final class Flipped: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 3, y: 4, width: 50, height: 20)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 20, y: 2, width: 20, height: 20)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
  }

  @Test(
    "a subclass places its title and image by the methods that it overrides, unless it has a configuration")
  func overridden() {
    let button = Flipped(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 3, y: 4, width: 50, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 70, y: 2, width: 20, height: 20))
    button.configuration = .filled()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX != 3)
  }
}
