import Foundation

extension Text.Layout {
  /// Glyphs of one font and one set of attributes: a collection of slices, each a character as it is drawn, with
  /// its marks, or several that have become one glyph; from left to right.
  public struct Run: RandomAccessCollection, Sendable {
    let line: Line
    let index: Int
    /// Where each slice begins among the glyphs, and the end of the last.
    let starts: [Int]

    init(line: Line, index: Int) {
      self.line = line
      self.index = index
      let glyphs = line.line.runs[index].glyphs
      starts =
        glyphs.indices.filter { $0 == 0 || glyphs[$0].character != glyphs[$0 - 1].character } + [glyphs.count]
    }

    var run: TextLayout.Run { line.line.runs[index] }

    /// The room the run takes.
    public var typographicBounds: TypographicBounds {
      RunSlice(run: self, indices: indices).typographicBounds
    }

    /// The characters that begin slices.
    public var characterIndices: [CharacterIndex] {
      starts.dropLast().map { CharacterIndex(offset: run.glyphs[$0].character) }
    }

    /// The direction in which the run is read.
    public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The value of a mark on the run's text, or nil when it has none of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      line.source.value(key, at: run.characters.lowerBound)
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of slices.
    public var endIndex: Int { starts.count - 1 }
    /// The slice at an index, counted from 0 at the left.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
  }

  /// A part of a run.
  public struct RunSlice: Sendable {
    /// The run it is a part of.
    public var run: Run
    /// Which of the run's slices it joins.
    public var indices: Range<Int>

    /// Makes a part of a run.
    ///
    /// - Parameter indices: Places in the run; those it does not have are left out.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    var glyphs: ArraySlice<TextLayout.Glyph> {
      indices.isEmpty
        ? [] : run.run.glyphs[run.starts[indices.lowerBound]..<run.starts[indices.upperBound]]
    }

    /// The room the slice takes: the height of its font, the width of its characters.
    public var typographicBounds: TypographicBounds {
      let line = run.line
      let shift = line.shift
      let left = glyphs.first.map { $0.position.x - $0.offset } ?? line.line.bounds.minX
      let hasMetrics = run.run.ascent + run.run.descent > 0
      return TypographicBounds(
        origin: CGPoint(x: left + shift.x, y: line.origin.y), width: glyphs.reduce(0) { $0 + $1.advance },
        ascent: hasMetrics ? run.run.ascent : line.line.ascent,
        descent: hasMetrics ? run.run.descent : line.line.descent)
    }

    /// The characters of the slice that begin glyphs.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }

    /// The value of a mark on the slice's text, or nil when it has none of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
  }
}
