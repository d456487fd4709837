import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Rows that a finger lifts by resting on them, in a list that is not edited.
@MainActor
@Suite struct RowHoldTests {
  private final class Record {
    var moves: [String] = []
  }

  private struct Fruits: View {
    let record: Record
    @State private var names = ["a", "b", "c", "d"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { places, target in
            record.moves.append("\(places.first ?? -1) to \(target)")
            names.move(fromOffsets: places, toOffset: target)
          }
      }
      .listStyle(.plain)
    }
  }

  private func stage(_ record: Record, press: Double) -> ViewRuntime {
    let runtime = ViewRuntime(400, 300) { Fruits(record: record) }
    _ = runtime.fills(at: 0)
    runtime.perform(
      at: 1,
      .drag(
        .point(x: 200, y: 22), .offsets([CGSize(width: 0, height: 80)]),
        InteractionAction.Pacing(duration: 0.4, curve: .linear, velocity: .zero, hold: 0.5, press: press)))
    return runtime
  }

  @Test("a row grows by 4 % in 0.2 s, goes along with the finger, and moves to its new place")
  func moves() throws {
    let record = Record()
    let runtime = stage(record, press: 0.8)
    let rest = try #require(plate(runtime, at: 1.4))
    let half = try #require(plate(runtime, at: 1.55))
    #expect(half > 401 && half < 415, "\(half)")
    let lifted = try #require(plate(runtime, at: 1.75))
    #expect(abs(rest - 400) < 0.1 && abs(lifted - 416) < 0.1, "\(rest), \(lifted)")
    #expect(record.moves.isEmpty)
    _ = runtime.fills(at: 2.6)
    #expect(record.moves.isEmpty)
    _ = runtime.fills(at: 4)
    #expect(record.moves == ["0 to 3"])
    #expect(try abs(#require(plate(runtime, at: 4)) - 400) < 0.1)
  }

  @Test("a finger that moves before half a second scrolls")
  func scrolls() {
    let record = Record()
    let runtime = stage(record, press: 0.2)
    _ = runtime.fills(at: 4)
    #expect(record.moves.isEmpty)
  }

  /// The width of the widest plate of a row.
  private func plate(_ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat? {
    runtime.fills(at: time).filter { $0.height > 30 && $0.height < 60 }.map(\.width).max()
  }
}
