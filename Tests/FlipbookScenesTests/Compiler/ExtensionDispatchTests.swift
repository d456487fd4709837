import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("Overrides between extensions")
struct ExtensionDispatchTests {
  private func fixed(_ source: String) -> String {
    SourceEdit.apply(ExtensionDispatch(tree: Parser.parse(source: source)).edits, to: source)
  }

  @Test("the method below is asked for first, with the arguments")
  func forward() {
    #expect(
      fixed(
        """
        extension UIView { override func find(_ a: Int, by b: inout [Int]) throws -> Int { 1 } }
        extension NSObject { func find(_ a: Int, by b: inout [Int]) throws -> Int { 0 } }
        """)
          == """
          extension UIView {  func _UIView_find(_ a: Int, by b: inout [Int]) throws -> Int { 1 } }
          extension NSObject { func find(_ a: Int, by b: inout [Int]) throws -> Int { \
          if let own = self as? UIView { return try own._UIView_find(a, by: &b) }; 0 } }
          """)
  }

  @Test(
    "overrides in classes of the file, and of methods that are not in it, stay",
    arguments: [
      "class A: NSObject {}\nextension A { override func f() {} }\nextension NSObject { func f() {} }",
      "extension UIView { override func f() {} }\nextension NSObject { func f(_ a: Int) {} }",
      "extension UIView { override func f() {} }\nextension UIView { func f() {} }",
      "extension UIView { override func f() { super.f() } }\nextension NSObject { func f() {} }",
    ])
  func stays(source: String) { #expect(fixed(source) == source) }
}
