import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

private final class Action: CAAction {
  let name: String
  init(_ name: String) { self.name = name }
  nonisolated(unsafe) static var log: [String] = []
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    Self.log.append("\(name) \(event) \((anObject as? CALayer)?.opacity ?? -1)")
  }
}

private final class Delegate: CALayerDelegate {
  var result: (any CAAction)?
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { result }
}

@MainActor
struct ActionSearchTests {
  @Test func theDelegateIsAskedFirstThenActionsThenStyleThenTheClass() {
    let layer = CALayer()
    func found() -> String? { (layer.action(forKey: "opacity") as? Action)?.name }
    #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.action(forKey: "nothing") == nil)
    layer.style = ["style": ["actions": ["opacity": Action("inner style") as any CAAction]]]
    #expect(found() == "inner style")
    layer.style = ["actions": ["opacity": Action("style") as any CAAction]]
    #expect(found() == "style")
    layer.actions = ["opacity": Action("actions")]
    #expect(found() == "actions")
    let delegate = Delegate()
    layer.delegate = delegate
    #expect(found() == "actions")
    delegate.result = Action("delegate")
    #expect(found() == "delegate")
    delegate.result = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
    delegate.result = nil
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func anActionRunsAfterTheChange() {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(0, 0)
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    Action.log = []
    layer.actions = ["opacity": Action("own")]
    layer.opacity = 0.25
    layer.opacity = 0.25
    #expect(Action.log == ["own opacity 0.25"])
  }

  @Test func anAnimationAmongActionsTakesTheEventsKeyPath() {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(0, 0)
    let slow = CABasicAnimation()
    slow.duration = 3
    slow.fromValue = 0
    layer.actions = ["cornerRadius": slow]
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    layer.cornerRadius = 6
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 1)
    #expect(abs((layer.presentation()?.cornerRadius ?? 0) - 2) < 1e-9)
  }

  /// Without from, to and by an action goes from what is shown to the new value, each time anew.
  @Test(arguments: ["delegate", "actions", "style"])
  func anActionWithoutEndsBeginsWhereThePictureIs(_ place: String) {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(0, 0)
    let delegate = Delegate()
    let slow = CABasicAnimation(keyPath: "cornerRadius")
    slow.duration = 2
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    switch place {
    case "delegate":
      delegate.result = slow
      layer.delegate = delegate
    case "actions": layer.actions = ["cornerRadius": slow]
    default: layer.style = ["actions": ["cornerRadius": slow as any CAAction]]
    }
    layer.cornerRadius = 8
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 1)
    #expect(abs((layer.presentation()?.cornerRadius ?? 0) - 4) < 1e-9)
    layer.cornerRadius = 0
    _ = film.displayList(at: 1)
    _ = film.displayList(at: 2)
    #expect(abs((layer.presentation()?.cornerRadius ?? 0) - 2) < 1e-9)
    #expect(slow.fromValue == nil)
  }
}
