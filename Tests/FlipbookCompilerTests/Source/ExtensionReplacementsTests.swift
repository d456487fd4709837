import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("Overrides of the library's members in extensions")
struct ExtensionReplacementsTests {
  private func moved(_ source: String) -> String {
    SourceEdit.apply(
      ExtensionOverrides(tree: Parser.parse(source: source)).move(in: source, edits: []), to: source)
  }

  @Test("a method and a property become replacements under other names")
  func replacements() {
    #expect(
      moved(
        """
        extension UINavigationController {
          override open func viewDidLoad() { super.viewDidLoad() }
          open override var shouldAutorotate: Bool { false }
        }
        """)
          == """
          extension UINavigationController {
            @_dynamicReplacement(for: viewDidLoad())  public func _UINavigationController_viewDidLoad() \
          { super.viewDidLoad() }
            @_dynamicReplacement(for: shouldAutorotate) public  var _UINavigationController_shouldAutorotate: \
          Bool { false }
          }
          """)
  }

  @Test("members that the library has not for it stay, and so do those of the scene's own classes")
  func untouched() {
    for source in [
      "extension UINavigationController { override func other() {} }",
      "extension UIWindow { func motionEnded(_ motion: Int, with event: Int) {} }",
    ] { #expect(moved(source) == source) }
    let own = moved(
      "class UIWindow: A {}\nextension UIWindow { override func motionEnded(_ a: B, with b: C) {} }")
    #expect(!own.contains("_dynamicReplacement") && own.contains("override func motionEnded"))
  }
}
