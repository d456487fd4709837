import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

/// Pixels of a container of 100 points with two labels, red and green, that change places.
@MainActor
struct TransitionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func full(_ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = color
    return layer
  }

  private func push(
    _ layer: CALayer, _ type: CATransitionType = .push, _ subtype: CATransitionSubtype = .fromRight
  ) {
    let transition = CATransition()
    transition.duration = 2
    transition.type = type
    transition.subtype = subtype
    layer.add(transition, forKey: nil)
  }

  private func row(_ film: LayerRuntime, at time: Double) throws -> [String] {
    let bitmap = try LayerFilm.bitmap(film.displayList(at: time))
    let names: [UInt32: String] = [
      0xffff_0000: "red", 0xff00_ff00: "green", 0xffff_ffff: "white", 0xff00_0000: "black",
      0xff80_8080: "grey",
    ]
    return [10, 40, 60, 90].map { names[bitmap[$0, 50]] ?? String(bitmap[$0, 50], radix: 16) }
  }

  /// Both labels are committed before: the first picture shows the second label, the last the first one.
  @Test func itGoesFromWhatWasCommittedToWhatIs() throws {
    let film = LayerFilm.runtime()
    let container = full(nil)
    let (label1, label2) = (full(red), full(green))
    CATransaction.begin()
    film.root.addSublayer(container)
    container.addSublayer(label1)
    container.addSublayer(label2)
    CATransaction.commit()
    _ = film.displayList(at: 0)
    push(container)
    container.insertSublayer(label2, below: label1)
    #expect(try row(film, at: 0) == ["green", "green", "green", "green"])
    #expect(try row(film, at: 1) == ["green", "green", "red", "red"])
    #expect(try row(film, at: 2) == ["red", "red", "red", "red"])
    #expect(container.animationKeys() == nil)
  }

  /// A drawing that takes the place of another one fades in, unless actions are off or the layer says otherwise.
  @Test(arguments: [true, false]) func newDrawingsFade(hasActions: Bool) throws {
    final class Drawer: NSObject, CALayerDelegate {
      var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(color)
        ctx.fill(layer.bounds)
      }
    }
    let film = LayerFilm.runtime()
    let (layer, drawer) = (full(nil), Drawer())
    layer.delegate = drawer
    if !hasActions { layer.actions = ["contents": NSNull()] }
    film.root.addSublayer(layer)
    layer.setNeedsDisplay()
    #expect(try row(film, at: 0)[0] == "red")
    #expect(try row(film, at: 0.1)[0] == "red")
    drawer.color = green
    layer.setNeedsDisplay()
    #expect(try row(film, at: 0.1)[0] == (hasActions ? "red" : "green"))
    let middle = try LayerFilm.bitmap(film.displayList(at: 0.225))[50, 50]
    #expect(((middle >> 16 & 255) > 20 && (middle >> 8 & 255) > 20) == hasActions)
    #expect(try row(film, at: 0.4)[0] == "green")
  }

  /// Two labels with a transition each, one hidden as the other is shown: each goes to or comes out of nothing.
  @Test func hiddenAndShownLayersPushEachOther() throws {
    let film = LayerFilm.runtime()
    let (label1, label2) = (full(red), full(green))
    label2.isHidden = true
    film.root.addSublayer(label1)
    film.root.addSublayer(label2)
    #expect(try row(film, at: 0) == ["red", "red", "red", "red"])
    push(label1)
    push(label2)
    label1.isHidden = true
    label2.isHidden = false
    #expect(try row(film, at: 0) == ["red", "red", "red", "red"])
    #expect(try row(film, at: 1) == ["red", "red", "green", "green"])
    #expect(try row(film, at: 2) == ["green", "green", "green", "green"])
  }

  /// Without a commit before, the first picture is empty.
  @Test func itComesOutOfNothingWhereNothingWasCommitted() throws {
    let film = LayerFilm.runtime()
    let container = full(nil)
    film.root.addSublayer(container)
    let (label1, label2) = (full(red), full(green))
    container.addSublayer(label1)
    container.addSublayer(label2)
    push(container)
    container.insertSublayer(label2, below: label1)
    #expect(try row(film, at: 0) == ["white", "white", "white", "white"])
    #expect(try row(film, at: 1) == ["white", "white", "red", "red"])
  }

  /// A transaction inside the one that a change has opened takes effect with that one: the first picture is what was
  /// committed before all of it, grey and without labels.
  @Test func aNestedCommitDoesNotCount() throws {
    let film = LayerFilm.runtime()
    let grey = CGColor(gray: 128.0 / 255, alpha: 1)
    let container = full(grey)
    film.root.addSublayer(container)
    CATransaction.flush()
    _ = film.displayList(at: 0)
    let (label1, label2) = (full(red), full(green))
    container.addSublayer(label1)
    container.addSublayer(label2)
    CATransaction.begin()
    container.backgroundColor = .black
    CATransaction.commit()
    push(container)
    container.insertSublayer(label2, below: label1)
    #expect(try row(film, at: 0) == ["grey", "grey", "grey", "grey"])
    #expect(try row(film, at: 1) == ["grey", "grey", "red", "red"])
  }

  @Test func whatIsTakenOutIsInTheFirstPicture() throws {
    let film = LayerFilm.runtime()
    let container = full(nil)
    let (old, new) = (full(red), full(green))
    container.addSublayer(old)
    film.root.addSublayer(container)
    _ = film.displayList(at: 0)
    container.replaceSublayer(old, with: new)
    push(container)
    #expect(try row(film, at: 0) == ["red", "red", "red", "red"])
    #expect(try row(film, at: 1) == ["red", "red", "green", "green"])
    #expect(!old.isCommitted && new.isCommitted)
  }

  @Test(arguments: [CATransitionSubtype.fromLeft, .fromRight]) func moveInAndReveal(
    _ subtype: CATransitionSubtype
  ) throws {
    for type in [CATransitionType.moveIn, .reveal] {
      let film = LayerFilm.runtime()
      let layer = full(red)
      film.root.addSublayer(layer)
      _ = film.displayList(at: 0)
      push(layer, type, subtype)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = green
      let isRight = subtype == .fromRight
      // What comes in lies on one half, or what goes has left it.
      let first = type == .moveIn ? !isRight : !isRight
      let expected = first ? ["green", "green", "red", "red"] : ["red", "red", "green", "green"]
      _ = try row(film, at: 0)
      #expect(try row(film, at: 1) == expected)
    }
  }

  /// The names count with y pointing up: what comes from the top moves up the screen.
  @Test(arguments: [CATransitionSubtype.fromTop, .fromBottom]) func topAndBottom(
    _ subtype: CATransitionSubtype
  ) throws {
    let film = LayerFilm.runtime()
    let layer = full(red)
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    push(layer, .push, subtype)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = green
    _ = film.displayList(at: 0)
    let bitmap = try LayerFilm.bitmap(film.displayList(at: 1))
    #expect(bitmap[50, 20] == (subtype == .fromTop ? 0xffff_0000 : 0xff00_ff00))
    #expect(bitmap[50, 80] == (subtype == .fromTop ? 0xff00_ff00 : 0xffff_0000))
  }

  @Test func aFadeAddsUpToOpaque() throws {
    let film = LayerFilm.runtime()
    let layer = full(red)
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    push(layer, .fade)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = green
    let list = film.displayList(at: 0)
    #expect(try LayerFilm.bitmap(list)[50, 50] == 0xffff_0000)
    let half = try LayerFilm.bitmap(film.displayList(at: 1))[50, 50]
    #expect(half == 0xff80_8000 || half == 0xff80_7f00 || half == 0xff7f_8000 || half == 0xff7f_7f00)
  }

  @Test func progressHasARange() throws {
    let film = LayerFilm.runtime()
    let layer = full(red)
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    let transition = CATransition()
    transition.duration = 2
    transition.type = .push
    transition.subtype = .fromRight
    transition.startProgress = 0.5
    transition.endProgress = 0.5
    layer.add(transition, forKey: kCATransition)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = green
    for time in [0.0, 1, 1.9] { #expect(try row(film, at: time) == ["red", "red", "green", "green"]) }
    #expect(try row(film, at: 2) == ["green", "green", "green", "green"])
  }

  @Test func aTransitionAsAnActionRunsWhenSublayersChange() throws {
    let film = LayerFilm.runtime()
    let container = full(nil)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 2
    container.actions = ["sublayers": transition]
    film.root.addSublayer(container)
    _ = film.displayList(at: 0)
    container.addSublayer(full(red))
    #expect(try row(film, at: 0) == ["white", "white", "white", "white"])
    #expect(try row(film, at: 1) == ["white", "white", "red", "red"])
  }
}
