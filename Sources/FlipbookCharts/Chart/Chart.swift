import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A chart of data.
public struct Chart<Content: ChartContent>: View {
  @Environment(\.self) private var environment
  private let content: Content

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart of the marks of each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart of the marks of each element, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart in the size that it is offered.
  public var body: some View {
    let collector = _ChartCollector()
    content._collect(collector)
    let (environment, options) = (environment, environment.chartOptions)
    return GeometryReader { proxy in
      ChartBody(
        ChartBuilder(collector, options: options, environment: environment, size: proxy.size).model(),
        options: options, environment: environment, size: proxy.size)
    }
    // Axes, legends and annotations keep their own color.
    .withoutOuterStyle()
    .frame(idealWidth: 300, idealHeight: 200)
    .modifier(ChartNames(names: collector.names))
  }
}
