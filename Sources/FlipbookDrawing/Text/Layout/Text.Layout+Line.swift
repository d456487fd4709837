import Foundation

extension Text.Layout {
  /// A line of a text: a collection of its runs, from left to right.
  public struct Line: RandomAccessCollection, Sendable {
    let source: TextLayoutSource
    let index: Int
    /// The start of the baseline. A line that is moved is drawn there.
    public var origin: CGPoint

    init(source: TextLayoutSource, index: Int) {
      self.source = source
      self.index = index
      origin = Self.origin(of: source.layout.lines[index])
    }

    private static func origin(of line: TextLayout.Line) -> CGPoint {
      CGPoint(x: line.bounds.minX, y: line.baseline)
    }

    var line: TextLayout.Line { source.layout.lines[index] }

    /// How far the line has been moved.
    var shift: CGPoint {
      let start = Self.origin(of: line)
      return CGPoint(x: origin.x - start.x, y: origin.y - start.y)
    }

    /// The room the line takes.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: line.bounds.width, ascent: line.ascent, descent: line.descent)
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { line.runs.count }
    /// The run at an index, counted from 0 at the left.
    public subscript(index: Int) -> Run { Run(line: self, index: index) }
  }
}
