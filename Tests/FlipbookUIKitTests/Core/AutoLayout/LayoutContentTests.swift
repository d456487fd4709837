import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// What views change inside while they are laid out.
@MainActor
@Suite("content that comes in a layout")
struct LayoutContentTests {
  /// A view that gets another label in each of its layouts.
  private final class Growing: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: topAnchor), label.heightAnchor.constraint(equalToConstant: 20),
      ])
      label.text = "A text that comes in the layout"
    }
  }

  @Test("a view that adds to itself in its layout is laid out once, and what it adds has its place")
  func once() {
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let film = UIKitFilm { $0.addSubview(view) }
    film.go(to: film.runtime.now)
    #expect(view.layouts == 1)
    #expect(view.subviews.map(\.frame) == [CGRect(x: 10, y: 0, width: 80, height: 20)])
    view.frame.size.width = 200
    film.go(to: film.runtime.now + 0.1)
    #expect(view.layouts == 2)
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 10, y: 0, width: 180, height: 20), CGRect(x: 10, y: 0, width: 180, height: 20),
      ])
  }

  @Test("what is added outside of a layout asks for one")
  func outside() {
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let film = UIKitFilm { $0.addSubview(view) }
    film.go(to: film.runtime.now)
    view.addSubview(UIView())
    film.go(to: film.runtime.now + 0.1)
    #expect(view.layouts == 2)
  }

  @Test("heights of sheets can be compared")
  func detents() {
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.medium() == .medium() && Detent.medium() != .large())
    let own = Detent.custom { _ in 100 }
    #expect(own == own && own != .custom { _ in 100 } && [own, .large()].contains(own))
  }

  @Test("of labels that hug as much the first of a stack that fills grows; one that hugs less goes before")
  func ambiguous() {
    let (one, two) = (UILabel(), UILabel())
    (one.text, two.text) = ("One", "Two")
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    #expect(two.frame.width == two.intrinsicContentSize.width && two.frame.maxX == 300)
    two.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(one.frame.width == one.intrinsicContentSize.width)
  }
}
