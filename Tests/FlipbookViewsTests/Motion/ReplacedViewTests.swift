import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A view that is replaced in the turn in which it begins to move: two animations of one closure, the second of which
/// takes the state back and gives the view another identity after a delay. The film is 100 × 100 points.
@MainActor
@Suite struct ReplacedViewTests {
  /// A view that flies up by 40 points in 0.8 s.
  private struct Flight: View {
    @State private var flies = false
    @State private var identity = 0

    var body: some View {
      Rectangle().frame(width: 2, height: 2)
        .overlay {
          Rectangle().frame(width: 20, height: 20).offset(y: flies ? -40 : 0)
            .animation(.linear(duration: 0.8), value: flies).id(identity)
        }
        .onAppear {
          flies.toggle()
          withAnimation(.linear(duration: 0.1).delay(1.5)) {
            identity += 1
            flies.toggle()
          }
        }
    }
  }

  @Test("the old view goes on as it began")
  func goesOn() {
    let runtime = ViewRuntime { Flight() }
    let places = [0, 0.2, 0.4, 0.8, 1.4].map { time in
      runtime.fills(at: time).filter { $0.width == 20 }.map(\.minY).min() ?? .infinity
    }
    #expect(zip(places, [40, 30, 20, 0, 0]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(places)")
    #expect(runtime.fills(at: 1.7).filter { $0.width == 20 }.map(\.minY) == [40])
  }

  /// A ring that opens to 60 points in 0.5 s, in a frame that opens with it.
  private struct Burst: View {
    @State private var isOpen = false
    @State private var identity = 0

    var body: some View {
      Rectangle().frame(width: 2, height: 2)
        .overlay {
          ZStack { Rectangle().frame(width: isOpen ? 60 : 0, height: 4) }
            .opacity(0.9).id(identity)
            .frame(width: isOpen ? 60 : 0, height: isOpen ? 60 : 0)
        }
        .onAppear {
          withAnimation(.linear(duration: 0.5)) { isOpen.toggle() }
          withAnimation(.linear(duration: 0.1).delay(1)) {
            identity += 1
            isOpen.toggle()
          }
        }
    }
  }

  @Test("the old view keeps its place and its size, and what grows in it stays around its middle")
  func staysAroundItsMiddle() {
    let runtime = ViewRuntime { Burst() }
    for (time, width) in [(0.25, 30.0), (0.5, 60), (0.9, 60)] {
      let ring = runtime.fills(at: time).filter { $0.height == 4 && $0.width > 0 }
      #expect(ring.count == 1 && abs((ring.first?.width ?? 0) - width) < 1e-3, "\(ring) at \(time)")
      #expect(ring.allSatisfy { abs($0.midX - 50) < 1e-3 && abs($0.midY - 50) < 1e-3 }, "\(ring) at \(time)")
    }
  }
}
