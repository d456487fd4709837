import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label with an arrow, over what it opens. In a list each of them is a row.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label with an arrow, over the content where it is shown.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureChrome(configuration: configuration)
  }
}

private struct DisclosureChrome: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listStyle) private var listStyle

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if listStyle == nil {
      VStack(spacing: 0) {
        header.padding(.vertical, Self.room)
        if configuration.isExpanded { VStack(spacing: 0) { configuration.content } }
      }
    } else {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
    }
  }

  /// Above and below a label outside of lists, in points.
  private static let room: CGFloat = 4

  /// Of the rows below a row, in points.
  private static let indentation: CGFloat = 16

  private var header: some View {
    DisclosureHeader(label: configuration.label, isExpanded: configuration.$isExpanded)
  }
}
