import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// Asks for reviews of an app; nobody is there.
public enum SKStoreReviewController {
  /// Has no effect: nobody is there.
  public static func requestReview() {}
  /// Has no effect: nobody is there.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
