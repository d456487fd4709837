import Flipbook
import Foundation

/// The store. A film doesn't reach it.
public enum AppStore {
  /// Has no effect.
  public static func sync() async throws {}
  /// Whether the person may buy something. Nobody can in a film.
  public static var canMakePayments: Bool { false }
  /// Asks for a review. Has no effect.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Shows the person's subscriptions. Has no effect.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
