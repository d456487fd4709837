import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Notes what happens, with its film time.
@MainActor
final class Notes {
  var lines: [String] = []
  func add(_ text: String) {
    let time = ViewRuntime.current?.now ?? 0
    lines.append("\((time * 1000).rounded() / 1000) \(text)")
  }
}

extension ViewRuntime {
  /// Does something by script, and fails the test when it meets nothing.
  func perform(
    at time: TimeInterval, _ action: InteractionAction, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    schedule(InteractionStep(at: time, action)) {
      Issue.record("the step at \(time) failed: \($0)", sourceLocation: sourceLocation)
    }
  }

  /// Runs the film to a time at 30 frames a second.
  func run(to time: TimeInterval) {
    for frame in 0...Int((time * 30).rounded()) { _ = displayList(at: Double(frame) / 30) }
  }
}

@MainActor
@Suite struct ScriptedGestureTests {
  private let middle = TapTarget.point(x: 50, y: 50)
  private func linear(_ duration: TimeInterval, velocity: CGSize? = nil, hold: TimeInterval = 0)
    -> InteractionAction.Pacing
  {
    InteractionAction.Pacing(duration: duration, curve: .linear, velocity: velocity, hold: hold)
  }

  // MARK: Drag

  @Test(
    "a drag reports its translation, place, velocity and predicted end, and moves a view by a gesture state")
  func drag() {
    struct Dragged: View {
      let notes: Notes
      @GestureState private var drag = CGSize.zero
      @State private var rest = CGSize.zero
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .offset(x: rest.width + drag.width, y: rest.height + drag.height)
          .gesture(
            DragGesture()
              .updating($drag) { value, state, _ in state = value.translation }
              .onChanged { value in notes.add("changed \(Int(value.translation.width.rounded()))") }
              .onEnded { value in
                rest.width += value.translation.width
                notes.add(
                  "ended \(Int(value.startLocation.x)) \(Int(value.location.x)) v\(Int(value.velocity.width.rounded())) "
                    + "p\(Int(value.predictedEndTranslation.width.rounded()))")
              })
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Dragged(notes: notes) }
    runtime.perform(at: 0.5, .drag(middle, .offsets([CGSize(width: 40, height: 0)]), linear(0.5)))
    #expect(runtime.fills(at: 0.5)[0].minX == 40)
    // Nothing moves before the finger has come 10 points.
    #expect(runtime.fills(at: 0.5 + 0.1)[0].minX == 40)
    #expect(abs(runtime.fills(at: 0.75)[0].minX - 60) < 0.01)
    #expect(abs(runtime.fills(at: 1)[0].minX - 80) < 0.01)
    #expect(abs(runtime.fills(at: 1.5)[0].minX - 80) < 0.01)
    #expect(notes.lines.first == "0.633 changed 11")
    #expect(notes.lines.last == "1.0 ended 10 50 v80 p60")
  }

  @Test("a gesture state falls back in its own transaction, and the velocity of a script counts")
  func resetTransaction() {
    struct Dragged: View {
      let notes: Notes
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x: CGFloat? =
        nil
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: x ?? 0)
          .gesture(
            DragGesture(minimumDistance: 0).updating($x) { value, state, _ in state = value.translation.width
            }
            .onEnded { notes.add("\($0.velocity.width) \($0.predictedEndLocation.x - $0.location.x)") })
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Dragged(notes: notes) }
    runtime.perform(
      at: 0,
      .drag(
        middle, .offsets([CGSize(width: 40, height: 0)]), linear(0.5, velocity: CGSize(width: 400, height: 0))
      ))
    #expect(abs(runtime.fills(at: 0.5)[0].minX - 80) < 0.01)
    #expect(abs(runtime.fills(at: 1)[0].minX - 60) < 0.01)
    #expect(runtime.fills(at: 1.6)[0].minX == 40)
    #expect(notes.lines == ["0.5 400.0 100.0"])
  }

  @Test("drags report places in the view, in the film and in a named space")
  func coordinateSpaces() {
    struct Spaces: View {
      let notes: Notes
      func gesture(_ name: String, _ space: some CoordinateSpaceProtocol) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded {
          notes.add("\(name) \(Int($0.location.x.rounded())),\(Int($0.location.y.rounded()))")
        }
      }
      var body: some View {
        Color.red.frame(width: 40, height: 40)
          .simultaneousGesture(gesture("local", .local))
          .simultaneousGesture(gesture("named", .named("box")))
          .simultaneousGesture(gesture("global", .global))
          .rotationEffect(.degrees(90))
          .frame(width: 60, height: 60).coordinateSpace(name: "box")
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Spaces(notes: notes) }
    // 10 to the right of the middle of the film, which is up in the turned view.
    runtime.perform(at: 0, .drag(middle, .offsets([CGSize(width: 10, height: 0)]), linear(0.1)))
    runtime.run(to: 0.2)
    #expect(notes.lines.sorted() == ["0.1 global 60,50", "0.1 local 20,10", "0.1 named 40,30"])
  }

  // MARK: Taps and presses

  @Test("a single tap waits for a double one inside it, and not the other way round")
  func doubleTap() {
    struct Both: View {
      let notes: Notes
      let isDoubleInside: Bool
      var body: some View {
        if isDoubleInside {
          Color.red.onTapGesture(count: 2) { notes.add("double") }.onTapGesture { notes.add("single") }
        } else {
          Color.red.onTapGesture { notes.add("single") }.onTapGesture(count: 2) { notes.add("double") }
        }
      }
    }
    func notes(inside: Bool, taps: Int) -> [String] {
      let notes = Notes()
      let runtime = ViewRuntime { Both(notes: notes, isDoubleInside: inside) }
      runtime.perform(at: 0.5, .tap(middle, count: taps))
      runtime.run(to: 1.5)
      return notes.lines
    }
    #expect(notes(inside: true, taps: 2) == ["0.65 double"])
    #expect(notes(inside: true, taps: 1) == ["0.85 single"])
    #expect(notes(inside: false, taps: 2) == ["0.5 single", "0.65 single"])
  }

  @Test(
    "a long press comes after its time, is pressed until the finger lifts, and not when that moves or lifts before"
  )
  func longPress() {
    struct Pressed: View {
      let notes: Notes
      var body: some View {
        Color.red.onLongPressGesture(minimumDuration: 0.6, maximumDistance: 20) {
          notes.add("pressed")
        } onPressingChanged: {
          notes.add("pressing \($0)")
        }
      }
    }
    func notes(_ action: InteractionAction) -> [String] {
      let notes = Notes()
      let runtime = ViewRuntime { Pressed(notes: notes) }
      runtime.schedule(InteractionStep(at: 0.5, action)) { _ in }
      runtime.run(to: 2)
      return notes.lines
    }
    #expect(
      notes(.longPress(middle, duration: 1)) == ["0.5 pressing true", "1.1 pressed", "1.5 pressing false"])
    #expect(notes(.longPress(middle, duration: 0.3)) == ["0.5 pressing true", "0.8 pressing false"])
    let moved = notes(.drag(middle, .offsets([CGSize(width: 40, height: 0)]), linear(0.4)))
    #expect(moved == ["0.5 pressing true", "0.717 pressing false"])
  }

  @Test("a tap and a long press on one view both work, in either order")
  func tapAndPress() {
    struct Both: View {
      let notes: Notes
      let isTapInside: Bool
      var body: some View {
        if isTapInside {
          Color.red.onTapGesture { notes.add("tap") }.onLongPressGesture { notes.add("press") }
        } else {
          Color.red.onLongPressGesture { notes.add("press") }.onTapGesture { notes.add("tap") }
        }
      }
    }
    for isTapInside in [true, false] {
      let notes = Notes()
      let runtime = ViewRuntime { Both(notes: notes, isTapInside: isTapInside) }
      runtime.perform(at: 0.2, .tap(middle, count: 1))
      runtime.perform(at: 1, .longPress(middle, duration: 1))
      runtime.run(to: 3)
      #expect(notes.lines == ["0.2 tap", "1.5 press"])
    }
  }

  // MARK: Two fingers

  @Test("two fingers magnify and rotate, at once where a scene asks for both")
  func pinch() {
    struct Pinched: View {
      let notes: Notes
      @State private var scale: CGFloat = 1
      @State private var angle = Angle.zero
      var body: some View {
        Color.red.frame(width: 20, height: 10).scaleEffect(scale).rotationEffect(angle)
          .gesture(
            MagnificationGesture().onChanged { scale = $0 }
              .simultaneously(with: RotationGesture().onChanged { angle = $0 })
              .onEnded { value in
                notes.add("\(value.first ?? 0) \((value.second?.degrees ?? 0).rounded())")
              })
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Pinched(notes: notes) }
    runtime.perform(at: 0, .pinch(middle, scale: 2, degrees: 90, linear(1)))
    let half = runtime.displayList(at: 0.5).items[0].transform
    #expect(abs(hypot(half.a, half.b) - 1.5) < 0.01)
    #expect(abs(atan2(half.b, half.a) - .pi / 4) < 0.01)
    runtime.run(to: 1.2)
    #expect(notes.lines == ["1.0 2.0 90.0"])
  }

  @Test("the values of the newer two-finger gestures have a velocity and an anchor")
  func pinchValues() {
    struct Pinched: View {
      let notes: Notes
      var body: some View {
        Color.red.frame(width: 40, height: 40)
          .gesture(
            MagnifyGesture().onEnded {
              notes.add("\($0.magnification) \(($0.velocity * 100).rounded() / 100) \($0.startAnchor.x)")
            }
          )
          .simultaneousGesture(
            RotateGesture().onEnded {
              notes.add("\($0.rotation.degrees.rounded()) \($0.velocity.degrees.rounded())")
            })
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Pinched(notes: notes) }
    runtime.perform(at: 0, .pinch(.point(x: 40, y: 50), scale: 3, degrees: 60, linear(0.5)))
    runtime.run(to: 1)
    #expect(notes.lines == ["0.5 3.0 4.0 0.25", "0.5 60.0 120.0"])
  }

  // MARK: Combinations

  @Test("a drag after a long press waits for it and begins with the same finger")
  func sequence() {
    struct Sequenced: View {
      let notes: Notes
      var body: some View {
        Color.red.gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first(let isPressed): notes.add("first \(isPressed)")
              case .second(let isPressed, nil): notes.add("second \(isPressed)")
              case .second(_, let drag?): if drag.translation.width > 28 { notes.add("drag") }
              }
            }
            .onEnded { value in
              if case .second(_, let drag?) = value {
                notes.add("ended \(Int(drag.translation.width.rounded()))")
              }
            })
      }
    }
    func notes(_ action: InteractionAction) -> [String] {
      let notes = Notes()
      let runtime = ViewRuntime { Sequenced(notes: notes) }
      runtime.schedule(InteractionStep(at: 0, action)) { _ in }
      runtime.run(to: 2)
      return notes.lines
    }
    // The finger rests for half of the way's time, then moves.
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 1, y: 0))
    let pacing = InteractionAction.Pacing(duration: 1, curve: curve)
    let lines = notes(.drag(middle, .offsets([CGSize(width: 30, height: 0)]), pacing))
    #expect(lines.first == "0.0 first true")
    #expect(lines.contains("0.5 second true"))
    #expect(lines.last == "1.0 ended 30")
    // One that moves at once is no long press.
    let quick = notes(.drag(middle, .offsets([CGSize(width: 30, height: 0)]), linear(0.3)))
    #expect(quick == ["0.0 first true"])
  }

  @Test("of two exclusive gestures the second comes only when the first can't")
  func exclusive() {
    struct Exclusive: View {
      let notes: Notes
      var body: some View {
        Color.red.gesture(
          DragGesture().onEnded { _ in notes.add("drag") }
            .exclusively(before: TapGesture().onEnded { notes.add("tap") }))
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Exclusive(notes: notes) }
    runtime.perform(at: 0.5, .tap(middle, count: 1))
    runtime.perform(at: 1, .drag(middle, .offsets([CGSize(width: 30, height: 0)]), linear(0.3)))
    runtime.run(to: 2)
    #expect(notes.lines == ["0.5 tap", "1.3 drag"])
  }

  @Test("gestures inside go first, unless one around is of high priority or is made together with them")
  func priorities() {
    struct Nested: View {
      let notes: Notes
      let kind: Int
      var body: some View {
        let inner = Color.red.onTapGesture { notes.add("inner") }.frame(width: 40, height: 40)
        let outer = TapGesture().onEnded { notes.add("outer") }
        switch kind {
        case 0: inner.gesture(outer)
        case 1: inner.highPriorityGesture(outer)
        case 2: inner.simultaneousGesture(outer)
        case 3: inner.gesture(outer, including: .gesture)
        case 4: inner.gesture(outer, including: .none)
        default: inner.gesture(outer, including: .subviews)
        }
      }
    }
    func notes(_ kind: Int) -> [String] {
      let notes = Notes()
      let runtime = ViewRuntime { Nested(notes: notes, kind: kind) }
      runtime.schedule(InteractionStep(at: 0.5, .tap(middle, count: 1))) { _ in notes.add("missed") }
      runtime.run(to: 1)
      return notes.lines
    }
    #expect(notes(0) == ["0.5 inner"])
    #expect(notes(1) == ["0.5 outer"])
    #expect(notes(2) == ["0.5 inner", "0.5 outer"])
    #expect(notes(3) == ["0.5 outer"])
    #expect(notes(4) == ["0.5 missed"])
    #expect(notes(5) == ["0.5 inner"])
  }

  @Test(
    "a drag around a button takes the touch once it moves, and a drag that needs no distance leaves taps alone"
  )
  func dragAroundButton() {
    struct Card: View {
      let notes: Notes
      let minimum: CGFloat
      var body: some View {
        Button("Press") { notes.add("button") }.frame(width: 80, height: 80)
          .gesture(DragGesture(minimumDistance: minimum).onEnded { _ in notes.add("drag") })
      }
    }
    for minimum in [0, 10] as [CGFloat] {
      let notes = Notes()
      let runtime = ViewRuntime { Card(notes: notes, minimum: minimum) }
      runtime.perform(at: 0.5, .tap(.name("Press"), count: 1))
      runtime.perform(at: 1, .drag(.name("Press"), .offsets([CGSize(width: 30, height: 0)]), linear(0.3)))
      runtime.run(to: 2)
      #expect(notes.lines == ["0.5 button", "1.3 drag"])
    }
  }

  // MARK: Hits

  @Test("touches go through transforms in space, content shapes, order and what takes none")
  func hits() {
    struct Field: View {
      let notes: Notes
      let kind: Int
      var body: some View {
        ZStack {
          Color.green.onTapGesture { notes.add("ground") }
          switch kind {
          // Turned by 60°, the view is half as wide as it was.
          case 0:
            Color.red.frame(width: 80, height: 80).onTapGesture { notes.add("view") }
              .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
          case 1:
            Color.red.frame(width: 80, height: 80).contentShape(Circle()).onTapGesture { notes.add("view") }
          case 2: Color.red.frame(width: 80, height: 80).allowsHitTesting(false)
          case 3: Color.red.frame(width: 80, height: 80).onTapGesture { notes.add("view") }.disabled(true)
          case 4: Color.red.frame(width: 80, height: 80).onTapGesture { notes.add("view") }.zIndex(-1)
          // What is clear has nothing to touch, unless a content shape gives it that.
          case 6: Color.clear.frame(width: 80, height: 80).onTapGesture { notes.add("view") }
          case 7:
            Color.clear.frame(width: 80, height: 80).contentShape(Rectangle())
              .onTapGesture { notes.add("view") }
          case 8: Color.red.opacity(0.001).frame(width: 80, height: 80).onTapGesture { notes.add("view") }
          default:
            Color.red.frame(width: 80, height: 80).onTapGesture { notes.add("view") }.clipShape(Circle())
          }
        }
      }
    }
    func notes(_ kind: Int, _ x: Double, _ y: Double) -> String? {
      let notes = Notes()
      let runtime = ViewRuntime { Field(notes: notes, kind: kind) }
      runtime.schedule(InteractionStep(at: 0, .tap(.point(x: x, y: y), count: 1))) { _ in }
      runtime.run(to: 0.1)
      return notes.lines.first.map { String($0.dropFirst(4)) }
    }
    #expect([6, 7, 8].map { notes($0, 50, 50) } == ["ground", "view", "view"])
    #expect(notes(0, 50, 50) == "view")
    #expect(notes(0, 65, 50) == "view")
    #expect(notes(0, 75, 50) == "ground")
    #expect(notes(1, 50, 15) == "view")
    #expect(notes(1, 15, 15) == "ground")
    #expect(notes(2, 50, 50) == "ground")
    #expect(notes(3, 50, 50) == nil)
    #expect(notes(4, 50, 50) == "ground")
    #expect(notes(5, 50, 50) == "view")
    #expect(notes(5, 12, 12) == "ground")
  }

  @Test("a pointer comes to a view, moves over it and leaves it")
  func hover() {
    struct Hovered: View {
      let notes: Notes
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .onHover { notes.add("hover \($0)") }
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): if point.x == 10 { notes.add("at \(Int(point.x)),\(Int(point.y))") }
            case .ended: notes.add("ended")
            }
          }
      }
    }
    let notes = Notes()
    let runtime = ViewRuntime { Hovered(notes: notes) }
    runtime.perform(
      at: 0.5, .hover(.point(x: 0, y: 50), .points([CGPoint(x: 100, y: 50)]), linear(1)))
    runtime.run(to: 2)
    #expect(
      notes.lines.sorted() == ["0.9 hover true", "1.0 at 10,10", "1.1 ended", "1.1 hover false"].sorted())
  }

  @Test("touches are shown as dots while they last, and two for two fingers")
  func dots() {
    let runtime = ViewRuntime { Color.red.onTapGesture {}.gesture(MagnificationGesture()) }
    runtime.touches.showsDots = true
    runtime.perform(at: 1, .tap(middle, count: 1))
    runtime.perform(at: 2, .pinch(middle, scale: 0.5, degrees: 0, linear(0.5)))
    #expect(runtime.fills(at: 0.5).count == 1)
    let dot = runtime.fills(at: 0.95)
    #expect(dot.count == 2 && isNear(dot[1], CGRect(x: 35, y: 35, width: 30, height: 30)))
    #expect(runtime.fills(at: 1.4).count == 1)
    #expect(runtime.fills(at: 2.25).count == 3)
  }

  private struct Pad: View {
    let notes: Notes

    var body: some View {
      Color.red.frame(width: 60, height: 60)
        .onTapGesture(count: 2) { notes.add("twice") }
        .onTapGesture { notes.add("tap") }
        .onLongPressGesture(minimumDuration: 0.5) { notes.add("held") }
        .gesture(
          DragGesture(minimumDistance: 5).onEnded { notes.add("drag \(Int($0.translation.width.rounded()))") }
        )
        .simultaneousGesture(
          MagnificationGesture().onEnded { notes.add("scale \(($0 * 10).rounded() / 10)") }
        )
        .simultaneousGesture(RotationGesture().onEnded { notes.add("turn \($0.degrees.rounded())") })
        .onHover { if $0 { notes.add("over") } }
        .accessibilityLabel("The pad")
        .accessibilityIdentifier("pad-1")
        .offset(x: 15)
    }
  }

  @Test(
    "every gesture is found by label, by identifier and by point",
    arguments: [TapTarget.name("The pad"), .name("pad-1"), .point(x: 65, y: 50)])
  func targets(target: TapTarget) {
    let notes = Notes()
    let runtime = ViewRuntime { Pad(notes: notes) }
    runtime.perform(at: 1, .tap(target, count: 1))
    runtime.perform(at: 2, .tap(target, count: 2))
    runtime.perform(at: 3, .longPress(target, duration: 0.8))
    runtime.perform(at: 5, .drag(target, .offsets([CGSize(width: 30, height: 0)]), linear(0.3)))
    runtime.perform(at: 6, .pinch(target, scale: 2, degrees: 45, linear(0.5)))
    runtime.perform(at: 8, .hover(target, .offsets([CGSize(width: 5, height: 0)]), linear(0.3)))
    runtime.run(to: 9)
    let reported = notes.lines.map { line in String(line.split(separator: " ", maxSplits: 1)[1]) }
    #expect(reported.sorted() == ["drag 30", "held", "over", "scale 2.0", "tap", "turn 45.0", "twice"])
  }
}
