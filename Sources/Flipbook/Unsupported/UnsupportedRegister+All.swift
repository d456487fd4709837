import FlipbookCharts
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import FlipbookViews

extension UnsupportedRegister {
  /// Every name that scenes may use and that does less than on a device.
  package static let all = UnsupportedRegister([
    views.names, charts.names, uiKit.names, layers.names, quartz.names, app.names, sprites.names,
  ])
}
