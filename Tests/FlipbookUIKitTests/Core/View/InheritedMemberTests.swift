import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Members that a scene's classes inherit and override.
@MainActor @Suite("Members that classes inherit")
struct InheritedMemberTests {
  private final class Follower: OverridableObject {
    var reported: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { reported.append(keyPath ?? "") }
  }

  @Test("the edit action is meant where `copy` is named without arguments, not the method of objects")
  func copying() {
    final class Field: UIView {
      var copies = 0
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let field = Field()
    Selector.method("copy", UIResponderStandardEditActions.copy).send(to: field, nil, nil)
    #expect(field.copies == 1)
  }

  @Test("an object that is no responder is reported a property by its name")
  func observing() {
    let follower = Follower()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let film = UIKitFilm { $0.addSubview(scroll) }
    scroll.addObserver(follower, forKeyPath: "contentOffset", options: .new, context: nil)
    film.go(to: 0.1)
    scroll.contentOffset.y = 10
    film.go(to: 0.2)
    #expect(follower.reported == ["contentOffset"])
  }

  @Test("a subclass of a pane of glass, and of a window, is made by the initialisers of its superclass")
  func initialisers() {
    final class Pane: UIVisualEffectView {
      init(_ size: CGFloat) { super.init(effect: nil); frame.size = CGSize(width: size, height: size) }
      required init?(coder: NSCoder) { nil }
    }
    let glass = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(glass.contentView.superview === glass)
    #expect(Pane(4).bounds.width == 4)
    final class Front: UIWindow {
      init(_ scene: UIWindowScene) { super.init(windowScene: scene) }
      required init?(coder: NSCoder) { nil }
    }
    #expect(UIWindow.Level.alert + 1 > .alert)
  }

  @Test("an overridden rectangle of a field places its text, its placeholder and the view at its left")
  func fieldRects() throws {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 3, y: 4, width: 5, height: 6)
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let side = UIView()
    (field.leftView, field.leftViewMode) = (side, .always)
    let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
    field.layoutIfNeeded()
    #expect(label.frame.minX == 30 && side.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    field.text = "a"
    field.layoutIfNeeded()
    #expect(label.frame.minX == 10)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(label.frame.minX == 20)
  }

  @Test("a delegate's own window is found, and none where it has none")
  func delegateWindow() {
    final class One: NSObject, UIApplicationDelegate { var window: UIWindow? = UIWindow(frame: .zero) }
    final class Two: NSObject, UIApplicationDelegate {}
    let (one, two): (any UIApplicationDelegate, any UIApplicationDelegate) = (One(), Two())
    #expect(one.window??.bounds == .zero)
    #expect(two.window == nil)
  }

  @Test("a cell's content of SwiftUI is as high as the view and its margins, 44 at least")
  func hostingConfiguration() {
    func height(_ content: Color, _ length: CGFloat) -> CGFloat {
      let view = UIHostingConfiguration { content.frame(width: 20, height: length) }.makeContentView()
      _ = UIKitFilm { root in
        view.frame = root.bounds
        root.addSubview(view)
      }
      return view.sizeThatFits(CGSize(width: 200, height: 1000)).height
    }
    #expect(height(.red, 10) == 44)
    #expect(height(.red, 60) == 82)
  }

  @Test("a label's font and colour are the usual ones after nil")
  func resettable() {
    let label = UILabel()
    (label.text, label.font, label.textColor) = ("a", .systemFont(ofSize: 30), .red)
    (label.font, label.textColor) = (nil, nil)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }
}
