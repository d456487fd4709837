import FlipbookCombine
import Foundation
import Testing

@testable import FlipbookViews

@MainActor
@Suite("Observed objects")
struct ObservedObjectTests {
  @MainActor final class Model: ObservableObject {
    @Published var width = 10.0
    static var made = 0
    init() { Self.made += 1 }
  }

  struct Bar: View {
    @ObservedObject var model: Model
    var body: some View { Rectangle().frame(width: model.width, height: 5) }
  }

  struct Owner: View {
    @StateObject private var model = Model()
    @State private var turns = 0
    var body: some View {
      VStack(spacing: 0) {
        Bar(model: model)
        Slot(value: $model.width)
        Rectangle().frame(width: CGFloat(turns + 1), height: 5)
          .onAppear {
            turns += 1
            model.width = 40
          }
      }
    }
  }

  struct Slot: View {
    @Binding var value: Double
    var body: some View { Rectangle().frame(width: value / 2, height: 5).onTapGesture { value = 80 } }
  }

  @Test("a state object is made once, and its changes reach views and bindings")
  func stateObject() {
    Model.made = 0
    let runtime = ViewRuntime { Owner() }
    #expect(runtime.fills(at: 0).map(\.width) == [40, 20, 2])
    #expect(runtime.tap(.point(x: 50, y: 50)))
    #expect(runtime.fills(at: 1).map(\.width) == [80, 40, 2])
    #expect(Model.made == 1)
  }

  @Test("an object in the environment is found by its type, and a view that does not read it stays")
  func environmentObject() {
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View { Rectangle().frame(width: model.width, height: 5) }
    }
    struct Still: View {
      static var runs = 0
      var body: some View {
        Self.runs += 1
        return Rectangle().frame(width: 3, height: 5)
      }
    }
    let model = Model()
    Still.runs = 0
    let runtime = ViewRuntime {
      VStack {
        Reader()
        Still()
      }.environmentObject(model)
    }
    #expect(runtime.fills(at: 0).map(\.width) == [10, 3])
    model.width = 30
    #expect(runtime.fills(at: 1).map(\.width) == [30, 3])
    #expect(Still.runs == 1)
  }

  @Test("a change inside withAnimation is animated")
  func animated() {
    let model = Model()
    let runtime = ViewRuntime { Bar(model: model) }
    _ = runtime.fills(at: 0)
    withAnimation(.linear(duration: 2)) { model.width = 30 }
    _ = runtime.fills(at: 0)
    #expect(abs(runtime.fills(at: 1)[0].width - 20) < 1e-6)
  }

  @Test("what a publisher sends is received while the view is there")
  func receive() {
    struct Listener: View {
      let source: PassthroughSubject<Double, Never>
      @State private var width = 1.0
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Rectangle().frame(width: width, height: 5).onReceive(source) { width = $0 }
          }
          Rectangle().frame(width: 2, height: 5).onReceive(source) { isThere = $0 < 50 }
        }
      }
    }
    let source = PassthroughSubject<Double, Never>()
    let runtime = ViewRuntime { Listener(source: source) }
    source.send(20)
    #expect(runtime.fills(at: 1).map(\.width) == [20, 2])
    source.send(60)
    #expect(runtime.fills(at: 2).map(\.width) == [2])
  }

  @Test("of two publishers that send at once at one view the outer one's closure runs first")
  func order() {
    struct Listener: View {
      let source: PassthroughSubject<Int, Never>
      let log: (String) -> Void
      var body: some View {
        Rectangle().onReceive(source) { log("inner \($0)") }.onReceive(source) { log("outer \($0)") }
      }
    }
    let source = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let runtime = ViewRuntime { Listener(source: source) { log.append($0) } }
    source.send(1)
    #expect(log == ["outer 1", "inner 1"])
    _ = runtime
  }

  @Test(
    "an object that takes a value back at once and sets it again with an animation is seen to go all the way")
  func takenBack() {
    @MainActor final class Flap: ObservableObject {
      @Published var isDown = true
      @Published var isShut = true
      func turn() {
        (isDown, isShut) = (false, false)
        withAnimation(.linear(duration: 1)) { isDown = true }
        withAnimation(.linear(duration: 1).delay(1)) { isShut = true }
      }
    }
    struct Clock: View {
      @StateObject private var flap = Flap()
      var body: some View {
        // Two frames: of two changes to one value at one time the later animation goes all of the way.
        Rectangle().frame(width: flap.isDown ? 50 : 10).frame(height: flap.isShut ? 50 : 10)
          .onAppear { flap.turn() }
      }
    }
    let runtime = ViewRuntime { Clock() }
    let sizes = [0, 0.5, 1, 1.5, 2].map { runtime.fills(at: $0).first?.size ?? .zero }
    #expect(sizes.map(\.width) == [10, 30, 50, 50, 50], "\(sizes)")
    #expect(sizes.map(\.height) == [10, 10, 10, 30, 50], "\(sizes)")
  }

  @Test("an object that changes without an animation and then with one is seen to change with it")
  func changesInOneTurn() {
    @MainActor final class Pages: ObservableObject {
      @Published var isForward = false
      @Published var page = 0
    }
    struct Book: View {
      @StateObject private var pages = Pages()
      var body: some View {
        Rectangle().frame(width: pages.page == 0 ? 10 : 50, height: pages.isForward ? 6 : 5)
          .onAppear {
            pages.isForward = true
            withAnimation(.linear(duration: 1)) { pages.page = 1 }
          }
      }
    }
    let runtime = ViewRuntime { Book() }
    #expect([0, 0.5, 1].map { runtime.fills(at: $0).first?.width } == [10, 30, 50])
  }
}
