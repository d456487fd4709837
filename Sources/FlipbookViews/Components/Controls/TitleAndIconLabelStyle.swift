import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

private struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelMetrics) private var metrics

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
      if let width = metrics.iconWidth {
        configuration.icon.frame(minWidth: width)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}
