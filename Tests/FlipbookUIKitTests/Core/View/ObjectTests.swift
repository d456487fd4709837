import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import Foundation
import Testing

@testable import FlipbookUIKit

/// UIKit's classes are `NSObject`s, and can be made from their class alone.
@MainActor struct ObjectTests {
  private final class Card: UIView {
    let made: CGRect
    var isSpoken = 0

    override init(frame: CGRect) {
      made = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
      get { "card" }
      set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
      isSpoken += 1
      return true
    }

    override func isEqual(_ object: Any?) -> Bool { object is Card }
    override var description: String { "a card" }
  }

  private final class Page: UIViewController {
    var isMade = false
    override init(nibName: String?, bundle: SceneBundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Model: NSObject { var count = 0 }

  private func make<V: UIView>(_ type: V.Type, _ frame: CGRect) -> V { V(frame: frame) }
  private func make<V: UIView>() -> V { V() }
  private func page<P: UIViewController>() -> P { P() }

  @Test("generic code makes views and controllers by their own initializers")
  func made() {
    _ = UIKitFilm { _ in }
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(make(Card.self, frame).made == frame)
    #expect((make() as Card).made == .zero)
    #expect(make(UILabel.self, frame).frame == frame)
    #expect((make() as UILabel).text == nil)
    #expect((page() as Page).isMade)
    #expect((page() as UITableViewController).tableView.frame.isEmpty == false)
  }

  @Test("a responder is an object: equal, described, in collections of objects")
  func objects() {
    _ = UIKitFilm { _ in }
    let (one, two) = (UIView(), UIView())
    #expect(one != two && one == one && Set([one, two, one]).count == 2)
    let objects: [NSObject] = [one, UITapGestureRecognizer(), UIBarButtonItem(), Card()]
    #expect(objects[3] == Card() && "\(objects[3])" == "a card")
    #expect(one.isKind(of: UIResponder.self) && !one.isMember(of: UIResponder.self))
  }

  @Test("what assistive technology reads is a responder's to override, and any object's to ask")
  func accessibility() {
    let card = Card(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let film = UIKitFilm { $0.addSubview(card) }
    film.go(to: 0.1)
    let object: NSObject = card
    #expect(object.accessibilityLabel == "card" && object.accessibilityActivate() && card.isSpoken == 1)
    #expect(
      !card.isAccessibilityElement
        && UIAccessibilityElement(accessibilityContainer: card).isAccessibilityElement)
    object.accessibilityHint = "turns"
    #expect(card.accessibilityHint == "turns")
    #expect(card.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    card.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(card.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
    #expect(Model().accessibilityLabel == nil)
  }

  @Test("properties of any object can be observed")
  func observed() {
    let film = UIKitFilm { _ in }
    let model = Model()
    var heard: [Int] = []
    let observation = model.observe(\.count, options: [.new]) { _, change in
      heard.append(change.newValue ?? -1)
    }
    film.go(to: 0.1)
    model.count = 3
    film.go(to: 0.3)
    #expect(heard == [3])
    observation.invalidate()
    model.count = 4
    film.go(to: 0.5)
    #expect(heard == [3])
  }

  private protocol Ending: AnyObject {}
  private class Delegate: NSObject, Ending {}
  private final class Heir: Delegate {}
  private final class Forwarder: OverridableObject, Ending {
    override func responds(to selector: Selector!) -> Bool {
      selector.name != "hidden" && super.responds(to: selector)
    }
  }
  private final class Pane: UIView, Ending {}

  @Test(
    "objects, views and classes that override it answer responds(to:) by the classes that have the method")
  func responds() {
    _ = UIKitFilm { _ in }
    let end = Selector.asking("end") { $0 is any Ending }
    let objects: [any NSObjectProtocol] = [Delegate(), Heir(), Model()]
    #expect(objects.map { $0.responds(to: end) } == [true, true, false])
    #expect(Pane().responds(to: end) && !UIView().responds(to: end))
    #expect(Forwarder().responds(to: end))
    #expect(!Forwarder().responds(to: Selector.asking("hidden") { $0 is any Ending }))
  }

  @Test("a method that is only named is not found, with a message")
  func respondsByName() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(!Delegate().responds(to: Selector("end")))
    }
    #expect(collector.diagnostics.map(\.code) == ["selector.unknown"])
  }
}
