import FlipbookDrawing
import FlipbookViews
import Foundation

/// The views that stand at points in place of shapes.
struct SymbolLayer: View {
  let layout: ChartLayout
  let marks: [PlacedMark]

  var body: some View {
    let places = MarkPlaces(geometry: layout.geometry)
    let shown = marks.filter { $0.mark.style.symbolView != nil && [.point, .line].contains($0.mark.kind) }
    ForEach(shown.prefix(2_000).map { $0 }, id: \.mark.identity) { placed in
      let point = places.point(placed)
      placed.mark.style.symbolView.foregroundStyle(placed.shading)
        .fixedSize().frame(width: 0, height: 0).offset(x: point.x, y: point.y).opacity(placed.opacity)
    }
  }
}
