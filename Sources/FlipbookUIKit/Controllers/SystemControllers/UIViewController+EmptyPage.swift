import FlipbookDrawing

extension UIViewController {
  /// Shows the background alone, in place of a page of the system.
  func showEmptyPage() { view.backgroundColor = .systemBackground }
}
