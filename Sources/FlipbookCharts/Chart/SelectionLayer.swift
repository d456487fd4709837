import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Takes the touches of the plot that select values.
struct SelectionLayer: View {
  let proxy: ChartProxy

  var body: some View {
    Color.clear.contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { select(from: $0.startLocation, to: $0.location) }
          .onEnded { _ in clear() })
  }

  private func select(from start: CGPoint, to place: CGPoint) {
    let size = proxy.plotSize
    let point = CGPoint(x: min(max(0, place.x), size.width), y: min(max(0, place.y), size.height))
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
    if proxy.actions.angleTotal != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
    if !proxy.actions.xRange.isEmpty {
      proxy.selectXRange(from: min(start.x, point.x), to: max(start.x, point.x))
    }
    if !proxy.actions.yRange.isEmpty {
      proxy.selectYRange(from: max(start.y, point.y), to: min(start.y, point.y))
    }
  }

  /// A lifted finger selects nothing; ranges and angles stay.
  private func clear() {
    proxy.actions.selectX(nil)
    proxy.actions.selectY(nil)
  }
}
