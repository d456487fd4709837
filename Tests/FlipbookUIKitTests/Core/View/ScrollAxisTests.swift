import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Which drags scroll views take, and where they come to rest.
@MainActor struct ScrollAxisTests {
  private final class Pan: UIPanGestureRecognizer {
    var states: [State] = []
    override var state: State { didSet { states.append(state) } }
  }

  private final class Chooser: NSObject, UIScrollViewDelegate {
    let target: CGPoint
    init(_ target: CGPoint) { self.target = target }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee = target }
  }

  private func drag(_ film: UIKitFilm, by way: CGSize, at time: TimeInterval) {
    let action = InteractionAction.drag(
      .point(x: 100, y: 100), .offsets([way]),
      InteractionAction.Pacing(duration: 0.2, curve: .linear, hold: 0))
    film.runtime.schedule(InteractionStep(at: time, action)) { Issue.record("no drag: \($0)") }
  }

  private func scrollView(_ content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = content
    return view
  }

  @Test("a scroll view leaves drags along an axis that it doesn't scroll to the pages around it")
  func nested() {
    let pages = scrollView(CGSize(width: 600, height: 200))
    let rows = scrollView(CGSize(width: 200, height: 900))
    pages.isPagingEnabled = true
    let film = UIKitFilm { root in
      root.addSubview(pages)
      pages.addSubview(rows)
    }
    drag(film, by: CGSize(width: 4, height: -80), at: 0.1)
    film.go(to: 1.5)
    #expect(rows.contentOffset.y > 60 && pages.contentOffset.x == 0)
    let height = rows.contentOffset.y
    drag(film, by: CGSize(width: -120, height: 4), at: 4)
    film.go(to: 6)
    #expect(pages.contentOffset.x == 200)
    #expect(rows.contentOffset.y >= height && rows.contentOffset.x == 0)
  }

  @Test("a pan beside a scroll view's own has the drags that the scroll view doesn't take")
  func besides() {
    for (isEnabled, height, takes) in [(true, 900.0, true), (true, 200, false), (false, 900, false)] {
      let (rows, pan) = (scrollView(CGSize(width: 200, height: height)), Pan())
      rows.isScrollEnabled = isEnabled
      rows.addGestureRecognizer(pan)
      let film = UIKitFilm { $0.addSubview(rows) }
      drag(film, by: CGSize(width: 0, height: -60), at: 0.1)
      film.go(to: 0.5)
      #expect((rows.contentOffset.y > 0) == takes)
      #expect(pan.states.contains(.began) == !takes)
      drag(film, by: CGSize(width: 60, height: 6), at: 4)
      film.go(to: 4.5)
      #expect(pan.states.contains(.ended))
    }
  }

  @Test("a target beyond the content is no place to rest", arguments: [-300.0, 50, 2_000])
  func target(y: Double) {
    let (rows, chooser) = (scrollView(CGSize(width: 200, height: 900)), Chooser(CGPoint(x: 0, y: y)))
    rows.delegate = chooser
    let film = UIKitFilm { $0.addSubview(rows) }
    drag(film, by: CGSize(width: 0, height: -80), at: 0.1)
    film.go(to: 5)
    #expect(abs(rows.contentOffset.y - min(max(y, 0), 700)) < 0.5)
  }
}
