import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("What is rewritten in a scene's source")
struct SourceFixerTests {
  private func fixed(_ source: String) -> String {
    SourceEdit.apply(SourceFixer(tree: Parser.parse(source: source)).edits, to: source)
  }

  @Test("the phone's branch is taken, also inside of functions")
  func platform() {
    #expect(
      fixed("func f() {\n#if !os(iOS) || os(tvOS)\na()\n#endif\n}")
        == "func f() {\n#if !true    || os(tvOS)\na()\n#endif\n}")
  }

  @Test("a selector holds its method, and Objective-C's marks are blanked")
  func objectiveC() {
    #expect(
      fixed("class A { @objc dynamic func go(_ t: Timer) {}\n func b() { c(#selector(go(_:))) } }")
        == "class A {               func go(_ t: Timer) {}\n func b() { c(Selector.method(\"go(_:)\", A.go(_:))) } }"
    )
    #expect(
      fixed("let s = #selector(UIResponder.resign)")
        == "let s = Selector.method(\"UIResponder.resign\", UIResponder.resign)"
    )
    #expect(fixed("extension B { var s: Selector { #selector(self.go) } }").contains("(\"self.go\", B.go)"))
    #expect(fixed("let g = #selector(getter: CALayer.position)") == "let g = Selector(\"position\")")
    #expect(fixed("let t = #selector(setter: title)") == "let t = Selector(\"setTitle:\")")
    #expect(fixed("let k = #keyPath(position)") == "let k = \"position\"")
  }

  @Test("a message by a selector to any object is sent to an object of Foundation's")
  func messages() {
    #expect(
      fixed("weak var t: AnyObject?\nfunc f() { t?.perform(a, with: self) }")
        == "weak var t: AnyObject?\nfunc f() { (t as? NSObject)?.perform(a, with: self) }")
    #expect(
      fixed("override init(identifier: String?, source: A, destination: A) {}")
        == "required init(identifier: String?, source: A, destination: A) {}")
    #expect(
      fixed("guard let firstItem = c.firstItem else { return }; if firstItem.isMember(of: t) {}")
        == "guard let firstItem = c.firstItem else { return }; if ((firstItem as? NSObject)?.isMember(of: t) == true) {}"
    )
    #expect(
      fixed("func f(_ t: AnyObject) { if t.responds(to: a) { self.u.perform(a) } }\nvar u: AnyObject!")
        == "func f(_ t: AnyObject) { if ((t as? NSObject)?.responds(to: a) == true) { (self.u as? NSObject)?.perform(a) } }\nvar u: AnyObject!"
    )
    // A name that is something else as well, and a type that isn't written, stay.
    #expect(fixed("var t: Target\nlet a = t.perform(b)") == "var t: Target\nlet a = t.perform(b)")
    #expect(fixed("let t = g()\nlet a = t.perform(b)") == "let t = g()\nlet a = t.perform(b)")
  }

  @Test("classes that are hidden by functions are named with their module where the class itself is meant")
  func hiddenClasses() {
    #expect(fixed("let t = [NSDate.self, A.self]") == "let t = [Foundation.NSDate.self, A.self]")
    #expect(fixed("let d = NSDate(), u = NSUUID().uuidString") == "let d = NSDate(), u = NSUUID().uuidString")
  }

  @Test("members that Objective-C finds on any object are asked of a value")
  func objectMembers() {
    #expect(
      fixed("let a = (change?[.newKey] as AnyObject).cgPointValue")
        == "let a = AnyObjectValue(change?[.newKey] ).cgPointValue")
    #expect(
      fixed("let a = ((d.value(forKey: k) as AnyObject).value(forKey: s) as AnyObject).value(forKey: v)")
        == "let a = AnyObjectValue(AnyObjectValue(d.value(forKey: k) ).value(forKey: s) ).value(forKey: v)")
    #expect(fixed("if (id as AnyObject).isEqual(\"a\") {}") == "if AnyObjectValue(id ).isEqual(\"a\") {}")
    for source in [
      "let a = (b as AnyObject).name", "let a = (b as? AnyObject)?.intValue", "let a = (b as A).intValue",
    ] {
      #expect(fixed(source) == source)
    }
  }

  @Test("attributed strings without a text are made of an empty one")
  func attributedStrings() {
    #expect(
      fixed("let a = NSMutableAttributedString(), b = [NSAttributedString()]")
        == "let a = NSMutableAttributedString(string: \"\"), b = [NSAttributedString(string: \"\")]")
    for source in ["NSAttributedString(string: s)", "A.NSAttributedString()", "NSAttributedString { }"] {
      #expect(fixed(source) == source)
    }
  }

  @Test("a formatter's own way to read is a protocol's")
  func formatters() {
    #expect(
      fixed("class A: Formatter {\n  override func getObjectValue(_ o: P?) -> Bool { true } }")
        == "class A: Formatter, ObjectValueReader {\n           func getObjectValue(_ o: P?) -> Bool { true } }"
    )
  }

  @Test("names of attributes become keys, where a cast says so")
  func attributeKeys() {
    #expect(
      fixed("let a = [kCTFontAttributeName as NSAttributedString.Key: f]")
        == "let a = [NSAttributedString.Key(kCTFontAttributeName): f]")
    for source in [
      "kCTFontAttributeName as String", "name as NSAttributedString.Key",
      "kCTName as? NSAttributedString.Key",
    ] {
      #expect(fixed(source) == source)
    }
  }

  @Test("a module that has a type of its own name is left as it stands")
  func qualified() {
    func edits(_ source: String) -> [String] {
      QualifiedNames(
        tree: Parser.parse(source: source), covered: ["OSLog", "SwiftUI"], imported: [], scene: []
      ).edits.map(\.text)
    }
    #expect(edits("let log = OSLog.disabled\nlet t = SwiftUI.Text(\"\")") == ["Flipbook"])
    // A value of the name of a module hides it.
    #expect(edits("func f(_ SwiftUI: CGPoint) -> CGFloat { SwiftUI.x }").isEmpty)
  }

  @Test("methods that delegates may leave out are called without a question")
  func openMethods() {
    #expect(
      fixed("delegate?.tableView?(t, didSelectRowAt: p)") == "delegate?.tableView (t, didSelectRowAt: p)")
    #expect(
      fixed("let n = self.dataSource?.numberOfSections?(in: t) ?? 1")
        == "let n = self.dataSource?.numberOfSections (in: t) ?? 1")
    #expect(fixed("delegate?.tabBar?(self, didSelect: item)") == "delegate?.tabBar (self, didSelect: item)")
    // What has labels is no closure, whatever it is a method of.
    #expect(fixed("d?.tableView?(t, didSelectRowAt: p)") == "d?.tableView (t, didSelectRowAt: p)")
    // A closure of the scene's own may be nil.
    for source in ["delegate?.onEnd?(1)", "self.scrollViewDidScroll?(v)", "tableView?(1)"] {
      #expect(fixed(source) == source)
    }
  }

  @Test("an entry becomes a property and a key, on the same line")
  func entry() {
    #expect(
      fixed("extension EnvironmentValues {\n  @Entry var gap: CGFloat = 4\n}")
        == "extension EnvironmentValues {\n   var gap: CGFloat { get { self[_FlipbookKey_gap.self] } set { "
        + "self[_FlipbookKey_gap.self] = newValue } }; private struct _FlipbookKey_gap: EnvironmentKey { "
        + "static var defaultValue: CGFloat { 4 } }\n}")
    #expect(fixed("extension EnvironmentValues { @Entry var on = false }").contains("var on : Bool {"))
    #expect(fixed("extension EnvironmentValues { @Entry var name: String? }").contains("String? { nil }"))
    #expect(fixed("extension FocusedValues { @Entry var size: Int? }").contains("typealias Value = Int }"))
    #expect(fixed("extension Transaction { @Entry var t = Theme(1) }").contains(": TransactionKey {"))
    // Of another type it is left to the compiler.
    #expect(fixed("extension Other { @Entry var t = 1 }") == "extension Other { @Entry var t = 1 }")
  }

  @Test("animatable data is gathered from stored variables")
  func animatable() {
    let text = fixed(
      "@Animatable struct Arc: Shape { var a: Angle; var b = 2.0; @AnimatableIgnored var c: Bool; let d: Int }"
    )
    #expect(text.contains("AnimatablePair<Angle.AnimatableData, Double.AnimatableData>"))
    #expect(text.contains("a.animatableData = newValue.first; b.animatableData = newValue.second"))
    #expect(!text.contains("@Animatable") && !text.contains("c.animatableData"))
    #expect(fixed("@Animatable struct P { var x: CGFloat }").contains("struct P: Animatable {"))
  }

  @Test("what a playground ends with is left out")
  func playground() {
    #expect(
      fixed("struct A {}\nPlaygroundPage.current.setLiveView(\n  A())\nlet b = 1")
        == "struct A {}\n\n\nlet b = 1")
    #expect(fixed("func f() { PlaygroundPage.current.go() }").contains("current.go()"))
  }

  @Test("edits keep every line on its number")
  func lines() {
    let edits = [SourceEdit(range: 1..<4, text: "x"), SourceEdit(range: 2..<3, text: "overlaps")]
    #expect(SourceEdit.apply(edits, to: "a\nb\nc") == "ax\n\nc")
  }

  @Test("a tip's condition is made of the macro's arguments, as an expression and as a statement")
  func tipRules() {
    let source =
      "var rules: [Rule] { #Rule(Self.opened) { $0.donations.count > 2 } }\nlet one = #Rule(Self.$isNew) { $0 }"
    let text = SourceEdit.apply(ParsedScene(source: source).edits, to: source)
    #expect(text.contains("{ Tips.Rule(Self.opened) {") && text.contains("= Tips.Rule(Self.$isNew) {"))
  }
}
