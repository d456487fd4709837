import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The options that modifiers around a chart set.
struct ChartOptions {
  /// The options of an axis.
  struct Axis {
    var isHidden = false
    /// Nil for as charts choose.
    var specs: [_AxisSpec]?
    var title: Title?
    var style: (@MainActor (AnyView) -> AnyView)?
  }

  /// The name of an axis.
  struct Title {
    var view: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  /// The options of the legend.
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// A view over or behind the chart.
  struct Layer {
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
  }

  /// The options of scrolling.
  struct Scrolling {
    var axes: FlipbookDrawing.Axis.Set = []
    /// The length in sight, in the unit of the values.
    var xLength: Double?
    var yLength: Double?
    var x: ScrollPlace?
    var y: ScrollPlace?
    var unit: _ChartScrollUnit?
  }

  /// The value at the start of what is in sight.
  struct ScrollPlace {
    var get: @MainActor () -> Datum?
    var set: (@MainActor (Datum) -> Void)?
  }

  var xAxis = Axis()
  var yAxis = Axis()
  var xScale = ScaleOptions()
  var yScale = ScaleOptions()
  var foreground = StyleScale<AnyShapeStyle>()
  var symbols = StyleScale<AnyChartSymbolShape>()
  var lines = StyleScale<StrokeStyle>()
  var sizes = StyleScale<CGSize>()
  var gradient: Gradient?
  /// The areas of the shapes of the lowest and the highest number, in square points.
  var sizeRange: ClosedRange<CGFloat>?
  var legend = Legend()
  var plotStyle: (@MainActor (AnyView) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var gestures: [@MainActor (ChartProxy) -> AnyView] = []
  var selection: [@MainActor (inout SelectionActions) -> Void] = []
  var scrolling = Scrolling()
}

private enum ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  func chartOptions(_ change: @escaping @MainActor (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions) { options in MainActor.assumeIsolated { change(&options) } }
  }
}
