import Testing

@testable import FlipbookCompiler

@Suite("Playgrounds and optional methods")
struct PlaygroundScriptTests {
  private func staged(_ source: String) -> (text: String, scenes: [String]) {
    let scene = ParsedScene(source: source)
    return (SourceEdit.apply(scene.edits, to: source), scene.scenes.map(\.name))
  }

  @Test("statements become a function with their variables; declarations between them move behind it")
  func statements() {
    let (text, scenes) = staged(
      """
      import UIKit
      let view = UIView()
      class Dot: UIView {}
      view.addSubview(Dot())
      PlaygroundPage.current.liveView = view
      """)
    #expect(scenes.first == "Playground")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "@MainActor func _FlipbookPlayground_run() { let view = UIView()")
    #expect(lines[2] == "" && lines[3] == "view.addSubview(Dot())")
    #expect(lines[4] == "PlaygroundPage.current.liveView = view")
    let rest = text.split(separator: "liveView = view").last ?? ""
    #expect(rest.contains("Flipbook._playgroundContent { _FlipbookPlayground_run() }"))
    #expect(rest.contains("line: 3)\nclass Dot: UIView {}"))
  }

  @Test("a file that only hands its view over is shown by that view")
  func handedOver() {
    let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    let (text, scenes) = staged(source + "PlaygroundPage.current.setLiveView(A())")
    #expect(scenes == ["A"] && !text.contains("PlaygroundPage"))
    #expect(staged("let a = 1\nprint(a)").scenes.isEmpty)
    // What a function of the file names stays where it is.
    let shared = "let a = UIView()\nfunc f() { a.alpha = 0 }\nf()\nPlaygroundPage.current.liveView = a"
    #expect(!staged(shared).scenes.contains("Playground"))
  }

  @Test("methods that a protocol leaves open do nothing, and are called without a question mark")
  func optionalMethods() {
    let (text, _) = staged(
      """
      @objc public protocol P: AnyObject {
        @objc optional func did(_ x: Int, at y: Int)
        @objc optional func name() -> String?
        @objc optional func count() -> Int
      }
      func f(_ p: P?) { p?.did?(1, at: 2); p?.other?() }
      """)
    #expect(
      text.contains(
        "; extension P { public func did(_ x: Int, at y: Int) {}; public func name() -> String? { nil }; "))
    #expect(text.contains("p?.did (1, at: 2); p?.other?()"))
    #expect(text.contains("public protocol _P_count__: AnyObject { func count() -> Int }"))
    #expect(!text.contains("optional func"))
  }

  @Test("a protocol of Objective-C's is one of classes")
  func classBound() {
    let (text, _) = staged(
      """
      @objc protocol A { func a() }
      @objc protocol B: C { func b() }
      @objc protocol D: NSObjectProtocol { func d() }
      protocol E { func e() }
      """)
    #expect(text.contains("protocol A: AnyObject {"))
    #expect(text.contains("protocol B: C, AnyObject {"))
    #expect(text.contains("protocol D: NSObjectProtocol {"))
    #expect(text.contains("protocol E {"))
  }

  @Test("the views of a TupleView are arguments of their own")
  func tupleViews() {
    let (text, _) = staged("func f(_ v: () -> TupleView<(A, B)>, w: TupleView<C>) {}")
    #expect(text.contains("TupleView< A, B >, w: TupleView<C>"))
  }
}
