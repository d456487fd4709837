import FlipbookViews
import Foundation

/// A widget in its place: of its size, with its background, its margins and its corners.
struct WidgetStage<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  @ViewBuilder let content: () -> Content
  @State private var hasBackground = false

  /// Around the content of widgets that have a background of their own, in points.
  private static var margin: CGFloat { 16 }
  /// Of places on the home screen, in points.
  private static var corner: CGFloat { 22 }

  private var margins: EdgeInsets {
    let length = hasMargins && hasBackground && !family.isAccessory ? Self.margin : 0
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  var body: some View {
    if family.isAccessory { accessory } else { place }
  }

  private var shown: some View {
    content()
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .environment(\._keepsContainerBackground, true)
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
  }

  private var place: some View {
    let shape = RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
    return
      shown
      .onPreferenceChange(_ContainerBackgroundKey.self) { hasBackground = $0 != nil }
      .backgroundPreferenceValue(_ContainerBackgroundKey.self) { $0?.view }
      .background(Color(uiColor: .systemBackground))
      .containerShape(shape)
      .clipShape(shape)
  }

  /// As on a lock screen: without colours, on black.
  private var accessory: some View {
    shown
      .environment(\.widgetRenderingMode, .vibrant)
      .environment(\.colorScheme, .dark)
      .saturation(0)
      .clipShape(RoundedRectangle(cornerRadius: family == .accessoryCircular ? 36 : 0))
      .background(Color.black)
  }
}
