import FlipbookScenes
import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("Names that documents of Interface Builder's have for members")
struct NibNamesTests {
  private func names(_ source: String, number: Int = 0) -> NibNames {
    NibNames(tree: Parser.parse(source: source), number: number)
  }

  @Test("a class gets a table of its outlets, attributes and actions")
  func table() {
    let source = """
      class Page: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var parts: [UIView] = []
        @IBInspectable var radius: CGFloat = 0
        var other = 1
        @IBAction func tapped(_ sender: UIButton) {}
        @IBAction func go() {}
        @IBAction func moved(sender: Any, forEvent event: UIEvent) {}
        @IBAction func back(with segue: UIStoryboardSegue) {}
      }
      """
    let edited = SourceEdit.apply(names(source).edits, to: source)
    let table = #"""
      class Page: UIViewController { @MainActor enum _NibTable { static var entries: [Flipbook._NibEntry] { [.property("label", \Page.label), .property("parts", \Page.parts), .property("radius", \Page.radius), .action("tapped:", Selector.method("tapped:", Page.tapped(_:))), .action("go", Selector.method("go", Page.go)), .action("movedWithSender:forEvent:", Selector.method("movedWithSender:forEvent:", Page.moved(sender:forEvent:))), .action("backWith:", Selector.method("backWith:", Page.back(with:)))] } };
      """#
    #expect(edited.split(separator: "\n").first.map(String.init) == table)
    #expect(edited.split(separator: "\n").count == source.split(separator: "\n").count)
    #expect(
      names(source).registrations == [
        "Flipbook.NibClasses.register(Page.self)",
        "Flipbook.NibClasses.register(Page.self) { Page._NibTable.entries }",
      ])
  }

  @Test("members in extensions join their class, and those of other types get a table of the file")
  func extensions() {
    let own = names("class A: UIView {}\nextension A { @IBAction func tap(_ s: Any) {} }")
    #expect(own.registrations.count == 2 && own.edits.count == 1)
    let other = names(
      "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }", number: 3)
    #expect(
      other.registrations == ["Flipbook.NibClasses.register(UIView.self) { UIView._NibTable3.entries }"])
  }

  @Test("names for Objective-C count, and plain objects can be made")
  func objects() {
    #expect(
      names("@objc(Other) class A: UIView {}").registrations == [
        "Flipbook.NibClasses.register(A.self, alias: \"Other\")"
      ])
    #expect(
      names("class A: NSObject {}").registrations == [
        "Flipbook.NibClasses.register(A.self, make: { A() })"
      ])
    #expect(
      names("class A: NSObject { init(a: Int) {} }").registrations == ["Flipbook.NibClasses.register(A.self)"]
    )
  }

  @Test("private types inside others, generic ones and those in functions are left out; conditions stay")
  func leftOut() {
    #expect(names("struct S { private class A: UIView {} }").registrations.isEmpty)
    #expect(names("class A<T>: UIView { @IBOutlet var a: UIView! }").registrations.isEmpty)
    // Whether the type of an extension has parameters is known of the file's own alone.
    #expect(names("struct A<T> {}; extension A { class B: NSObject {} }").registrations.isEmpty)
    #expect(names("extension A { class B: NSObject {} }").registrations.isEmpty)
    #expect(
      names("extension A { class B: UIView {} }; struct A {}").registrations == [
        "Flipbook.NibClasses.register(A.B.self)"
      ])
    #expect(
      names("class A: UIView { @available(*, unavailable, message: \"no\") @IBInspectable var a: Int { 0 } }")
        .edits.isEmpty)
    #expect(names("func f() { class A: UIView {} }").registrations.isEmpty)
    #expect(
      names("#if DEBUG\nclass A: UIView {}\n#endif").registrations == [
        "#if (DEBUG)", "Flipbook.NibClasses.register(A.self)", "#endif",
      ])
  }
}
