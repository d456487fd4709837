import FlipbookDrawing
import FlipbookViews

extension MapContent {
  /// Sets the colour of markers; nil for red.
  public func tint(_ tint: Color?) -> some MapContent { marked(tint.map { AnyShapeStyle($0) }) }

  /// Sets the style of markers.
  public func tint(_ tint: some ShapeStyle) -> some MapContent { marked(AnyShapeStyle(tint)) }

  /// Fills areas, and draws lines that have no stroke.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
    outlined { $0.fill = AnyShapeStyle(style) }
  }

  /// Draws lines and the edges of areas.
  ///
  /// - Parameter lineWidth: In points.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines and the edges of areas.
  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> some MapContent {
    outlined { ($0.stroke, $0.line) = (AnyShapeStyle(style), line) }
  }

  /// Draws edges in the foreground's style.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { outlined { $0.line = style } }

  /// Names the value of a selection. Has no effect: nothing on a film's map is touched.
  public func tag<Value: Hashable>(_ tag: Value) -> some MapContent { self }

  /// Says over which parts of the ground it lies. Has no effect: the ground is plain.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

  private func marked(_ tint: AnyShapeStyle?) -> MapContentBuilder.Group {
    MapContentBuilder.Group(
      _items: _items.map {
        var item = $0
        item.balloon?.tint = tint
        return item
      })
  }

  private func outlined(_ change: (inout MapOutline) -> Void) -> MapContentBuilder.Group {
    MapContentBuilder.Group(
      _items: _items.map {
        var item = $0
        if var outline = item.outline {
          change(&outline)
          item.outline = outline
        }
        return item
      })
  }
}
