import Foundation

/// Gives the content of a share when somebody chose how. Nobody does in a film.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// The content as far as it is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The content.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
