import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("Overrides of what extensions give to the library's classes")
struct ClassDispatchTests {
  private func fixed(_ source: String) -> String {
    SourceEdit.apply(ClassDispatch(tree: Parser.parse(source: source)).edits, to: source)
  }

  @Test("a property asks the class first, both ways")
  func property() {
    #expect(
      fixed(
        """
        extension UIView { @objc var mask: Path? { set { own = newValue } get { own } } }
        class Bar: UIView { override var mask: Path? { set { inner.mask = newValue } get { inner.mask } } }
        """)
          == """
          extension UIView { @objc var mask: Path? { set { if let own = self as? Bar { own._Bar_mask = newValue; return }; \
          own = newValue } get { if let own = self as? Bar { return own._Bar_mask }; return own } } }
          class Bar: UIView {  var _Bar_mask: Path? { set { inner.mask = newValue } get { inner.mask } } }
          """)
  }

  @Test("a method asks the class first")
  func method() {
    #expect(
      fixed(
        "@objc extension UIView { func f(_ a: Int) {} }\nclass Bar: UIView { override func f(_ a: Int) { g() } }"
      )
        == """
        @objc extension UIView { func f(_ a: Int) { if let own = self as? Bar { return own._Bar_f(a) };} }
        class Bar: UIView {  func _Bar_f(_ a: Int) { g() } }
        """)
  }

  @Test("what no extension exposes, and what names super, stays")
  func left() {
    for source in [
      "extension UIView { func f() {} }\nclass Bar: UIView { override func f() {} }",
      "extension UIView { @objc func f() {} }\nclass Bar: UIView { override func f() { super.f() } }",
      "extension Foo { @objc func f() {} }\nclass Foo {}\nclass Bar: Foo { override func f() {} }",
    ] { #expect(fixed(source) == source) }
  }
}
