import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The mark where the next letter comes: half a second on, half a second off.
struct Caret: View {
  @Environment(\.font) private var font
  @State private var start = FilmClock.now

  init() {}

  var body: some View {
    TimelineView(.periodic(from: FilmClock.date(at: start), by: 0.5)) { timeline in
      let time = FilmClock.time(of: timeline.date) - start
      Text(verbatim: " ").frame(width: 2)
        .overlay {
          Rectangle().fill(.tint).opacity(Int((time / 0.5).rounded()) % 2 == 0 ? 1 : 0)
        }
    }
  }
}
