import FlipbookDrawing
import Foundation

/// The controller of a ``FilmWindow``. Views that are added to its own are shown too.
final class FilmController: UIViewController {
  override func loadView() { view = FilmRootView() }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    // The film's views are there, and with them their view.
    didSet { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
}
