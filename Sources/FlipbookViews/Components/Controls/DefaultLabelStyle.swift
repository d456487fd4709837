import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: the icon before the title; in rows of lists the titles begin on one line and the icons have the tint.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listStyle) private var listStyle
  @Environment(\.labelsArePlain) private var isPlain

  var body: some View {
    if listStyle != nil, !isPlain {
      RowLabel(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}
