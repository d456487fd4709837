import FlipbookPicture
import Foundation

extension ShapedLine {
  /// Widens the spaces alike until the line is as wide as a width; nothing where it has no spaces.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - spaces: The UTF-16 offsets of spaces in the whole text.
  mutating func justify(to width: CGFloat, spaces: Set<Int>) {
    var places: [CGFloat] = []
    for run in runs {
      for glyph in run.glyphs where spaces.contains(glyph.character) { places.append(glyph.position.x) }
    }
    guard !places.isEmpty, width > self.width else { return }
    let extra = (width - self.width) / CGFloat(places.count)
    /// How far right a place moves: by what the spaces before it grow.
    func shift(at x: CGFloat) -> CGFloat { extra * CGFloat(places.count { $0 < x }) }
    for index in runs.indices {
      var run = runs[index]
      let (left, right) = (run.bounds.minX, run.bounds.maxX)
      for number in run.glyphs.indices {
        if spaces.contains(run.glyphs[number].character) {
          run.glyphs[number].advance += extra
          run.advance += extra
        }
        run.glyphs[number].position.x += shift(at: run.glyphs[number].position.x)
      }
      if !run.bounds.isNull {
        run.bounds.origin.x = left + shift(at: left)
        run.bounds.size.width = right + shift(at: right) - run.bounds.minX
      }
      runs[index] = run
    }
    for index in decorations.indices {
      let rect = decorations[index].rect
      decorations[index].rect.origin.x = rect.minX + shift(at: rect.minX)
      decorations[index].rect.size.width = rect.width + shift(at: rect.maxX) - shift(at: rect.minX)
    }
    (self.width, trailingSpace) = (width, 0)
  }
}
