import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The view over the whole film, with the background that its content asks for.
struct CoverChrome<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void
  let insets: EdgeInsets
  @State private var settings = SheetSettings()
  /// The view that it zooms from; nil for one that comes from the bottom edge.
  @State private var zoom: ZoomKey?
  @State private var pull = ZoomPull()
  /// Whether it goes as a finger has let it go.
  @State private var isReleased = false
  @Environment(\.presentedIsAside) private var isAside

  init(content: Content, dismiss: @escaping @MainActor () -> Void, insets: EdgeInsets) {
    (self.content, self.dismiss, self.insets) = (content, dismiss, insets)
  }

  var body: some View {
    content
      .coveredByDevice(insets)
      .environment(\.sheetPull, zoom == nil ? nil : SheetPull(grows: false))
      .environment(\.hostedSheet, nil)
      .environment(\.presentationHasGround, settings.background != nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(settings.background ?? AnyShapeStyle(.background))
      .modifier(ZoomTaking(zoom: $zoom))
      .zooming(
        isAside ? 1 : 0, hold: pull.hold, from: zoom, kind: .page, isReleased: isReleased, edge: .bottom
      )
      .modifier(PresentedSlide(aside: isAside ? 1 : 0, zooms: zoom != nil))
      .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
      .gesture(pulling)
  }

  /// The pull that takes a cover that has zoomed back to its view.
  private var pulling: some Gesture {
    ZoomPullGesture { zoom != nil && !settings.staysUp }
      .onChanged { value in pull = ZoomPull(start: value.start, way: value.way) }
      .onEnded { value in
        isReleased = pull.leaves(at: value.velocity)
        withAnimation { pull.way = .zero }
        if isReleased { dismiss() }
      }
  }
}
