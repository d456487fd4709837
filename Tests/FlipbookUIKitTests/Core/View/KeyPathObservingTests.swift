import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookUIKit
import Foundation
import Testing

/// Properties that are observed by their names.
@MainActor struct KeyPathObservingTests {
  private final class Watcher: UIViewController {
    var reported: [String] = []
    let context = UnsafeMutableRawPointer(bitPattern: 8)

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      func text(_ key: NSKeyValueChangeKey) -> String {
        switch change?[key] {
        case let point as CGPoint: "\(point.x) \(point.y)"
        case let rect as CGRect: "\(rect.minX) \(rect.width)"
        case let value?: "\(value)"
        case nil: "-"
        }
      }
      let isOwn = context != nil && context == self.context
      reported.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))\(isOwn ? " own" : "")")
    }
  }

  private final class Model: NSObject {
    var count = 1
  }

  @Test("views and view controllers are notified of properties by their names, until they stop")
  func names() {
    let watcher = Watcher()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let model = Model()
    let film = UIKitFilm { watcher }
    watcher.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    scroll.addObserver(watcher, forKeyPath: "layer.bounds", options: .new, context: watcher.context)
    model.addObserver(watcher, forKeyPath: "count", options: [.new, .initial], context: nil)
    #expect(watcher.reported == ["count - 1"])
    film.go(to: 0.1)
    #expect(watcher.reported.count == 1)
    scroll.contentOffset.y = 30
    model.count = 2
    film.go(to: 0.2)
    #expect(
      watcher.reported.sorted() == [
        "contentOffset 0.0 0.0 0.0 30.0", "count - 1", "count - 2", "layer.bounds - 0.0 100.0 own",
      ])
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.removeObserver(watcher, forKeyPath: "layer.bounds", context: watcher.context)
    model.removeObserver(watcher, forKeyPath: "count", context: nil)
    scroll.contentOffset.y = 60
    model.count = 3
    film.go(to: 0.3)
    #expect(watcher.reported.count == 4)
  }

  @Test("what has no such property, and observers that can't be notified, are reported")
  func reports() {
    let reported = DiagnosticCollector()
    let film = UIKitFilm { UIViewController() }
    DiagnosticCollector.$current.withValue(reported) {
      UIView().addObserver(UIViewController(), forKeyPath: "colour", options: [], context: nil)
      UIView().addObserver(NSObject(), forKeyPath: "frame", options: [], context: nil)
    }
    film.go(to: 0.1)
    #expect(reported.diagnostics.map(\.code).sorted() == ["observing.key", "observing.observer"])
  }
}
