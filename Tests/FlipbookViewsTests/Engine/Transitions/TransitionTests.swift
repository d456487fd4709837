import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// How views come and go, at the quarters of a linear animation.
@MainActor
@Suite struct TransitionTests {
  /// A 20 × 10 rectangle in the middle that is there or not.
  private struct Stage: View {
    var animation: Animation? = .linear(duration: 1)
    let isInserted: Bool
    let transition: AnyTransition
    @State private var isShown: Bool

    init(_ transition: AnyTransition, isInserted: Bool, animation: Animation? = .linear(duration: 1)) {
      self.transition = transition
      self.isInserted = isInserted
      self.animation = animation
      _isShown = State(initialValue: !isInserted)
    }

    var body: some View {
      ZStack {
        if isShown { TestColor.red.frame(width: 20, height: 10).transition(transition) }
        if !isInserted { Spacer() }
      }
      .onAppear { withAnimation(animation) { isShown = isInserted } }
    }
  }

  /// x, y, width, height and opacity of what is shown; nothing when there is nothing.
  private func shown(_ list: DisplayList) -> [Double] {
    guard let item = list.items.first else { return [] }
    return Probe.rect(item) + Probe.opacity(item)
  }

  private func check(
    _ name: String, _ transition: AnyTransition, away: [Double], leaving: [Double]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let there: [Double] = [40, 45, 20, 10, 1]
    for (isInserted, way) in [(true, mix(away, there)), (false, mix(there, leaving ?? away))] {
      let runtime = ViewRuntime { Stage(transition, isInserted: isInserted) }
      for time in [0, 0.25, 0.5, 0.75, 1] {
        let list = runtime.displayList(at: time)
        var wanted = way(time)
        if !isInserted, time == 1 { wanted = [] }
        let seen = shown(list)
        // What can't be seen may be left out.
        if seen.isEmpty, wanted.isEmpty || wanted[4] == 0 || wanted[2] < 0.1 { continue }
        #expect(
          seen.count == wanted.count && zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-3 },
          "\(name), \(isInserted ? "coming" : "going") at \(time): \(seen) instead of \(wanted)",
          sourceLocation: sourceLocation)
      }
      #expect(
        runtime.displayList(at: 1.1).items.count == (isInserted ? 1 : 0), "\(name)",
        sourceLocation: sourceLocation)
    }
  }

  private struct Fading: ViewModifier {
    let opacity: Double
    let x: CGFloat
    func body(content: Content) -> some View { content.opacity(opacity).offset(x: x) }
  }

  private struct Sliding: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 10)
    }
  }

  @Test("every transition, coming and going")
  func builtIn() {
    check("opacity", .opacity, away: [40, 45, 20, 10, 0])
    check("scale", .scale, away: [50, 50, 0, 0, 1])
    check("scale about a corner", .scale(scale: 0.5, anchor: .topLeading), away: [40, 45, 10, 5, 1])
    check("move by the leading edge", .move(edge: .leading), away: [20, 45, 20, 10, 1])
    check("move by the trailing edge", .move(edge: .trailing), away: [60, 45, 20, 10, 1])
    check("move by the top", .move(edge: .top), away: [40, 35, 20, 10, 1])
    check("move by the bottom", .move(edge: .bottom), away: [40, 55, 20, 10, 1])
    check("slide", .slide, away: [20, 45, 20, 10, 1], leaving: [60, 45, 20, 10, 1])
    check("push", .push(from: .bottom), away: [40, 55, 20, 10, 0], leaving: [40, 35, 20, 10, 0])
    check(
      "push from the leading edge", .push(from: .leading), away: [20, 45, 20, 10, 0],
      leaving: [60, 45, 20, 10, 0])
    check("offset", .offset(x: 5, y: -30), away: [45, 15, 20, 10, 1])
    check(
      "one for each way", .asymmetric(insertion: .opacity, removal: .move(edge: .top)),
      away: [40, 45, 20, 10, 0], leaving: [40, 35, 20, 10, 1])
    check(
      "two at once", .move(edge: .top).combined(with: .opacity), away: [40, 35, 20, 10, 0])
    check(
      "modifiers", .modifier(active: Fading(opacity: 0.5, x: 30), identity: Fading(opacity: 1, x: 0)),
      away: [70, 45, 20, 10, 0.5])
    check(
      "of the scene's own", AnyTransition(Sliding()), away: [30, 45, 20, 10, 1], leaving: [50, 45, 20, 10, 1])
  }

  @Test("identity, and updates without an animation, show and hide at once")
  func atOnce() {
    for (transition, animation) in [
      (AnyTransition.identity, Animation.linear(duration: 1)), (.opacity, nil), (.move(edge: .top), nil),
    ] as [(AnyTransition, Animation?)] {
      let coming = ViewRuntime { Stage(transition, isInserted: true, animation: animation) }
      #expect(shown(coming.displayList(at: 0)) == [40, 45, 20, 10, 1])
      let going = ViewRuntime { Stage(transition, isInserted: false, animation: animation) }
      #expect(going.displayList(at: 0).items.isEmpty)
    }
  }

  @Test("a transition's own animation takes the place of the transaction's")
  func ownAnimation() {
    let transition = AnyTransition.move(edge: .top).animation(.linear(duration: 2))
    let runtime = ViewRuntime { Stage(transition, isInserted: false) }
    #expect(shown(runtime.displayList(at: 1)) == [40, 40, 20, 10, 1])
    #expect(runtime.displayList(at: 2.01).items.isEmpty)
    let still = ViewRuntime { Stage(transition, isInserted: false, animation: nil) }
    #expect(shown(still.displayList(at: 1)) == [40, 40, 20, 10, 1])
  }

  private struct Swapping: View {
    @State private var isOn = false

    var body: some View {
      ZStack {
        if isOn {
          TestColor.blue.frame(width: 10, height: 10).transition(.move(edge: .bottom)).zIndex(1)
        } else {
          TestColor.red.frame(width: 20, height: 20).transition(.opacity).zIndex(2)
        }
        Color.green.frame(width: 5, height: 5).zIndex(1.5)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test("what comes and what goes keep their z-index on the way")
  func zIndex() {
    let runtime = ViewRuntime { Swapping() }
    let widths = runtime.fills(at: 0.5).map { Double($0.width) }
    #expect(widths == [10, 5, 20], "\(widths)")
    #expect(runtime.fills(at: 1.1).map { Double($0.width) } == [10, 5])
  }

  private struct Reordered: View {
    @State private var isOn = false

    var body: some View {
      ZStack {
        Color.red.frame(width: isOn ? 10 : 20, height: 10).zIndex(isOn ? 2 : 0)
        Color.blue.frame(width: 5, height: 5).zIndex(1)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test("a z-index changes at once, whatever the change is made with")
  func zIndexAtOnce() {
    let runtime = ViewRuntime { Reordered() }
    #expect(runtime.fills(at: 0).map { Double($0.width) } == [5, 20])
    #expect(runtime.fills(at: 0.25).map { Double($0.width) } == [5, 17.5])
  }

  private struct Alone: View {
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        if isShown { TestColor.blue.frame(width: 60, height: 20).transition(.identity) }
        TestColor.red.frame(width: 20, height: 10)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test("what comes is at its place at once, while those that were there are on their way to theirs")
  func ownPlace() {
    let runtime = ViewRuntime { Alone() }
    for time in [0, 0.25, 0.5, 1, 2] {
      let fills = runtime.fills(at: time)
      #expect(fills.count == 2 && isNear(fills[0], CGRect(x: 20, y: 35, width: 60, height: 20)), "\(fills)")
      let y = 45 + 10 * min(time, 1)
      #expect(fills.count == 2 && isNear(fills[1], CGRect(x: 40, y: y, width: 20, height: 10)), "\(fills)")
    }
  }

  private struct Leaving: View {
    @State private var isShown = true
    @State private var isWide = false

    var body: some View {
      ZStack {
        if isShown {
          HStack(spacing: 0) {
            TestColor.red.frame(width: isWide ? 60 : 20, height: 10)
          }
          .transition(.opacity)
        }
        Spacer()
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) { isWide = true }
        withAnimation(.linear(duration: 2)) { isShown = false }
      }
    }
  }

  @Test("the layout inside a view that leaves goes on")
  func leavingLayout() {
    let runtime = ViewRuntime { Leaving() }
    #expect(runtime.fills(at: 0.5).first.map { Double($0.width) } == 40)
    #expect(runtime.colors(at: 1) == ["#FF000080"])
    #expect(runtime.fills(at: 1.5).first.map { Double($0.width) } == 60)
    #expect(runtime.fills(at: 2.1).isEmpty)
  }

  private struct Turning: View {
    @State private var isShown = true

    var body: some View {
      ZStack {
        if isShown { TestColor.red.frame(width: 20, height: 10).transition(.opacity) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) { isShown = false }
        DispatchedAction.after(0.5) { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
    }
  }

  @Test("a view that is wanted back while it goes turns round where it is")
  func turning() {
    let runtime = ViewRuntime { Turning() }
    #expect(runtime.colors(at: 0.25) == ["#FF0000BF"])
    #expect(runtime.colors(at: 0.5) == ["#FF000080"])
    // What has been left to go and the way back add up: ¼ + ¼ · ¾.
    #expect(runtime.colors(at: 0.75) == ["#FF000070"])
    #expect(runtime.colors(at: 1.6) == ["#FF0000FF"])
    #expect(runtime.colors(at: 3) == ["#FF0000FF"])
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3, 4]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          TestColor.red.frame(width: CGFloat(row) * 10, height: 10).transition(.move(edge: .leading))
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { rows = [4, 1, 5] } }
    }
  }

  @Test("rows that come, go and change places in one update")
  func rows() {
    let runtime = ViewRuntime { Rows() }
    let half = Dictionary(
      runtime.fills(at: 0.5).map { ($0.width.rounded(), $0) }, uniquingKeysWith: { first, _ in first })
    // From y 60 to 35 and from 30 to 45: all four rows make a column of 40, the last three one of 30.
    #expect(half.count == 5)
    #expect(half[40].map { isNear($0, CGRect(x: 30, y: 47.5, width: 40, height: 10)) } == true, "\(half)")
    #expect(half[10].map { isNear($0, CGRect(x: 45, y: 37.5, width: 10, height: 10)) } == true, "\(half)")
    #expect(half[50].map { abs($0.minX) < 1e-3 } == true, "\(half)")
    #expect(runtime.fills(at: 1.01).map { Double($0.width) } == [40, 10, 50])
  }
}

/// What a scene asks for later, without a clock of its own.
@MainActor
enum DispatchedAction {
  static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    ViewRuntime.current?.runLoop.post(after: seconds, action)
  }
}
