import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Text fields: what stands at their ends, and their return key")
struct TextFieldModeTests {
  private final class Helper: NSObject, UITextFieldDelegate {
    var clears = true
    var returns = 0
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  private func film(_ field: UITextField) -> UIKitFilm {
    let film = UIKitFilm { (view: UIView) in
      field.frame = CGRect(x: 0, y: 80, width: 200, height: 40)
      view.addSubview(field)
    }
    film.go(to: 0.1)
    return film
  }

  @Test("the border of a line is a point wide and of the label's colour, others half a point")
  func lineBorder() {
    let field = UITextField()
    field.borderStyle = .line
    #expect(field.layer.borderWidth == 1)
    #expect(field.layer.borderColor == UIColor.label.cgColor)
    field.borderStyle = .bezel
    #expect(field.layer.borderWidth == 0.5)
  }

  @Test("a button clears the text while its mode says so, unless the helper keeps the text")
  func clear() {
    let (field, helper) = (UITextField(), Helper())
    (field.clearButtonMode, field.delegate, field.text) = (.whileEditing, helper, "Ada")
    let film = film(field)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let place = CGPoint(x: 200 - 14, y: 100)
    field.window?.tap(at: place)
    #expect(field.text == "Ada" && field.isEditing)
    film.go(to: 0.2)
    helper.clears = false
    field.window?.tap(at: place)
    #expect(field.text == "Ada" && changes == 0)
    helper.clears = true
    field.window?.tap(at: place)
    #expect(field.text?.isEmpty == true && changes == 1)
    film.go(to: 0.3)
    #expect(field.subviews.filter { $0 is UIButton }.allSatisfy { $0.isHidden })
  }

  @Test("views at the ends are shown by their modes, and the text keeps clear of those that are")
  func ends() {
    let (field, mark) = (UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    (field.leftView, field.leftViewMode) = (mark, .whileEditing)
    let film = film(field)
    #expect(field.textRect(forBounds: field.bounds).minX == 0 && mark.superview == nil || mark.isHidden)
    field.becomeFirstResponder()
    film.go(to: 0.2)
    #expect(!mark.isHidden && mark.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.leftViewMode = .unlessEditing
    film.go(to: 0.3)
    #expect(mark.isHidden)
  }

  @Test("a border and corners that the scene gave the layer stay while one types")
  func border() {
    let field = UITextField()
    (field.layer.cornerRadius, field.layer.borderWidth) = (12, 2)
    field.text = "Ada"
    field.placeholder = "Name"
    #expect(field.layer.cornerRadius == 12 && field.layer.borderWidth == 2)
    field.borderStyle = .roundedRect
    #expect(field.layer.cornerRadius == 5 && field.layer.borderWidth == 0.5)
    field.borderStyle = .none
    #expect(field.layer.cornerRadius == 0 && field.layer.borderWidth == 0)
  }

  @Test("the return key asks the helper and sends an event")
  func returned() {
    let (field, helper) = (UITextField(), Helper())
    field.delegate = helper
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingDidEndOnExit)
    field.pressReturn()
    #expect(helper.returns == 1 && events == 1)
  }
}
