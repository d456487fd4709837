import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct AutoLayoutTests {
  private func view() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// DominikButz/DYModalNavigationController cfdacd3: an animator adds a view that is there once more.
  @Test("a view that is added again to its superview keeps its constraints, and one that goes loses them")
  func addedAgain() {
    let (one, two) = (view(), view())
    let film = UIKitFilm { root in
      root.addSubview(one)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        one.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        one.widthAnchor.constraint(equalToConstant: 50), one.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.addSubview(two)
      root.addSubview(one)
      root.insertSubview(one, belowSubview: two)
    }
    film.go(to: 0.1)
    #expect(one.frame == CGRect(x: 30, y: 40, width: 50, height: 20))
    let root = one.superview
    #expect(root?.constraints.count == 2 && root?.subviews.first === one)
    one.removeFromSuperview()
    #expect(root?.constraints.isEmpty == true)
  }

  @Test("anchors place a view by edges, size and centre")
  func anchors() {
    let (one, two) = (view(), view())
    _ = UIKitFilm { root in
      root.addSubview(one)
      root.addSubview(two)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        one.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
        one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        one.heightAnchor.constraint(equalToConstant: 40),
        two.centerXAnchor.constraint(equalTo: one.centerXAnchor),
        two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 5),
        two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: 10),
        two.heightAnchor.constraint(equalTo: two.widthAnchor),
      ])
    }
    #expect(one.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
    #expect(two.frame == CGRect(x: 45, y: 65, width: 90, height: 90))
  }

  @Test("the frame guide of a scroll view stays where the view is, whatever is scrolled")
  func frameGuide() {
    let (pinned, content, scroll) = (view(), view(), UIScrollView())
    let film = UIKitFilm { root in
      scroll.frame = CGRect(x: 20, y: 30, width: 100, height: 80)
      root.addSubview(scroll)
      scroll.addSubview(content)
      scroll.addSubview(pinned)
      let (inner, outer) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        content.topAnchor.constraint(equalTo: inner.topAnchor),
        content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        content.widthAnchor.constraint(equalTo: outer.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 400),
        pinned.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
        pinned.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
        pinned.widthAnchor.constraint(equalToConstant: 10),
        pinned.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    #expect(pinned.convert(pinned.bounds, to: nil) == CGRect(x: 105, y: 95, width: 10, height: 10))
    scroll.contentOffset.y = 150
    film.go(to: 0.1)
    #expect(pinned.convert(pinned.bounds, to: nil) == CGRect(x: 105, y: 95, width: 10, height: 10))
    #expect(abs(content.convert(content.bounds, to: nil).minY + 120) < 1e-6)
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 150, width: 100, height: 80))
  }

  @Test("of constraints that contradict each other the more important holds")
  func priorities() {
    let one = view()
    _ = UIKitFilm { root in
      root.addSubview(one)
      let wide = one.widthAnchor.constraint(equalToConstant: 150)
      wide.priority = .defaultLow
      let narrow = one.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
      narrow.priority = .defaultHigh
      NSLayoutConstraint.activate([
        wide, narrow, one.heightAnchor.constraint(equalToConstant: 10),
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        one.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    #expect(one.frame.width == 60)
  }

  @Test("a changed constant animates with the layout inside a block")
  func animated() {
    let one = view()
    var width: NSLayoutConstraint!
    var root: UIView!
    let film = UIKitFilm { view in
      root = view
      view.addSubview(one)
      width = one.widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        width, one.heightAnchor.constraint(equalToConstant: 10),
        one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        one.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    width.constant = 150
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { root.layoutIfNeeded() })
    film.go(to: 0.5)
    #expect(abs((one.layer.presentation()?.bounds.width ?? 0) - 100) < 1e-6)
    #expect(one.bounds.width == 150)
  }

  @Test(
    "a stack shares out its room by its distribution",
    arguments: [
      (UIStackView.Distribution.fillEqually, [60.0, 60, 60]),
      (.fill, [20.0, 40, 120]),
      (.equalSpacing, [20.0, 40, 60]),
    ])
  func stacks(distribution: UIStackView.Distribution, widths: [Double]) {
    let views = [20.0, 40, 60].map { width in
      let view = Sized(width: CGFloat(width))
      if width == 60 { view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal) }
      return view
    }
    _ = UIKitFilm { root in
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      stack.spacing = 10
      stack.distribution = distribution
      root.addSubview(stack)
    }
    #expect(views.map { Double($0.frame.width) } == widths)
    #expect(views[0].frame.minX == 0)
    #expect(views[2].frame.maxX == 200)
    #expect(views.allSatisfy { $0.frame.height == 30 })
  }

  @Test("text wraps to the width that constraints leave it, and what is under it makes room")
  func wrapping() {
    let label = UILabel()
    label.text = "Several words that do not fit into a line"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let under = view()
    _ = UIKitFilm { root in
      root.addSubview(label)
      root.addSubview(under)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        under.topAnchor.constraint(equalTo: label.bottomAnchor),
        under.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        under.heightAnchor.constraint(equalToConstant: 10),
        under.widthAnchor.constraint(equalToConstant: 10),
      ])
    }
    let line = label.font.lineHeight
    #expect(label.frame.width == 100)
    #expect(label.frame.height > line * 3)
    #expect(under.frame.minY == label.frame.maxY)
  }

  @Test("contents say how far a scroll view scrolls")
  func scrolling() {
    let scroll = UIScrollView()
    let content = view()
    _ = UIKitFilm { root in
      scroll.frame = root.bounds
      root.addSubview(scroll)
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
    }
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
  }

  @Test("springs and struts follow the superview")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 150, height: 200)
    #expect(inner.frame == CGRect(x: 10, y: 110, width: 130, height: 20))
  }
}

/// A view that wants a width.
private final class Sized: UIView {
  private let wanted: CGFloat

  init(width: CGFloat) {
    wanted = width
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: wanted, height: 10) }
}
