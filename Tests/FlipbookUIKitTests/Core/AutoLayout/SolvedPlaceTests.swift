import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookUIKit
import Foundation
import Testing

/// A view's place is set from its constraints as its superview is laid out: when that is asked for, or when constraints ask
/// for another place in it (candostdagdeviren/CDAlertView: an alert in constraints leaves by its centre, while a button in it
/// changes).
@MainActor
@Suite("Places of views in constraints that a scene moves")
struct SolvedPlaceTests {
  private let box = UIView()
  private let button = UIButton(type: .system)

  /// A box of 40 × 40 points at (20, 30) with a button in it.
  private func film() -> UIKitFilm {
    UIKitFilm { [box, button] view in
      for (own, outer) in [(box, view), (button, box)] {
        outer.addSubview(own)
        own.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40),
        button.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ])
    }
  }

  @Test("a layout elsewhere doesn't take a moved view back")
  func moved() {
    let film = film()
    film.go(to: 0.1)
    #expect(box.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [box] in box.center.y += 100 }
    button.setNeedsLayout()
    film.go(to: 0.6)
    #expect(box.frame.minY == 130)
    #expect(abs((box.layer.presentation()?.frame.minY ?? 0) - 80) < 1e-6)
  }

  @Test("a layout of the superview does")
  func askedFor() {
    let film = film()
    film.go(to: 0.1)
    box.center.y += 100
    film.go(to: 0.2)
    #expect(box.frame.minY == 130)
    box.superview?.setNeedsLayout()
    film.go(to: 0.3)
    #expect(box.frame.minY == 30)
  }

  @Test("constraints that ask for another place do, too")
  func changed() throws {
    let film = film()
    film.go(to: 0.1)
    box.center.y += 100
    let top = try #require(box.superview?.constraints.first { $0.firstAttribute == .top })
    top.constant = 50
    film.go(to: 0.2)
    #expect(box.frame == CGRect(x: 20, y: 50, width: 40, height: 40))
  }
}
