import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct SymbolEffectTests {
  struct Moved: View {
    let effect: SymbolEffectKind
    let options: SymbolEffectOptions
    @State private var count = 0
    var body: some View {
      Image(systemName: "star").font(.system(size: 20)).symbolEffect(effect, options: options, value: count)
        .onAppear { count = 1 }
    }
  }

  private func frame(
    _ effect: SymbolEffectKind, _ options: SymbolEffectOptions = .default, at time: TimeInterval
  )
    -> CGRect
  {
    let runtime = ViewRuntime { Moved(effect: effect, options: options) }
    _ = runtime.displayList(at: 0)
    return runtime.fills(at: time)[0]
  }

  @Test("a bounce grows and falls back within its time, as often as it is asked to")
  func bounce() {
    #expect(frame(.bounce, at: 0.12).width > 22)
    #expect(abs(frame(.bounce, at: 0.7).width - 20) < 1e-6)
    #expect(frame(.bounce.down, at: 0.12).width < 18)
    #expect(frame(.bounce, .repeat(2), at: 0.72).width > 22)
    #expect(frame(.bounce, .speed(2), at: 0.06).width > 22)
  }

  @Test("a wiggle turns, a rotation goes round, and both end where they began")
  func turns() {
    func angle(_ effect: SymbolEffectKind, _ time: TimeInterval) -> Double {
      let runtime = ViewRuntime { Moved(effect: effect, options: .default) }
      _ = runtime.displayList(at: 0)
      let transform = runtime.displayList(at: time).items[0].transform
      return atan2(transform.b, transform.a) * 180 / .pi
    }
    #expect(abs(angle(.rotate, 0.25) - 90) < 1e-6)
    #expect(abs(angle(.rotate, 1.2)) < 1e-6)
    #expect(angle(.wiggle, 0.075) > 8)
    #expect(abs(angle(.wiggle, 1)) < 1e-6)
  }

  @Test("a pulse and a breath go on without end while they are active; a state is gone into and out of")
  func active() {
    struct Active: View {
      let effect: SymbolEffectKind
      @State private var isActive = true
      var body: some View {
        Image(systemName: "star").font(.system(size: 20)).symbolEffect(effect, isActive: isActive)
          .onTapGesture { isActive = false }
      }
    }
    let pulse = ViewRuntime { Active(effect: .pulse) }
    #expect(abs(pulse.displayList(at: 0.8).items[0].opacity - 0.35) < 1e-6)
    #expect(abs(pulse.displayList(at: 4).items[0].opacity - 0.35) < 1e-6)
    let scaled = ViewRuntime { Active(effect: .scale.up) }
    #expect(abs(scaled.fills(at: 0)[0].width - 24) < 1e-6)
    scaled.perform(at: 1, .tap(.point(x: 50, y: 50), count: 1))
    #expect(abs(scaled.fills(at: 1.15)[0].width - 22) < 0.1)
    #expect(abs(scaled.fills(at: 2)[0].width - 20) < 1e-6)
  }

  @Test("one symbol shrinks while the other grows in its place, without an animation of the scene's")
  func replace() {
    struct Replaced: View {
      @State private var isOn = false
      var body: some View {
        Image(systemName: isOn ? "pause" : "play").font(.system(size: 20))
          .contentTransition(.symbolEffect(.replace)).onTapGesture { isOn = true }
      }
    }
    let runtime = ViewRuntime { Replaced() }
    #expect(runtime.fills(at: 0).map(\.width) == [20])
    runtime.perform(at: 1, .tap(.point(x: 50, y: 50), count: 1))
    _ = runtime.displayList(at: 1)
    // First the old one shrinks, then the new one grows: never both at once.
    let (early, late) = (runtime.fills(at: 1.04).map(\.width), runtime.fills(at: 1.2).map(\.width))
    #expect(early.count == 1 && early.allSatisfy { $0 > 10 && $0 < 20 }, "\(early)")
    #expect(late.count == 1 && late.allSatisfy { $0 > 10 && $0 < 20 }, "\(late)")
    #expect(runtime.fills(at: 3).map(\.width) == [20])
  }

  @Test("the parts of a symbol are separate, with the sign of a plate as the first")
  func layers() {
    var bars = Path()
    for bar in 0..<3 { bars.addRect(CGRect(x: bar * 10, y: 0, width: 6, height: 20 + bar)) }
    let layers = SymbolLayers(bars, name: "cellularbars").layers
    #expect(layers.map(\.order) == [0, 0.5, 1])
    #expect(layers.map(\.role) == [2, 1, 0])
    var plate = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    plate.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let sign = SymbolLayers(plate, name: "plus.circle.fill").layers
    #expect(sign.count == 2 && sign[0].role == 0 && sign[0].path.boundingRect.width == 10)
    // A warning's triangle is such a plate, too: white on yellow in several colours.
    #expect(SymbolLayers(plate, name: "exclamationmark.triangle.fill").layers.map(\.role) == [0, 1])
    #expect(SymbolColors.palette(of: "exclamationmark.triangle.fill") == [.white, .yellow])
  }

  @Test("of a sign in a frame the sign is the first part; a cart has one part")
  func framed() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    ring.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
    ring.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
    #expect(SymbolLayers(ring, name: "xmark.circle").layers.map(\.role) == [1, 0])
    #expect(SymbolLayers(ring, name: "cart").layers.allSatisfy { $0.role == 0 })
    #expect(SymbolLayers(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), name: "square").layers[0].role == 0)
    var person = Path(CGRect(x: 0, y: 20, width: 40, height: 20))
    person.addRect(CGRect(x: 15, y: 0, width: 10, height: 15))
    person.addRect(CGRect(x: 32, y: 0, width: 9, height: 9))
    #expect(SymbolLayers(person, name: "person.badge.plus").layers.map(\.role) == [1, 1, 0])
  }

  @Test("a sign with something standing free in it is distinguished from its plate")
  func signedPlate() {
    // A plate, a hole in it, and an island in the hole, as a gear in a disc.
    var gear = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    gear.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    gear.addRect(CGRect(x: 16, y: 16, width: 8, height: 8))
    let layers = SymbolLayers(gear, name: "gearshape.circle.fill").layers
    #expect(layers.map(\.role) == [0, 1])
    #expect(layers[0].path.boundingRect.width == 20 && layers[1].path.boundingRect.width == 40)
  }

  @Test("the cloud is the first of a weather symbol's parts, then the sun with its rays, then the rain")
  func weather() {
    var outline = Path()
    let parts = [
      CGRect(x: 0, y: 20, width: 60, height: 30), CGRect(x: 40, y: 4, width: 15, height: 15),
      CGRect(x: 58, y: 2, width: 2, height: 2), CGRect(x: 10, y: 54, width: 4, height: 9),
      CGRect(x: 30, y: 54, width: 4, height: 9),
    ]
    parts.forEach { outline.addRect($0) }
    func roles(_ name: String) -> [Int] {
      SymbolLayers(outline, name: name).layers.sorted {
        $0.path.boundingRect.minX < $1.path.boundingRect.minX
      }
      .map(\.role)
    }
    // From the left: the cloud, two drops with the sun right of them, and its ray.
    #expect(roles("cloud.sun.rain.fill") == [0, 2, 2, 1, 1])
    #expect(roles("cloud.rain.fill") == [0, 1, 1, 1, 1])
    #expect(SymbolColors.palette(of: "cloud.sun.rain.fill") == [.white, .yellow, .cyan])
    #expect(SymbolColors.palette(of: "cloud.moon.rain.fill") == [.white, .white, .cyan])
  }
}
