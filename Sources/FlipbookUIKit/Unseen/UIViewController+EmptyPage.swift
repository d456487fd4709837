import FlipbookDrawing

extension UIViewController {
  /// Shows the ground alone, in place of pages that the system makes.
  func showEmptyPage() { view.backgroundColor = .systemBackground }
}
