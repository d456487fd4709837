import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor @Suite("Notifications of windows")
struct WindowNotificationTests {
  @MainActor private final class Record {
    var names: [String] = []
  }

  @Test("a window says that it is shown, key, no longer key, and hidden")
  func order() {
    let film = UIKitFilm { $0.backgroundColor = .white }
    film.go(to: 0.1)
    let (record, main) = (Record(), UIApplication.shared.keyWindow)
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isAlert = note.object as AnyObject? === alert
        MainActor.assumeIsolated {
          record.names.append((isAlert ? "alert " : "main ") + name.rawValue.dropFirst("UIWindowDid".count))
        }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    alert.makeKeyAndVisible()
    alert.isHidden = true
    alert.isHidden = true
    #expect(main != nil && main !== alert)
    #expect(
      record.names == [
        "alert BecomeVisibleNotification", "main ResignKeyNotification", "alert BecomeKeyNotification",
        "alert BecomeHiddenNotification",
      ])
  }
}
