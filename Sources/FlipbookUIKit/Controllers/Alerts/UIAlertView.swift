import FlipbookDrawing
import Foundation

/// A question in the middle of the screen, as it was before `UIAlertController`, which shows it.
open class UIAlertView: UIView {
  /// The title; nil for none.
  open var title: String?
  /// The text under the title; nil for none.
  open var message: String?
  /// The object that hears which button was touched.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The place of the button that cancels among all; -1 for none.
  open var cancelButtonIndex = -1
  /// Which text fields the alert has.
  open var alertViewStyle = UIAlertViewStyle.default
  /// Whether the alert is on the screen.
  open var isVisible: Bool { shown?.presentingViewController != nil }
  /// How many buttons the alert has.
  open var numberOfButtons: Int { titles.count }
  /// The place of the first button that doesn't cancel; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  private var titles: [String] = []
  private var shown: UIAlertController?
  private lazy var fields: [UITextField] = (0..<alertViewStyle.fieldCount).map { _ in UITextField() }

  /// Makes an alert with one button or several.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title, message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and returns its place among all.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Returns a text field of the alert; nil where there is none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = shown?.textFields ?? fields
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows the alert over all that is shown.
  open func show() {
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let next = top?.presentedViewController { top = next }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields {
      alert.addTextField { [alertViewStyle] in
        ($0.text, $0.placeholder, $0.delegate) = (field.text, field.placeholder, field.delegate)
        $0.isSecureTextEntry = alertViewStyle == .secureTextInput || field.isSecureTextEntry
      }
    }
    for (index, title) in titles.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.end(index) })
    }
    shown = alert
    delegate?.willPresent(self)
    top?.present(alert, animated: true) { self.delegate?.didPresent(self) }
  }

  private func end(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
    shown = nil
  }

  /// Takes the alert away, as a touch of one of its buttons does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert = shown else { return }
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown = nil
    alert.dismiss(animated: animated) {
      self.delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
