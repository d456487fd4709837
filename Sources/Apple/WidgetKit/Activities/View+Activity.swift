import FlipbookViews
import Foundation

extension View {
  /// Gives the view of a live activity a background on the lock screen; nil for the system's.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  /// Has no effect: nobody swipes a preview.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
