import FlipbookUIKit
import Foundation
import Testing

@MainActor
@Suite("The keyboard's guide")
struct KeyboardLayoutGuideTests {
  @Test("the keyboard's guide begins where the safe area ends")
  func keyboard() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let top = UIView()
    top.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(top)
    NSLayoutConstraint.activate([
      top.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      top.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(top.frame.height == 200)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
  }
}
