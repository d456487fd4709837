import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension View {
  /// Shows or hides the axis across of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.xAxis.isHidden = visibility == .hidden }
  }

  /// Shows or hides the axis down of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.yAxis.isHidden = visibility == .hidden }
  }

  /// The axis across of charts.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = content()._specs
    return chartOptions {
      $0.xAxis.isHidden = false
      $0.xAxis.specs = specs
    }
  }

  /// The axis down of charts.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = content()._specs
    return chartOptions {
      $0.yAxis.isHidden = false
      $0.yAxis.specs = specs
    }
  }

  private func axis(
    _ axis: WritableKeyPath<ChartOptions, ChartOptions.Axis> & Sendable, named view: some View,
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    let title = ChartOptions.Title(
      view: AnyView(view), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0[keyPath: axis].title = title }
  }

  /// The name of the axis across of charts; a spacing in points.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axis(\.xAxis, named: Text(labelKey), position, alignment, spacing) }

  /// The name of the axis across of charts; a spacing in points.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axis(\.xAxis, named: Text(label), position, alignment, spacing) }

  /// The name of the axis across of charts; a spacing in points.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { axis(\.xAxis, named: content(), position, alignment, spacing) }

  /// The name of the axis down of charts; a spacing in points.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axis(\.yAxis, named: Text(labelKey), position, alignment, spacing) }

  /// The name of the axis down of charts; a spacing in points.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axis(\.yAxis, named: Text(label), position, alignment, spacing) }

  /// The name of the axis down of charts; a spacing in points.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { axis(\.yAxis, named: content(), position, alignment, spacing) }
}
