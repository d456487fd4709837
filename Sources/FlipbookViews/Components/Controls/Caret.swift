import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The mark where the next letter comes, which blinks while nothing is typed.
struct Caret: View {
  /// The text before the mark.
  let text: String
  @Environment(\.font) private var font
  @State private var start = FilmClock.now

  init(after text: String) { self.text = text }

  var body: some View {
    TimelineView(.animation) { timeline in
      Text(verbatim: " ").frame(width: 2)
        .overlay {
          Rectangle().fill(.tint)
            .opacity(CaretBlink.opacity(at: FilmClock.time(of: timeline.date) - start))
        }
    }
    .onChange(of: text) { start = FilmClock.now }
  }
}
