import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct PixelLayoutTests {
  private func view() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test("constraints count from (0, 0), whatever the origin of the bounds, so that it moves what they place")
  func boundsOrigin() {
    let (panel, box) = (UIView(), UIView())
    panel.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let film = UIKitFilm { view in
      view.addSubview(panel)
      panel.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
        box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    panel.bounds.origin.y = 30
    panel.setNeedsLayout()
    film.go(to: 0.1)
    #expect(box.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(box.convert(box.bounds, to: nil).minY == 10)
  }

  @Test("constraints place views with all edges on pixels, without gaps")
  func constraints() {
    let views = [view(), view(), view()]
    _ = UIKitFilm(size: CGSize(width: 100, height: 100)) { root in
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      root.addSubview(stack)
    }
    #expect(views.map(\.frame.minX) == [0, 33, 67])
    #expect(views.map(\.frame.maxX) == [33, 67, 100])
  }

  /// iremkaraoglu/iOS-SnapshotTesting-Example, whose label is not cut.
  @Test("a view of whole pixels between two of them keeps its size", arguments: 1...20)
  func betweenPixels(width: Int) {
    let box = view()
    _ = UIKitFilm(size: CGSize(width: 100, height: 100)) { root in
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: CGFloat(width) / 3000),
        box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -CGFloat(width) / 3000),
        box.widthAnchor.constraint(equalToConstant: CGFloat(width)),
        box.heightAnchor.constraint(equalToConstant: CGFloat(width)),
      ])
    }
    #expect(box.frame.size == CGSize(width: width, height: width))
  }

  @Test("a controller's view has the system's margins at its sides, other views 8 all around")
  func margins() {
    let (inner, plain) = (view(), UIView())
    _ = UIKitFilm(size: CGSize(width: 375, height: 200)) { root in
      root.addSubview(inner)
      root.addSubview(plain)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      ])
    }
    #expect(inner.frame == CGRect(x: 16, y: 0, width: 343, height: 200))
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("a represented view knows how far the bars around reach in over it, where it ignores them")
  func represented() {
    func insets(_ reach: Edge.Set) -> UIEdgeInsets {
      let box = Box()
      let runtime = ViewRuntime.withoutCurrent {
        ViewRuntime(size: CGSize(width: 100, height: 200), resources: UIKitFilm.resources) {
          box.ignoresSafeArea(edges: reach)
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20) }
        }
      }
      _ = runtime.displayList(at: 0)
      return box.view.safeAreaInsets
    }
    #expect(insets([]) == .zero)
    #expect(insets(.top) == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    #expect(insets(.all) == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
  }
}

private struct Box: UIViewRepresentable {
  let view = UIView()

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
