import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A text whose letters come one after the other. It has the room of the whole text from the start, so that lines don't
/// move. A letter is what a reader takes for one: accents, flags and families come whole.
///
/// ```swift
/// TypewriterText("Hello, world", speed: 15)
/// TypewriterText("Hello, world", progress: typed)
/// ```
public struct TypewriterText: View {
  private let text: String
  private let progress: Double?
  private let speed: Double
  private let delay: Double
  private let cursor: TypewriterCursor
  @StateObject private var clock = FigureClock()

  /// Types a text by itself from the view's appearance on.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - speed: Letters a second.
  ///   - delay: Seconds before the first letter.
  ///   - cursor: The mark behind the last letter.
  public init(
    _ text: String, speed: Double, delay: Double = 0, cursor: TypewriterCursor = .blinking,
    file: String = #fileID, line: Int = #line
  ) {
    let isUsable = speed.isFinite && speed > 0 && delay.isFinite
    if !isUsable {
      FigureReport.report(
        "typewriter.speed", "A text can't be typed at \(speed) letters a second after \(delay) s.",
        place: VideoFiles.place(file, line))
    }
    (self.text, progress, self.cursor) = (text, isUsable ? nil : 1, cursor)
    (self.speed, self.delay) = isUsable ? (speed, delay) : (1, 0)
  }

  /// Shows a share of a text's letters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - progress: How many of the letters are there: 0…1; it takes part in animations.
  ///   - cursor: The mark behind the last letter.
  public init(_ text: String, progress: Double, cursor: TypewriterCursor = .bar) {
    (self.text, self.progress, self.cursor) = (text, progress, cursor)
    (speed, delay) = (1, 0)
  }

  /// The letters of the moment.
  public var body: some View {
    if let progress, cursor != .blinking {
      TypedText(text: text, progress: progress.unit, hasCursor: cursor == .bar)
    } else {
      TimelineView(.animation) { context in
        let time = clock.time(at: context.date) + 1e-6
        let count = max(1, text.count)
        let shown = progress ?? ((time - delay) * speed / Double(count)).unit
        let typed = progress == nil ? delay + Double(count) / speed : 0
        TypedText(text: text, progress: shown, hasCursor: hasCursor(at: time, typed: typed))
      }
    }
  }

  private func hasCursor(at time: Double, typed: Double) -> Bool {
    switch cursor {
    case .none: false
    case .bar: true
    case .blinking: time < typed || ((time - typed) / 0.53).truncatingRemainder(dividingBy: 2) < 1
    }
  }
}
