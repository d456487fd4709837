import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A line of text that can be typed in.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  private let label = UILabel()
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" { didSet { show() } }
  /// Adds to the end of the text, as typing does.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open var hasText: Bool { text?.isEmpty == false }
  open var textDragInteraction: (any UIInteraction)? { nil }
  open var placeholder: String? { didSet { show() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  open var textColor: UIColor? = .label { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  open var borderStyle = BorderStyle.none { didSet { show() } }
  open var isSecureTextEntry = false { didSet { show() } }
  open var clearsOnBeginEditing = false {
    didSet { unsupported("UITextField.clearsOnBeginEditing", when: clearsOnBeginEditing) }
  }
  open var leftView: UIView? { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var clearButtonMode = ViewMode.never {
    didSet { unsupported("UITextField.clearButtonMode", when: clearButtonMode != .never) }
  }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false {
    didSet { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }
  open var minimumFontSize: CGFloat = 0 {
    didSet { unsupported("UITextField.minimumFontSize", when: minimumFontSize > 0) }
  }
  open var clearsOnInsertion = false
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  open private(set) var isEditing = false

  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    show()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show() {
    let isEmpty = text?.isEmpty ?? true
    label.font = font
    label.textAlignment = textAlignment
    if isEmpty, let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
    } else {
      label.text = isEmpty ? placeholder : text
      label.textColor = isEmpty ? .placeholderText : textColor
      if !isEmpty, isSecureTextEntry { label.attributedText = dots }
    }
    layer.borderWidth = borderStyle == .none ? 0 : 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    setNeedsLayout()
  }

  /// A dot for each character, 0.43 em wide and 0.619 em apart, as the phone's: the font's own are smaller.
  private var dots: NSAttributedString {
    let em = (font ?? .systemFont(ofSize: 17)).pointSize
    let large = UIFont.systemFont(ofSize: 1.4 * em)
    // A text's size is rounded up.
    let own =
      NSAttributedString(string: String(repeating: "•", count: 100), attributes: [.font: large]).size().width
      / 100
    return NSAttributedString(
      string: String(repeating: "•", count: text?.count ?? 0),
      attributes: [.font: large, .kern: 0.619 * em - own, .foregroundColor: textColor ?? .label])
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
    if let leftView, leftViewMode == .always {
      rect.origin.x += leftView.bounds.width
      rect.size.width -= leftView.bounds.width
    }
    if let rightView, rightViewMode == .always { rect.size.width -= rightView.bounds.width }
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = textRect(forBounds: bounds)
    if isSecureTextEntry, text?.isEmpty == false {
      // Where dots of the field's own size would be.
      let em = font?.pointSize ?? 17
      label.frame = label.frame.offsetBy(dx: -0.085 * em, dy: -0.08 * em)
    }
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
      guard let view, mode == .always else { continue }
      if view.superview !== self { addSubview(view) }
      view.center = CGPoint(
        x: isLeft ? view.bounds.width / 2 : bounds.width - view.bounds.width / 2, y: bounds.midY)
    }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return super.resignFirstResponder()
  }

  /// Types at the end of the text.
  package func type(_ string: String) {
    if !isEditing { becomeFirstResponder() }
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: string) ?? true else {
      return
    }
    text = (text ?? "") + string
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  override func triggered() {
    becomeFirstResponder()
    super.triggered()
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + (borderStyle == .none ? 0 : 14),
      height: max(size.height, font?.lineHeight ?? 0) + (borderStyle == .none ? 0 : 12))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Hears of typing.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
