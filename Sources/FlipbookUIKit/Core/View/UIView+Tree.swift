import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers

extension UIView: LayerOwner {
  /// The view's type, with the text that it shows.
  package var treeName: String {
    let type = String(describing: Swift.type(of: self))
    let text = treeText ?? accessibilityIdentifier
    return text.map { "\(type) \"\($0.replacing("\n", with: "\\n"))\"" } ?? type
  }

  /// The views that a hosting view shows.
  package func treeInside(depth: Int, transform: ProjectionTransform) -> [TreeEntry] {
    (self as? HostingView)?.hostedEntries(depth: depth, transform: transform) ?? []
  }

  private var treeText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}
