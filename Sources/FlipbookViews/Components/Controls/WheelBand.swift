import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The plate behind the chosen row of wheels.
struct WheelBand: View {
  let metrics: WheelMetrics

  init(metrics: WheelMetrics) { self.metrics = metrics }

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.bandRadius)
      .fill(Color(uiColor: .quaternarySystemFill))
      .frame(height: metrics.band).padding(.horizontal, metrics.bandInset)
  }
}
