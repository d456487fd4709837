import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Has the scroll view inside fetch anew where it is pulled down, under a spinner.
struct RefreshableModifier: ViewModifier {
  let action: RefreshAction
  @State private var pull = RefreshPull()
  @State private var look = RefreshState()

  init(action: RefreshAction) { self.action = action }

  func body(content: Content) -> some View {
    pull.action = action
    pull.report = { look = $0 }
    return
      content
      .environment(\.refreshPull, pull)
      .environment(\.ownRefresh, action)
      .overlay(alignment: .top) { spinner }
  }

  /// It comes down with the content, and stays at the top once all of it is in sight.
  private var spinner: some View {
    ZStack {
      if look.isRefreshing {
        ProgressView().transition(.scale.combined(with: .opacity))
      } else if look.spokes > 0 {
        StillWheel(spokes: look.spokes)
      }
    }
    .frame(height: RefreshPull.height)
    .offset(y: look.isRefreshing ? 0 : min(0, look.pull - RefreshPull.height))
    .animation(.easeInOut(duration: 0.25), value: look.isRefreshing)
    .allowsHitTesting(false)
  }
}

/// The spokes of a wheel that doesn't turn yet.
private struct StillWheel: View {
  let spokes: Int

  init(spokes: Int) { self.spokes = spokes }

  var body: some View {
    ZStack {
      ForEach(0..<spokes, id: \.self) { spoke in
        Capsule(style: .circular).fill(Color.gray).frame(width: 2.5, height: 6).offset(y: -7)
          .rotationEffect(.degrees(Double(spoke) * 45))
      }
    }
    .frame(width: 20, height: 20)
  }
}

private enum RefreshPullKey: EnvironmentKey {
  static var defaultValue: RefreshPull? { nil }
}

private enum OwnRefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The object that hears of pulls of the scroll view; nil where nothing is fetched.
  var refreshPull: RefreshPull? {
    get { self[RefreshPullKey.self] }
    set { self[RefreshPullKey.self] = newValue }
  }

  var ownRefresh: RefreshAction? {
    get { self[OwnRefreshKey.self] }
    set { self[OwnRefreshKey.self] = newValue }
  }
}
