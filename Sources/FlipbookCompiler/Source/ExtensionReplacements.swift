import SwiftSyntax

/// Lets an extension of one of the library's classes override a member, as Objective-C does.
///
/// The class has such members as `dynamic` ones. The override becomes a replacement of one under another name.
/// `super` in it is the class above, as on a device.
enum ExtensionReplacements {
  /// The members that extensions of public code override, by class.
  ///
  /// A class declares each of its members here as `dynamic`.
  static let members: [String: Set<String>] = {
    let controllers: Set<String> = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "traitCollectionDidChange(_:)", "preferredStatusBarStyle", "prefersStatusBarHidden",
      "childForStatusBarStyle", "childForStatusBarHidden", "supportedInterfaceOrientations",
      "shouldAutorotate",
    ]
    let touches: Set<String> = [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)",
    ]
    let motions: Set<String> = ["motionBegan(_:with:)", "motionEnded(_:with:)"]
    return [
      "UINavigationController": controllers,
      "UITabBarController": controllers,
      "UIViewController": motions.union(["touchesBegan(_:with:)", "canBecomeFirstResponder"]),
      "UIWindow": motions,
      "UIScrollView": touches,
      "UITextField": ["canPerformAction(_:withSender:)", "target(forAction:withSender:)"],
      "UIPickerView": ["intrinsicContentSize", "didMoveToSuperview()"],
      "UISegmentedControl": ["didMoveToSuperview()"],
      "UIColor": ["description", "debugDescription"],
    ]
  }()

  /// The edits that make an override in an extension a replacement; none where the class has no such member.
  static func edits(of member: DeclSyntax, named name: String, in type: String) -> [SourceEdit] {
    guard members[type]?.contains(name) == true else { return [] }
    let method = member.as(FunctionDeclSyntax.self)
    let property = member.as(VariableDeclSyntax.self)
    guard let modifiers = method?.modifiers ?? property?.modifiers, let first = modifiers.first else {
      return []
    }
    let start = SourceFixer.range(of: first).lowerBound
    // The first of two edits at one place is applied.
    var edits = [SourceEdit(range: start..<start, text: "@_dynamicReplacement(for: \(name)) ")]
    // A list that is filtered itself would forget its place in the file.
    edits += Array(modifiers).compactMap { modifier -> SourceEdit? in
      switch modifier.name.text {
      case "override": SourceEdit(range: SourceFixer.range(of: modifier), text: "")
      // A member of an extension can't be open.
      case "open": SourceEdit(range: SourceFixer.range(of: modifier), text: "public")
      default: nil
      }
    }
    if let method {
      edits.append(
        SourceEdit(range: SourceFixer.range(of: method.name), text: "_\(type)_\(method.name.text)"))
    } else if let pattern = property?.bindings.first?.pattern {
      edits.append(SourceEdit(range: SourceFixer.range(of: pattern), text: "_\(type)_\(name)"))
    }
    return edits
  }
}
