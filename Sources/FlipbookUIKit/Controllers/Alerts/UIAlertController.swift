import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A question: a box in the middle of the screen, or choices that come from its lower edge.
open class UIAlertController: UIViewController {
  /// The place of an alert: the lower edge or the middle.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The importance of an alert. It has no effect.
  public enum Severity: Int, Hashable, Sendable {
    case `default` = 0
    case critical = 1
  }

  /// The place of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The text under the title; nil for none.
  open var message: String? { didSet { box?.build() } }
  /// The action in bold; the cancelling one unless set.
  open var preferredAction: UIAlertAction? { didSet { box?.build() } }
  /// Has no effect.
  open var severity = Severity.default

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The title of the alert; nil for none.
  open override var title: String? { didSet { box?.build() } }

  private var box: AlertBox? { viewIfLoaded as? AlertBox }

  /// Makes the box of the alert.
  open override func loadView() {
    let box = AlertBox(self)
    view = box
    box.build()
  }

  /// Adds an action: after the others, or in a place of its own where it cancels. A second one that cancels
  /// is left out, with a diagnostic.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      DiagnosticCollector.current.warn(
        "alert.cancel", "An alert has two actions that cancel; one is allowed, and the second is left out.")
      return
    }
    actions.append(action)
    action.changed = { [weak self] in self?.box?.build() }
    box?.build()
  }

  /// Adds a text field. An action sheet has none, with a diagnostic.
  ///
  /// - Parameter configurationHandler: Sets the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      DiagnosticCollector.current.warn(
        "alert.text-field", "An action sheet has no text fields; write preferredStyle: .alert.")
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    box?.build()
  }

  /// The actions in the order of their places: those to choose from, and the one that stands apart.
  var orderedActions: (main: [UIAlertAction], apart: UIAlertAction?) {
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    guard preferredStyle == .alert else { return (others, cancel) }
    guard let cancel else { return (others, nil) }
    return (others.count == 1 ? [cancel] + others : others + [cancel], nil)
  }

  func isBold(_ action: UIAlertAction) -> Bool {
    if let preferredAction { return action === preferredAction }
    return action.style == .cancel
  }

  /// Dismisses the alert after a choice, then calls the action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentingViewController else { return }
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: Coming and going

  override func makePresentation(presenting: UIViewController) -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(style: preferredStyle, isPresenting: isPresenting)
  }
}
