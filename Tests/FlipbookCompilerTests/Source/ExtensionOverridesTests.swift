import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("What extensions override")
struct ExtensionOverridesTests {
  private func moved(_ source: String) -> String {
    let tree = Parser.parse(source: source)
    let edits = ExtensionOverrides(tree: tree).move(in: source, edits: SourceFixer(tree: tree).edits)
    return SourceEdit.apply(edits, to: source).replacing(ExtensionOverrides.pathMark, with: "A.swift")
  }

  @Test("a method goes to the end of its class under its own lines, with what was rewritten in it")
  func method() {
    let source = """
      class A: B {
        func a() {}
      }
      extension A {
        override func b() {
          c(#selector(a))
        }
        func d() {}
      }
      """
    #expect(
      moved(source) == """
        class A: B {
          func a() {}

        #sourceLocation(file: "A.swift", line: 5)
        override func b() {
            c(Selector.method("a", A.a))
          }
        #sourceLocation(file: "A.swift", line: 3)
        }
        extension A {
        \("  ")


          func d() {}
        }
        """)
  }

  @Test("classes in others, properties and several extensions are found")
  func nested() {
    let text = moved(
      "enum N {}\nclass A {\n class In: B {}\n}\nextension A.In { override var c: Int { 1 } }\n"
        + "extension A { override func d() {} }")
    #expect(
      text.contains("line: 5)\noverride var c: Int { 1 }\n#sourceLocation(file: \"A.swift\", line: 3)\n}"))
    #expect(text.contains("line: 6)\noverride func d() {}\n#sourceLocation(file: \"A.swift\", line: 4)\n}"))
  }

  @Test("what has no class in the file, and what overrides nothing, stays where it is")
  func untouched() {
    for source in [
      "extension A { override func b() {} }", "class A {}\nextension A { func b() {} }",
      "class A: B { override func b() {} }",
      "class A<T> {}\nextension A where T == Int { override func b() {} }",
    ] {
      #expect(moved(source) == source)
    }
  }
}
