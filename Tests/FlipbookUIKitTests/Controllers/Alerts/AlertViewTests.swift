import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct AlertViewTests {
  private final class Listener: UIAlertViewDelegate {
    var heard: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      heard.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func didPresent(_ alertView: UIAlertView) { heard.append("shown") }
  }

  @Test("an alert view comes over what is shown, and reports the button that is touched")
  func show() {
    let root = UIViewController()
    let film = UIKitFilm(size: CGSize(width: 390, height: 600)) { root }
    let listener = Listener()
    let alert = UIAlertView(
      title: "Delete", message: "Really?", delegate: listener, cancelButtonTitle: "No",
      otherButtonTitles: "Yes")
    #expect(alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    alert.show()
    film.go(to: 0.6)
    #expect(alert.isVisible && root.presentedViewController is UIAlertController)
    film.runtime.scheduleTap(on: .name("Yes"), at: 1) { _ in Issue.record("nothing was tapped") }
    film.go(to: 2)
    #expect(listener.heard == ["shown", "clicked Yes"] && !alert.isVisible)
    #expect(root.presentedViewController == nil)
  }
}
