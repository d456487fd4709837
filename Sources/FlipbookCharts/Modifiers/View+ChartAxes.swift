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

  private func title(
    _ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  )
    -> ChartOptions.Title
  { ChartOptions.Title(view: view, position: position, alignment: alignment, spacing: spacing) }

  /// The name of the axis across of charts; a spacing in points.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let title = title(AnyView(Text(labelKey)), position, alignment, spacing)
    return chartOptions { $0.xAxis.title = title }
  }

  /// The name of the axis across of charts; a spacing in points.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let title = title(AnyView(Text(label)), position, alignment, spacing)
    return chartOptions { $0.xAxis.title = title }
  }

  /// The name of the axis across of charts; a spacing in points.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = title(AnyView(content()), position, alignment, spacing)
    return chartOptions { $0.xAxis.title = title }
  }

  /// The name of the axis down of charts; a spacing in points.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let title = title(AnyView(Text(labelKey)), position, alignment, spacing)
    return chartOptions { $0.yAxis.title = title }
  }

  /// The name of the axis down of charts; a spacing in points.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let title = title(AnyView(Text(label)), position, alignment, spacing)
    return chartOptions { $0.yAxis.title = title }
  }

  /// The name of the axis down of charts; a spacing in points.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = title(AnyView(content()), position, alignment, spacing)
    return chartOptions { $0.yAxis.title = title }
  }
}
