import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Asks something: a box in the middle of the screen, or choices that come from its lower edge.
open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// How much an alert matters; it has no effect.
  public enum Severity: Int, Hashable, Sendable {
    case `default` = 0
    case critical = 1
  }

  public private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { box?.build() } }
  /// The action in bold; without one that is the one that cancels.
  open var preferredAction: UIAlertAction? { didSet { box?.build() } }
  open var severity = Severity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open override var title: String? { didSet { box?.build() } }

  private var box: AlertBox? { viewIfLoaded as? AlertBox }

  open override func loadView() {
    let box = AlertBox(self)
    view = box
    box.build()
  }

  /// The last is in front of or below the others; that which cancels has its own place.
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

  /// What the actions stand in: those that are chosen from, and the one apart from them.
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

  /// An action is chosen: the alert goes, then the action is told.
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
