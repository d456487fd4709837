import FlipbookDrawing
import FlipbookViews
import Foundation

extension ChartContent {
  /// Puts a view beside each mark; a spacing in points.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }

  /// Puts a view that knows its mark beside each mark; a spacing in points.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Puts a view beside each mark and keeps it in the chart; a spacing in points.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }

  /// Puts a view that knows its mark beside each mark and keeps it in the chart; a spacing in points.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> _StyledChartContent<Self> {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
    return styled { $0.annotations.append(annotation) }
  }

  /// A name for those who can't see the mark; scripts find the chart by it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { $0.names.append(label.plainString) }
  }

  /// A name for those who can't see the mark; scripts find the chart by it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// A name for those who can't see the mark; scripts find the chart by it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// A value for those who can't see the mark; has no effect in a film.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// A value for those who can't see the mark; has no effect in a film.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }

  /// A value for those who can't see the mark; has no effect in a film.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }

  /// Hides the mark from those who can't see it; has no effect in a film.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// A name for tests; has no effect in a film.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
