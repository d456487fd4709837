import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Code with its words coloured.
///
/// ```swift
/// CodeBlock(code, language: .swift)
///   .highlight(lines: 2...3)
/// ```
/// When the text changes in an animation, lines that stay move to their new places, those that go fade out and those that
/// come fade in.
public struct CodeBlock: View {
  /// The most lines that are shown.
  static let mostLines = 500
  /// The most letters that are shown.
  static let mostLetters = 50_000

  private let code: String
  private let language: CodeLanguage
  private let size: CGFloat
  private let hasNumbers: Bool
  private let theme: CodeTheme?
  private var highlights: [ClosedRange<Int>] = []
  @StateObject private var history = CodeHistory()
  @Environment(\.colorScheme) private var colorScheme

  /// Makes a block of code.
  ///
  /// - Parameters:
  ///   - code: The text; 500 lines and 50,000 letters at most.
  ///   - language: Its language.
  ///   - size: Of the font, in points.
  ///   - lineNumbers: Whether lines have numbers.
  ///   - theme: The colours; those of the light or the dark appearance unless given.
  public init(
    _ code: String, language: CodeLanguage, size: CGFloat = 15, lineNumbers: Bool = false,
    theme: CodeTheme? = nil, file: String = #fileID, line: Int = #line
  ) {
    let isLong = code.utf8.count > Self.mostLetters && code.count > Self.mostLetters
    let lines = code.prefix(Self.mostLetters).split(
      maxSplits: Self.mostLines, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if isLong || lines.count > Self.mostLines {
      FigureReport.report(
        "code.size",
        "A block of code shows \(Self.mostLines) lines and \(Self.mostLetters) letters; the rest is left out.",
        place: VideoFiles.place(file, line))
    }
    self.code = lines.prefix(Self.mostLines).joined(separator: "\n")
    (self.language, self.theme, hasNumbers) = (language, theme, lineNumbers)
    self.size = size.isFinite ? min(max(size, 1), 400) : 15
  }

  /// Puts a ground behind lines and fades all others. Given again it adds lines.
  ///
  /// - Parameter lines: Counted from 1.
  public func highlight(lines: ClosedRange<Int>) -> CodeBlock {
    var copy = self
    copy.highlights.append(lines)
    return copy
  }

  /// Puts a ground behind a line and fades all others.
  ///
  /// - Parameter line: Counted from 1.
  public func highlight(line: Int) -> CodeBlock { highlight(lines: line...line) }

  /// The lines below each other.
  public var body: some View {
    let theme = self.theme ?? (colorScheme == .dark ? .dark : .light)
    let lines = history.lines(of: code, in: language)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.element.id) { index, line in
        row(line, number: index + 1, of: lines.count, theme).transition(.opacity)
      }
    }
    .fixedSize()
    .font(.system(size: size, design: .monospaced))
    .padding(.vertical, size * 0.6)
    .background(theme.background, in: RoundedRectangle(cornerRadius: size * 0.5))
    .clipShape(RoundedRectangle(cornerRadius: size * 0.5))
  }

  private func row(_ line: CodeLine, number: Int, of count: Int, _ theme: CodeTheme) -> some View {
    let isHighlighted = highlights.contains { $0.contains(number) }
    return HStack(spacing: 0) {
      if hasNumbers {
        Text(verbatim: String(repeating: " ", count: "\(count)".count - "\(number)".count) + "\(number)")
          .foregroundColor(theme.comment)
          .padding(.trailing, size)
      }
      text(line, theme)
    }
    .fixedSize()
    .opacity(highlights.isEmpty || isHighlighted ? 1 : 0.35)
    .padding(.horizontal, size)
    .frame(height: size * 1.45)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(theme.highlight.opacity(isHighlighted ? 1 : 0))
  }

  private func text(_ line: CodeLine, _ theme: CodeTheme) -> Text {
    // A space keeps an empty line's place in the order of reading.
    guard !line.words.isEmpty else { return Text(verbatim: " ") }
    return line.words.reduce(Text(verbatim: "")) { text, word in
      text + Text(verbatim: word.text).foregroundColor(theme.color(of: word.kind))
    }
  }
}
