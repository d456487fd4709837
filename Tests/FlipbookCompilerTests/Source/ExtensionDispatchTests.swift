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
          if let own = self as? UIView { return try own._UIView_find(a, by: &b) }; return 0 } }
          """)
  }

  @Test("a body of statements keeps its own returns; a result on a line of its own is returned")
  func returns() {
    #expect(
      fixed(
        """
        extension UIView { override func f() -> Int { 1 } }
        extension NSObject {
          func f() -> Int {
            list.map { $0 } ?? []
          }
        }
        """)
          == """
          extension UIView {  func _UIView_f() -> Int { 1 } }
          extension NSObject {
            func f() -> Int { if let own = self as? UIView { return own._UIView_f() }; return
              list.map { $0 } ?? []
            }
          }
          """)
    for body in ["let a = 0; return a", "if x { return 0 } else { return 1 }", "return 0"] {
      #expect(
        fixed(
          "extension UIView { override func f() -> Int { 1 } }; extension NSObject { func f() -> Int { \(body) } }"
        )
        .contains("own._UIView_f() }; \(body) }"))
    }
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
