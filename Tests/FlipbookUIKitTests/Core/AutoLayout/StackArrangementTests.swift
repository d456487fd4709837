import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor
@Suite("Views of stacks that are shown and hidden in animations")
struct StackArrangementTests {
  private let panel = UIView()
  private let stack = UIStackView()
  private let first = UIView()
  private let second = UIView()

  /// A column of two views of 40 × 60 points, the first hidden or not, in a panel that holds on to its bottom and is as large.
  private func film(hidden: Bool) -> UIKitFilm {
    UIKitFilm { [panel, stack, first, second] view in
      view.addSubview(panel)
      panel.addSubview(stack)
      stack.axis = .vertical
      for own in [first, second] {
        stack.addArrangedSubview(own)
        own.widthAnchor.constraint(equalToConstant: 40).isActive = true
        own.heightAnchor.constraint(equalToConstant: 60).isActive = true
      }
      first.isHidden = hidden
      for own in [panel, stack] { own.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        panel.widthAnchor.constraint(equalTo: stack.widthAnchor),
        panel.heightAnchor.constraint(equalTo: stack.heightAnchor),
        stack.topAnchor.constraint(equalTo: panel.topAnchor),
        stack.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      ])
    }
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  private func toggle(_ film: UIKitFilm) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [first] in first.isHidden.toggle() }
    film.go(to: film.runtime.now)
  }

  @Test("a view that is shown grows from nothing, and all around it grows along, without a call for layout")
  func shows() {
    let film = film(hidden: true)
    film.go(to: 0.1)
    #expect(shown(panel) == CGRect(x: 0, y: 140, width: 40, height: 60))
    toggle(film)
    #expect(panel.frame == CGRect(x: 0, y: 80, width: 40, height: 120))
    #expect(shown(panel).isNear(CGRect(x: 0, y: 140, width: 40, height: 60)))
    #expect(shown(first).isNear(CGRect(x: 0, y: 0, width: 40, height: 0)))
    film.go(to: 0.6)
    #expect(shown(panel).isNear(CGRect(x: 0, y: 110, width: 40, height: 90)))
    #expect(shown(first).isNear(CGRect(x: 0, y: 0, width: 40, height: 30)))
    #expect(shown(second).isNear(CGRect(x: 0, y: 30, width: 40, height: 60)))
    film.go(to: 1.2)
    #expect(shown(first).isNear(CGRect(x: 0, y: 0, width: 40, height: 60)))
  }

  @Test("a view that is hidden is seen as it shrinks, and is hidden for the scene at once")
  func hides() {
    let film = film(hidden: false)
    film.go(to: 0.1)
    toggle(film)
    #expect(first.isHidden)
    film.go(to: 0.6)
    #expect(first.layer.presentation()?.isHidden == false)
    #expect(shown(panel).isNear(CGRect(x: 0, y: 110, width: 40, height: 90)))
    #expect(shown(first).isNear(CGRect(x: 0, y: 0, width: 40, height: 30)))
    film.go(to: 1.2)
    #expect(first.layer.presentation()?.isHidden != false)
    #expect(shown(panel).isNear(CGRect(x: 0, y: 140, width: 40, height: 60)))
  }

  @Test("a stack within a stack, hidden together with its views, does the same")
  func nested() {
    let inner = UIStackView()
    let icon = UIView()
    let film = film(hidden: true)
    inner.axis = .vertical
    inner.addArrangedSubview(icon)
    icon.heightAnchor.constraint(equalToConstant: 30).isActive = true
    (inner.isHidden, icon.isHidden) = (true, true)
    stack.insertArrangedSubview(inner, at: 0)
    film.go(to: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      icon.isHidden = false
      inner.isHidden = false
    }
    film.go(to: 0.6)
    #expect(shown(inner).isNear(CGRect(x: 0, y: 0, width: 40, height: 15)))
    #expect(shown(icon).isNear(CGRect(x: 0, y: 0, width: 40, height: 15)))
    #expect(shown(panel).isNear(CGRect(x: 0, y: 125, width: 40, height: 75)))
  }

  @Test("a property animator shows a view on the way, and without an animation it is there at once")
  func others() {
    let film = film(hidden: true)
    film.go(to: 0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [first] in first.isHidden = false }
    animator.startAnimation()
    film.go(to: 0.6)
    #expect(shown(panel).isNear(CGRect(x: 0, y: 110, width: 40, height: 90)))
    film.go(to: 1.3)
    first.isHidden = true
    film.go(to: 1.3)
    #expect(shown(panel).isNear(CGRect(x: 0, y: 140, width: 40, height: 60)))
  }

  @Test("a view that a property animator hides stays hidden after it, as it does in an animation's block")
  func animatorHides() {
    let film = film(hidden: false)
    film.go(to: 0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [first] in first.isHidden = true }
    animator.startAnimation()
    film.go(to: 0.6)
    #expect(first.layer.presentation()?.isHidden == false)
    film.go(to: 1.3)
    #expect(first.isHidden && first.layer.presentation()?.isHidden == true)
    #expect(panel.frame == CGRect(x: 0, y: 140, width: 40, height: 60))
  }

  /// dankinsoid/VDTransition 7500dc3 `step-2.mov`: a bar leaves to the side while those below it move up.
  @Test("a view that is hidden keeps the transform that moves it away, and one that comes does too")
  func transforms() {
    let film = film(hidden: false)
    film.go(to: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [first, stack] in
      first.isHidden = true
      stack.layoutIfNeeded()
      first.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    film.go(to: 0.6)
    #expect(shown(first).isNear(CGRect(x: 50, y: 0, width: 40, height: 30)), "\(shown(first))")
    film.go(to: 1.2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [first, stack] in
      first.isHidden = false
      stack.layoutIfNeeded()
      first.transform = .identity
    }
    film.go(to: 1.7)
    #expect(shown(first).isNear(CGRect(x: 50, y: 0, width: 40, height: 30)), "\(shown(first))")
    film.go(to: 2.4)
    #expect(shown(first).isNear(CGRect(x: 0, y: 0, width: 40, height: 60)), "\(shown(first))")
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.02 }
  }
}
