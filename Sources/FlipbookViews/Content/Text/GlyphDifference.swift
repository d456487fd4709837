import FlipbookDrawing
import Foundation

/// The glyphs of one text that are still there in another, in the same order.
struct GlyphDifference {
  /// A glyph with the run it is drawn in.
  struct Placed {
    var run: TextLayout.Run
    var glyph: TextLayout.Glyph
    /// Among those that change, counted from the left; what goes and what comes for it have the same.
    var place = 0

    func isSame(as other: Placed) -> Bool {
      glyph.index == other.glyph.index && run.font == other.run.font && run.size == other.run.size
        && run.picture == other.run.picture
    }
  }

  /// Old and new places of glyphs that stay.
  private(set) var kept: [(old: Placed, new: Placed)] = []
  private(set) var gone: [Placed] = []
  private(set) var come: [Placed] = []
  /// How many places change.
  private(set) var places = 0

  init(from old: TextLayout, to new: TextLayout) {
    let (a, b) = (Self.glyphs(of: old), Self.glyphs(of: new))
    var start = 0
    while start < min(a.count, b.count), a[start].isSame(as: b[start]) {
      kept.append((a[start], b[start]))
      start += 1
    }
    var (endOld, endNew) = (a.count, b.count)
    while endOld > start, endNew > start, a[endOld - 1].isSame(as: b[endNew - 1]) {
      (endOld, endNew) = (endOld - 1, endNew - 1)
      kept.append((a[endOld], b[endNew]))
    }
    // In between, places count from the end, as those of a number do.
    for offset in 1...max(1, max(endOld, endNew) - start) {
      let before = endOld - offset >= start ? a[endOld - offset] : nil
      let after = endNew - offset >= start ? b[endNew - offset] : nil
      if let before, let after, before.isSame(as: after) {
        kept.append((before, after))
      } else {
        if var before {
          before.place = places
          gone.append(before)
        }
        if var after {
          after.place = places
          come.append(after)
        }
        places += before == nil && after == nil ? 0 : 1
      }
    }
    for index in gone.indices { gone[index].place = places - 1 - gone[index].place }
    for index in come.indices { come[index].place = places - 1 - come[index].place }
  }

  private static func glyphs(of layout: TextLayout) -> [Placed] {
    layout.lines.flatMap(\.runs).flatMap { run in run.glyphs.map { Placed(run: run, glyph: $0) } }
  }

  /// A layout of some glyphs.
  ///
  /// - Parameter moved: How far each is from its place.
  static func layout(_ glyphs: [Placed], size: CGSize, moved: (Int) -> CGPoint = { _ in .zero }) -> TextLayout
  {
    let runs = glyphs.enumerated().map { index, placed in
      var run = placed.run
      let shift = moved(index)
      run.glyphs = [
        TextLayout.Glyph(
          index: placed.glyph.index,
          position: CGPoint(x: placed.glyph.position.x + shift.x, y: placed.glyph.position.y + shift.y))
      ]
      run.bounds = run.bounds.offsetBy(dx: shift.x, dy: shift.y)
      return run
    }
    let bounds = CGRect(origin: .zero, size: size)
    return TextLayout(
      lines: [TextLayout.Line(runs: runs, baseline: 0, bounds: bounds, ascent: 0, descent: 0)], size: size,
      isTruncated: false)
  }
}
