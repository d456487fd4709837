import FlipbookDrawing
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import Foundation

/// Captions of the film, from an SRT or WebVTT file, over the whole room of the view.
///
/// ```swift
/// ZStack {
///   Talk()
///   Captions("talk.srt", style: .karaoke)
/// }
/// ```
/// Time 0 of the file is when the view comes.
public struct Captions: View {
  /// Where captions come from.
  enum Source: Hashable {
    case file(String)
    case text(String)
  }

  private let source: Source
  private let style: CaptionStyle
  private let offset: TimeInterval
  @StateObject private var track = CaptionTrack()

  /// Shows the captions of a file.
  ///
  /// - Parameters:
  ///   - file: The name of an SRT or WebVTT file beside the scene or in its project, or an absolute path.
  ///   - style: How they look.
  ///   - offset: Seconds by which they come later than the file says.
  public init(_ file: String, style: CaptionStyle = .standard, offset: TimeInterval = 0) {
    (source, self.style, self.offset) = (.file(file), style, offset.isFinite ? offset : 0)
  }

  /// Shows captions that are written as in an SRT or WebVTT file.
  public init(text: String, style: CaptionStyle = .standard, offset: TimeInterval = 0) {
    (source, self.style, self.offset) = (.text(text), style, offset.isFinite ? offset : 0)
  }

  /// The captions of the moment.
  public var body: some View {
    let cues = track.cues(of: source)
    let begin = track.begin + offset
    TimelineView(.explicit(Self.dates(of: cues, words: style.words != .together, begin: begin))) { context in
      let time = FilmClock.time(of: context.date) - begin + Self.tolerance
      let shown = cues.filter { $0.start <= time && time < $0.end }
      ZStack {
        stack(shown.filter { $0.isOnTop || style.edge == .top }, at: time, .top)
        stack(shown.filter { !($0.isOnTop || style.edge == .top) }, at: time, .bottom)
      }
    }
  }

  /// Sums of times are not exact: what is due within this many seconds is there.
  private static let tolerance = 1e-6

  /// The moments at which something changes.
  private static func dates(of cues: [CaptionCue], words: Bool, begin: TimeInterval) -> [Date] {
    var times: Set<Double> = [-begin]
    for cue in cues {
      times.insert(cue.start)
      times.insert(cue.end)
      if words { times.formUnion(CaptionWord.words(of: cue).map(\.time)) }
    }
    return times.sorted().map { FilmClock.date(at: begin + $0) }
  }

  private func stack(_ cues: [CaptionCue], at time: Double, _ edge: VerticalAlignment) -> some View {
    GeometryReader { room in
      VStack(spacing: 4) {
        ForEach(Array(cues.enumerated()), id: \.offset) { _, cue in
          line(cue, at: time)
            .frame(maxWidth: room.size.width * min(max(style.width, 0), 1))
            .frame(maxWidth: .infinity, alignment: Self.alignment(cue.alignment))
        }
      }
      .padding(style.margin)
      .frame(
        width: room.size.width, height: room.size.height,
        alignment: Alignment(horizontal: .center, vertical: edge))
    }
  }

  private func line(_ cue: CaptionCue, at time: Double) -> some View {
    text(cue, at: time)
      .font(style.font)
      .foregroundColor(style.color)
      .multilineTextAlignment(.center)
      .padding(.horizontal, style.padding)
      .padding(.vertical, style.padding / 2)
      .background(style.background, in: RoundedRectangle(cornerRadius: style.cornerRadius))
  }

  private static func alignment(_ alignment: CaptionCue.Alignment) -> Alignment {
    switch alignment {
    case .center: .center
    case .start, .left: .leading
    case .end, .right: .trailing
    }
  }

  // MARK: Words

  private func text(_ cue: CaptionCue, at time: Double) -> Text {
    if case .together = style.words {
      return cue.runs.reduce(Text(verbatim: "")) { $0 + piece($1, color: nil) }
    }
    return CaptionWord.words(of: cue).reduce(Text(verbatim: "")) { text, word in
      let isSpoken = word.time <= time
      switch style.words {
      case .highlighted(let color): return text + piece(word.run, color: isSpoken ? color : nil)
      // A word to come keeps its room, so that lines don't move.
      default: return text + piece(word.run, color: isSpoken ? nil : .clear)
      }
    }
  }

  private func piece(_ run: CaptionRun, color: Color?) -> Text {
    var text = Text(verbatim: run.text)
    if run.isBold { text = text.bold() }
    if run.isItalic { text = text.italic() }
    if run.isUnderlined { text = text.underline() }
    if let color = color ?? run.color.flatMap(CaptionColor.color) { text = text.foregroundColor(color) }
    return text
  }
}
