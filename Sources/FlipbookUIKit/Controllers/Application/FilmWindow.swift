import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Stands for the window of a film of SwiftUI, whose views are not in it: it has the film's size and is key.
final class FilmWindow: UIWindow {
  init() {
    super.init(frame: UIScreen.main.bounds)
    isKeyWindow = true
    windowScene = .main
    isHosted = true
    let insets = FilmScreen.insets
    coveredByHost = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    rootViewController = FilmController()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== rootViewController?.viewIfLoaded else { return }
    DiagnosticCollector.current.reportOnce(
      Diagnostic(
        .warning, code: "window.film",
        message: "A view added to the window of a film of SwiftUI is not shown. Add it to a view of the film."
      ))
  }
}
