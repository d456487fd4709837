import FlipbookDrawing
import Foundation

/// The views of controllers that come from storyboards and files of views.
extension UIViewController {
  /// Reads the view from the controller's scene, or from its file of views.
  ///
  /// - Returns: Whether there was one.
  func readView() -> Bool {
    if let view = nibScene?.makeView(for: self) {
      self.view = view
      return true
    }
    guard nibScene == nil, let file = viewFile else { return false }
    UINib(file).instantiate(withOwner: self)
    guard let view = viewIfLoaded else { return false }
    view.translatesAutoresizingMaskIntoConstraints = true
    return true
  }

  /// The file that the view is in: of the name that was given, or of the class's with or without its last word.
  private var viewFile: NibFile? {
    if let nibName {
      let file = NibFile.named(nibName, "xib", in: nibBundle)
      if file == nil { NibTrouble.missingFile(nibName, "xib") }
      return file
    }
    var next: AnyClass? = type(of: self)
    while let current = next, current != UIViewController.self {
      let full = String(reflecting: current)
      if full.hasPrefix("FlipbookUIKit.") { return nil }
      let name = full.split(separator: ".").last.map(String.init) ?? full
      let bundle = nibBundle ?? SceneBundle(for: current)
      let short =
        name.hasSuffix("Controller") ? NibFile.named(String(name.dropLast(10)), "xib", in: bundle) : nil
      if let file = short ?? NibFile.named(name, "xib", in: bundle), file.hasOwnersView { return file }
      next = _getSuperclass(current)
    }
    return nil
  }
}

extension NibFile {
  /// Whether the file's owner is a controller with a view in it, rather than a view that is a part of another.
  fileprivate var hasOwnersView: Bool {
    let owner = root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?.child("connections")?.children.contains { $0["property"] == "view" } == true
  }
}
