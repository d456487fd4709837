import Foundation

extension TextLayout {
  /// The glyphs of a layout without its pictures, for what draws glyphs alone.
  package var withoutPictures: TextLayout {
    guard hasPictures else { return self }
    let lines = self.lines.map { line in
      var line = line
      line.runs.removeAll { $0.picture != nil }
      return line
    }
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated)
  }

  /// The rectangles behind a layout's runs that have a background, with its colour, from the layout's top left corner.
  package var backgrounds: [(rect: CGRect, color: RGBA)] {
    var result: [(rect: CGRect, color: RGBA)] = []
    for line in lines {
      for run in line.runs {
        guard let color = run.background, let first = run.glyphs.first else { continue }
        let rect = CGRect(
          x: first.position.x - first.offset, y: line.bounds.minY, width: run.advance,
          height: line.bounds.height)
        // Runs that follow each other have one background, without a seam.
        if let last = result.last, last.color == color, last.rect.minY == rect.minY,
          abs(last.rect.maxX - rect.minX) < 0.01
        {
          result[result.count - 1].rect = last.rect.union(rect)
        } else {
          result.append((rect, color))
        }
      }
    }
    return result
  }
}
