import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension View {
  /// The directions that charts are scrolled in.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scrolling.axes = axes }
  }

  /// How much of the values across is in sight; of dates in seconds.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.number
    return chartOptions { $0.scrolling.xLength = length }
  }

  /// How much of the values down is in sight; of dates in seconds.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.number
    return chartOptions { $0.scrolling.yLength = length }
  }

  /// The value across that what is in sight begins with.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartOptions {
      $0.scrolling.x = .init(get: { x.wrappedValue.datum }) { P.make($0).map { x.wrappedValue = $0 } }
    }
  }

  /// The value down that what is in sight begins with.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartOptions {
      $0.scrolling.y = .init(get: { y.wrappedValue.datum }) { P.make($0).map { y.wrappedValue = $0 } }
    }
  }

  /// The value across that what is in sight begins with at first.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = initialX.datum
    return chartOptions { $0.scrolling.x = .init(get: { datum }) }
  }

  /// The value down that what is in sight begins with at first.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let datum = initialY.datum
    return chartOptions { $0.scrolling.y = .init(get: { datum }) }
  }

  /// Where charts come to rest after they were scrolled.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let unit = behavior._unit
    return chartOptions { $0.scrolling.unit = unit }
  }
}
