import Testing

@Suite("Extensions of the library's classes that override")
struct ExtensionOverrideTests {
  /// A declaration of each member that has parameters or a type.
  private static let forms: [String: String] = [
    "viewWillAppear(_:)": "func viewWillAppear(_ animated: Bool)",
    "viewDidAppear(_:)": "func viewDidAppear(_ animated: Bool)",
    "viewWillDisappear(_:)": "func viewWillDisappear(_ animated: Bool)",
    "viewDidDisappear(_:)": "func viewDidDisappear(_ animated: Bool)",
    "traitCollectionDidChange(_:)": "func traitCollectionDidChange(_ old: UITraitCollection?)",
    "preferredStatusBarStyle": "var preferredStatusBarStyle: UIStatusBarStyle { .default }",
    "prefersStatusBarHidden": "var prefersStatusBarHidden: Bool { true }",
    "childForStatusBarStyle": "var childForStatusBarStyle: UIViewController? { nil }",
    "childForStatusBarHidden": "var childForStatusBarHidden: UIViewController? { nil }",
    "supportedInterfaceOrientations":
      "var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }",
    "shouldAutorotate": "var shouldAutorotate: Bool { false }",
    "description": "var description: String { \"own\" }",
    "debugDescription": "var debugDescription: String { \"own\" }",
    "canBecomeFirstResponder": "var canBecomeFirstResponder: Bool { true }",
    "intrinsicContentSize": "var intrinsicContentSize: CGSize { .zero }",
    "motionBegan(_:with:)": "func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "motionEnded(_:with:)": "func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "touchesBegan(_:with:)": "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesMoved(_:with:)": "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesEnded(_:with:)": "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesCancelled(_:with:)": "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)",
  ]

  /// The list of ``ExtensionReplacements``, which these tests don't see.
  private static let members: [String: [String]] = {
    let controllers = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "traitCollectionDidChange(_:)", "preferredStatusBarStyle", "prefersStatusBarHidden",
      "childForStatusBarStyle", "childForStatusBarHidden", "supportedInterfaceOrientations",
      "shouldAutorotate",
    ]
    let touches = [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
    ]
    let motions = ["motionBegan(_:with:)", "motionEnded(_:with:)"]
    return [
      "UINavigationController": controllers, "UITabBarController": controllers,
      "UIViewController": motions + ["touchesBegan(_:with:)", "canBecomeFirstResponder"],
      "UIWindow": motions, "UIScrollView": touches,
      "UIPickerView": ["intrinsicContentSize", "didMoveToSuperview()"],
      "UISegmentedControl": ["didMoveToSuperview()"],
      "UIColor": ["description", "debugDescription"],
    ]
  }()

  private static var declarations: String {
    members.sorted { $0.key < $1.key }.map { type, members in
      let lines = members.sorted().map { member -> String in
        let form = forms[member] ?? "func \(member)"
        return "  open override \(form)" + (form.hasPrefix("var") ? "" : " { print(\"\(type).\(member)\") }")
      }
      return "extension \(type) {\n" + lines.joined(separator: "\n") + "\n}"
    }.joined(separator: "\n")
  }

  @Test("each member of the list can be overridden, and the override is called")
  func all() throws {
    let source = """
      // flipbook: --size 40x40 --duration 1s
      import SwiftUI
      import UIKit

      \(Self.declarations)

      struct Bars: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UITabBarController {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
          return tabs
        }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
      }

      struct ContentView: View {
        var body: some View { Bars() }
      }
      """
    try FlipbookProgram.write("ExtensionOverride.swift", source)
    let result = try FlipbookProgram.run([
      "still", "ExtensionOverride.swift", "--at", "0.5s", "-o", "extension-override.png", "-y",
    ])
    #expect(result.code == 0, "\(result.errors)")
    let lines = Set(result.output.split(separator: "\n").map(String.init))
    for type in ["UITabBarController", "UINavigationController"] {
      for member in [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()",
      ] { #expect(lines.contains("\(type).\(member)")) }
    }
  }
}
