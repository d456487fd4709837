import FlipbookDrawing
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor
@Suite("Editing of texts")
struct TextEditingTests {
  @Test("a field that is edited ends the editing of the one before, and both post notifications")
  func notifications() {
    let one = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let two = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    let film = UIKitFilm { view in
      view.addSubview(one)
      view.addSubview(two)
    }
    film.go(to: 0.1)
    nonisolated(unsafe) var reported: [String] = []
    let names: [(String, Notification.Name)] = [
      ("one begins", UITextField.textDidBeginEditingNotification),
      ("one changes", UITextField.textDidChangeNotification),
      ("one ends", UITextField.textDidEndEditingNotification),
      ("two begins", UITextView.textDidBeginEditingNotification),
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name.1, object: nil, queue: nil) { note in
        guard note.object as AnyObject === one || note.object as AnyObject === two else { return }
        reported.append(name.0)
      }
    }
    one.becomeFirstResponder()
    one.becomeFirstResponder()
    two.becomeFirstResponder()
    #expect(reported == ["one begins", "one ends", "two begins"])
    #expect(!one.isEditing && two.isEditing)
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  private final class Plain: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
    override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 11, dy: 0)) }
  }

  @Test("a field that overrides its drawing leaves the placeholder out, or moves the text")
  func drawing() {
    let field = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.placeholder = "Name"
    let film = UIKitFilm { $0.addSubview(field) }
    let label = field.subviews.first { $0 is UILabel }
    #expect(label?.isHidden == true)
    field.text = "Ada"
    film.go(to: 0.1)
    #expect(label?.isHidden == false && label?.frame.minX == 11)
  }

  @Test(
    "a label takes the font, the colour and the alignment of the first character of a text with attributes")
  func style() {
    let label = UILabel()
    label.textAlignment = .right
    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
    #expect(label.textColor == .red && label.font.pointSize == 30 && label.textAlignment == .right)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
    #expect(label.textColor == .red && label.font.pointSize == 30 && label.textAlignment == .center)
    label.attributedText = NSAttributedString(string: "")
    label.text = "plain"
    #expect(label.textColor == .red && label.textAlignment == .center)
  }
}
