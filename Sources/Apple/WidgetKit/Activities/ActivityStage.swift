import FlipbookViews
import Foundation

/// A live activity on the lock screen.
struct ActivityStage: View {
  let content: AnyView

  var body: some View {
    content
      .frame(width: ActivityPlace.width)
      .frame(minHeight: ActivityPlace.heights.lowerBound, maxHeight: ActivityPlace.heights.upperBound)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        if let tint { tint } else { Color(uiColor: .systemBackground) }
      }
      .clipShape(RoundedRectangle(cornerRadius: ActivityPlace.contentCorner, style: .continuous))
  }
}
