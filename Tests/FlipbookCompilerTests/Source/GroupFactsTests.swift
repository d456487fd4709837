import FlipbookScenes
import Testing

@testable import FlipbookCompiler

@Suite("What several files have in common")
struct GroupFactsTests {
  private func texts(_ files: [String]) -> [String] {
    let parts = files.enumerated().map {
      SceneFile.Part(path: "\($0).swift", absolutePath: "/app/\($0).swift", source: $1)
    }
    return StagedGroup(parts: parts, isFolder: true, isKnown: { _ in true }).members.map {
      String($0.text.prefix(upTo: $0.text.range(of: "flipbook-registration")?.lowerBound ?? $0.text.endIndex))
    }
  }

  @Test(
    "a method that overrides gets a call of it in its class in another file; properties go there themselves")
  func otherFile() {
    let texts = texts([
      "open class A: B {\n}",
      "\nextension A {\n  open override func c(_ d: Int, e: Int) throws -> Int { f }\n  override var g: Int { 1 }\n}",
    ])
    #expect(
      texts[0].contains(
        "#sourceLocation(file: \"/app/1.swift\", line: 3)\n@discardableResult open override func c(_ d: Int, e: Int) throws "
          + "-> Int { try self._cInExtension(d, e: e) }\n#sourceLocation(file: \"/app/0.swift\", line: 2)\n"))
    #expect(texts[0].contains("line: 4)\noverride var g: Int { 1 }\n"))
    #expect(texts[1].contains("  open  func _cInExtension(_ d: Int, e: Int) throws -> Int { f }\n"))
    #expect(!texts[1].contains("override"))
  }

  @Test(
    "a member of an extension that a class below overrides goes to its class, with the extension's access")
  func overridden() {
    let texts = texts([
      "class A {\n}\npublic extension A { func c(_ d: Int) {}; func e() {} }", "class B: A {}",
      "class C: B { override func c(_ d: Int) {} }",
    ])
    #expect(texts[0].contains("line: 3)\npublic func c(_ d: Int) {}\n"))
    #expect(texts[0].contains("public extension A { ; func e() {} }"))
  }

  @Test("an optional method with a result, and an optional property, are asked of the types that have them")
  func answers() {
    let texts = texts([
      """
      @objc public protocol P {
        @objc optional func open(_ a: Int, by b: Int) -> Bool
        @objc optional var size: Int { get }
        @objc optional func done()
      }
      """,
      "class C: Base, P { func done() {} }\nextension C { public func open(_ a: Int, by b: Int) -> Bool { true } }",
      "class D: P { let size = 1 }; class E { let size = 1 }", "let x = d?.open?(1, by: 2) ?? false",
    ])
    #expect(
      texts[0].contains(
        "public protocol _P_open___by__: AnyObject { func open(_ a: Int, by b: Int) -> Bool }"))
    #expect(
      texts[0].contains(
        "public func open(_ a: Int, by b: Int) -> (Bool)? { (self as? any _P_open___by__)?.open(a, by: b) }"))
    #expect(texts[0].contains("public var size: (Int)? { (self as? any _P_size)?.size }"))
    #expect(texts[0].contains("public func done() {}"))
    #expect(texts[1].contains("\nextension C: _P_open___by__ {}\n"))
    #expect(texts[2].contains("\nextension D: _P_size {}\n") && !texts[2].contains("extension E"))
    #expect(texts[3].contains("d?.open (1, by: 2) ?? false"))
  }

  @Test("an optional method that is called for sure has its answer for sure, but one that answers nothing")
  func forced() {
    let texts = texts([
      "@objc protocol P { @objc optional func height(_ a: Int) -> Int; @objc optional func done() }",
      "class C: P { func height(_ a: Int) -> Int { 1 } }", "let x = d!.height!(1) + 2; d!.done!()",
    ])
    #expect(texts[2].contains("let x = d!.height (1)! + 2; d!.done!()"))
  }

  @Test("an optional method that is looked for before it is called is there")
  func bound() {
    let texts = texts([
      "@objc protocol P { @objc optional func done(_ a: Int); func plain() }",
      "func f() { if let d = delegate.done { d(1) }; if let e = delegate?.done, e == nil {}; guard let c = x.plain else {} }",
    ])
    #expect(texts[1].contains("if let d = Optional(delegate.done) { d(1) }"))
    #expect(texts[1].contains("if let e = delegate?.done,"))
    #expect(texts[1].contains("guard let c = x.plain else"))
  }

  @Test("a class that overrides what only Objective-C's NSObject has gets a base that has it")
  func base() {
    let texts = texts([
      "class A: NSObject, P {}", "class B: NSObject { override init() {} }",
      "extension A { override func observeValue() {} }",
    ])
    #expect(texts[0].contains("class A: OverridableObject, P {"))
    #expect(texts[1].contains("class B: NSObject {"))
  }

  @Test(
    "classes that have a method that responds(to:) names conform to a protocol of it, and so do their subclasses"
  )
  func asked() {
    let texts = texts([
      """
      @objc protocol P: NSObjectProtocol { @objc optional func end(_ a: Int, by b: Int); @objc optional func begin() }
      func ask(_ p: P?) -> Bool { p?.responds(to: #selector(P.end(_:by:))) ?? false }
      let other = #selector(P.begin)
      """,
      "class A: NSObject, P { func end(_ a: Int, by b: Int) {} }\nclass B: A { override func end(_ a: Int, by b: Int) {} }",
      "class C: NSObject, P { func end(_ a: Int) {} }\nclass D: NSObject {}\nextension D: P { func end(_ c: Int, by d: Int) {} }",
      "struct S { func end(_ a: Int, by b: Int) {} }",
    ])
    #expect(texts[0].contains("protocol _Responds_end___by__: AnyObject {}"))
    #expect(
      texts[0].contains(
        "p?.responds(to: Selector.asking(\"P.end(_:by:)\", { $0 is any _Responds_end___by__ })) ?? false"))
    #expect(texts[0].contains("Selector.method(\"P.begin\", P.begin)"))
    #expect(
      texts[1].contains("\nextension A: _Responds_end___by__ {}\n") && !texts[1].contains("extension B"))
    #expect(
      texts[2].contains("\nextension D: _Responds_end___by__ {}\n") && !texts[2].contains("extension C"))
    #expect(!texts[3].contains("extension"))
  }

  @Test("data sources that commit edits are told by a protocol of UIKit's")
  func commits() {
    let method =
      "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}"
    let texts = texts([
      "class A: NSObject, UITableViewDataSource { \(method) }\nclass B: A { override \(method) }",
      "class C: UIViewController {}\nextension C: UITableViewDataSource { \(method) }\nclass D: NSObject {}",
    ])
    #expect(
      texts[0].contains("\nextension A: UITableViewEditing {}\n") && !texts[0].contains("extension B"))
    #expect(
      texts[1].contains("\nextension C: UITableViewEditing {}\n") && !texts[1].contains("extension D"))
    #expect(!texts[0].contains("protocol UITableViewEditing"))
  }

  @Test(
    "a method that responds(to:) names without labels is any of that name; overrides of responds(to:) have a base"
  )
  func askedByName() {
    let texts = texts([
      "class A: NSObject {\n override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n func go(_ a: Int) {} }",
      "let x = a.responds(to: #selector(A.go))",
    ])
    #expect(texts[0].contains("class A: OverridableObject {"))
    #expect(texts[0].contains("protocol _Responds_go: AnyObject {}\nextension A: _Responds_go {}\n"))
  }
}
