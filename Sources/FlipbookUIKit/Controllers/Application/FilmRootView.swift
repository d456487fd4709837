import FlipbookDrawing
import Foundation

/// The view of a ``FilmController``, in front of the film's views.
final class FilmRootView: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    UIApplication.shared.showFilmWindow()
  }
}
