import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import FlipbookViews
import Foundation

@testable import FlipbookCharts

/// Charts without a picture: their models, layouts and display lists.
@MainActor
enum ChartRendering {
  static func model(
    _ size: CGSize = CGSize(width: 310, height: 200), options: ChartOptions = ChartOptions(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel {
    let collector = _ChartCollector()
    content()._collect(collector)
    return ChartBuilder(collector, options: options, environment: EnvironmentValues(), size: size).model()
  }

  static func layout(
    _ size: CGSize = CGSize(width: 310, height: 200), options: ChartOptions = ChartOptions(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartLayout {
    // Labels are measured when they are asked for, so the fonts stay.
    var traits = SceneTraits.current
    traits.resources = TestRendering.resources
    traits.set(in: .current)
    return ChartLayout(
      model: model(size, options: options, content), options: options, size: size,
      measure: ChartMeasure(environment: EnvironmentValues()))
  }

  static func list(
    _ view: some View, _ size: CGSize = CGSize(width: 310, height: 200), at time: TimeInterval = 0,
    colorScheme: ColorScheme = .light
  ) -> DisplayList {
    DisplayList.record(
      view, size: size, at: time, colorScheme: colorScheme, resources: TestRendering.resources)
  }
}
