import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Takes the view that a cover or a sheet zooms from, for as long as that is there.
struct ZoomTaking: ViewModifier {
  @Binding var zoom: ZoomKey?

  init(zoom: Binding<ZoomKey?>) { _zoom = zoom }

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(ZoomKeyPreference.self) { take($0) }
      .transformPreference(ZoomKeyPreference.self) { $0 = nil }
      .onDisappear { take(nil) }
  }

  private func take(_ key: ZoomKey?) {
    guard key != zoom, let sources = ViewRuntime.current?.zoomSources else { return }
    zoom.map(sources.release)
    key.map(sources.lift)
    zoom = key
  }
}
