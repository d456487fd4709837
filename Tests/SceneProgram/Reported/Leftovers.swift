import SwiftUI
import UIKit

/// A scene that begins all kinds of things and ends none of them.
final class Leftovers: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .orange
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
    UIView.beginAnimations("left", context: nil)
    UIView.setAnimationDuration(3)
    UIView.setAnimationsEnabled(false)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(9)
    UIPasteboard.general.string = "left"
    UIScreen.main.brightness = 0.1
    UserDefaults.standard.set("left", forKey: "leftovers")
    perform(Selector("later"), with: nil, afterDelay: 100)
    Task.detached { while true { await Task.yield() } }
    Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }
}

/// Shows what a scene may find of one before it.
struct Finder: View {
  @State private var count = 0

  var body: some View {
    Board(lines: [
      "\(UserDefaults.standard.string(forKey: "leftovers") ?? "none")",
      "\(UIPasteboard.general.string ?? "none") \(UIScreen.main.brightness) \(UIView.areAnimationsEnabled)",
      "\(CATransaction.animationDuration()) \(CATransaction.disableActions())",
      "\(UIGraphicsGetImageFromCurrentImageContext() == nil) \(count)",
    ])
    .task { count += 1 }
  }
}
