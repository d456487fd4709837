import Foundation

extension Path {
  /// The outline of the path's stroke: polygons to be filled with the nonzero rule.
  ///
  /// Curves become chords that stay within 0.01 points of the true outline, or 1/1000 of the line width if
  /// that is more, up to 0.05 points.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let tolerance = min(0.05, max(0.01, Double(style.lineWidth) / 1_000))
    var buffer = PolygonBuffer()
    var stroker = PathStroker(style, tolerance: tolerance)
    stroker.stroke(self, into: &buffer)
    return Path(buffer.pathElements)
  }
}

extension PolygonBuffer {
  /// Each polygon as a closed subpath.
  var pathElements: PathElements {
    var elements = PathElements()
    elements.reserve(verbs: points.count + ends.count, points: points.count)
    var start = 0
    for end in ends {
      elements.move(to: points[start])
      for index in (start + 1)..<max(start + 1, end) { elements.line(to: points[index]) }
      elements.close()
      start = end
    }
    return elements
  }
}
