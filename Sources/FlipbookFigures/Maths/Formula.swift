import FlipbookDrawing
import FlipbookViews
import Foundation

/// A formula, written as in LaTeX.
///
/// ```swift
/// Formula(#"x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}"#, size: 40)
///   .color(.red, for: "b")
/// ```
/// It is as large as its marks. When the text changes in an animation, marks that both formulae have move to their new
/// places, the others fade. `docs/figures.md` lists the supported syntax. Other text is an error that names the letter.
public struct Formula: View {
  private let text: String
  private let size: CGFloat
  private let progress: Double
  private let place: String
  private var colors: [(part: String, color: Color)] = []
  @StateObject private var history = FormulaHistory()

  /// Makes a formula.
  ///
  /// - Parameters:
  ///   - text: The formula, without marks around it; 4,000 letters at most.
  ///   - size: Of the font, in points.
  ///   - progress: How much is drawn: 0…1. Marks are traced one after the other and filled.
  public init(
    _ text: String, size: CGFloat = 28, progress: Double = 1, file: String = #fileID, line: Int = #line
  ) {
    (self.text, self.progress) = (text, progress)
    self.size = size.isFinite ? min(max(size, 1), 1_000) : 28
    place = VideoFiles.place(file, line)
  }

  /// Colours all marks of a part of the formula. Of two colours the later one wins.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - part: The part as it is written in the formula's text; all places where it stands.
  public func color(_ color: Color, for part: String) -> Formula {
    var copy = self
    copy.colors.append((part, color))
    if part.isEmpty || !text.contains(part) {
      FigureReport.report(
        "formula.part", "The formula \"\(text)\" has no part \"\(part)\" to colour.", place: place)
    }
    return copy
  }

  /// The marks.
  public var body: some View {
    let _ = history.show(text, place: place)
    let (box, places) = (history.box, coloredPlaces)
    FormulaPicture(
      marks: history.marks, colors: history.marks.map { mark in color(of: mark.ink.source, places) },
      size: size,
      height: box.height, progress: progress
    )
    .frame(width: box.width * size, height: max(0, box.height + box.depth) * size)
    .alignmentGuide(.firstTextBaseline) { _ in box.height * size }
    .alignmentGuide(.lastTextBaseline) { _ in box.height * size }
    .accessibilityLabel(text)
  }

  /// The ranges of letters that have a colour.
  private var coloredPlaces: [(range: Range<Int>, color: Color)] {
    let letters = Array(text)
    return colors.flatMap { part, color -> [(range: Range<Int>, color: Color)] in
      let sought = Array(part)
      guard !sought.isEmpty, letters.count >= sought.count else { return [] }
      return (0...(letters.count - sought.count)).filter {
        letters[$0..<($0 + sought.count)].elementsEqual(sought)
      }
      .map { ($0..<($0 + sought.count), color) }
    }
  }

  private func color(of source: Range<Int>, _ places: [(range: Range<Int>, color: Color)]) -> Color? {
    places.last { $0.range.lowerBound <= source.lowerBound && source.upperBound <= $0.range.upperBound }?
      .color
  }
}
