import FlipbookDrawing
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// The caret of texts that are edited.
@MainActor
@Suite struct CaretTests {
  @Test("a caret is seen for half a second, goes in steps of a quarter, and is back within the second")
  func rhythm() {
    let moments = [0, 0.49, 0.5, 0.54, 0.58, 0.62, 0.66, 0.84, 0.89, 0.93, 0.97, 1, 1.55]
    let seen = moments.map { CaretBlink.opacity(at: $0) }
    #expect(seen == [1, 1, 1, 0.75, 0.5, 0.25, 0, 0, 0.25, 0.5, 0.75, 1, 0.75])
  }

  @Test("an edited field has a caret 2 points wide in its tint behind the text, and none before and after")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 40))
    field.tintColor = .red
    let film = UIKitFilm { $0.addSubview(field) }
    film.go(to: 0.1)
    #expect(field.caret.isHidden)
    field.becomeFirstResponder()
    film.go(to: 0.2)
    #expect(!field.caret.isHidden && field.caret.frame.minX == 0 && field.caret.bounds.width == 2)
    #expect(try film.pixel(11, 30) == 0xffff_0000)
    field.type("Hello")
    film.go(to: 0.3)
    let width = field.label.intrinsicContentSize.width
    #expect(abs(field.caret.frame.minX - width) < 0.01)
    // The blinking begins anew with each letter.
    film.go(to: 0.65)
    #expect(field.caret.layer.presentation()?.opacity == 1)
    film.go(to: 0.95)
    #expect(field.caret.layer.presentation()?.opacity == 0)
    field.textAlignment = .right
    film.go(to: 1)
    #expect(field.caret.frame.maxX == 150)
    field.resignFirstResponder()
    film.go(to: 1.1)
    #expect(field.caret.isHidden)
  }

  @Test("the caret of a text view stands behind the last line")
  func view() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = .systemFont(ofSize: 20)
    let film = UIKitFilm { $0.addSubview(view) }
    view.becomeFirstResponder()
    film.go(to: 0.1)
    #expect(view.caret.frame.origin == CGPoint(x: 5, y: 8))
    view.type("one two three")
    film.go(to: 0.2)
    #expect(view.caret.frame.minX > 30 && view.caret.frame.minY > 25, "\(view.caret.frame)")
  }
}
