import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A line of text that can be typed in.
open class UITextField: UIControl {
  /// The border of a field: none, a thin line, or a thin line with round corners.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  let label = UILabel()
  let caret = CaretView()
  /// The object that is asked and called during typing; it is not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; empty unless set.
  open var text: String? = "" {
    didSet {
      attributes = nil
      show()
    }
  }
  private var attributes: NSAttributedString?
  /// The text with its attributes: those that were set, or the field's own font and colour.
  open var attributedText: NSAttributedString? {
    get {
      attributes
        ?? text.map { text in
          NSAttributedString(
            string: text,
            attributes: [
              .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
            ])
        }
    }
    set {
      text = newValue?.string
      attributes = newValue
      show()
    }
  }
  /// Adds to the end of the text. The delegate is not asked.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last character. The delegate is not asked.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Always nil.
  open var textDragInteraction: (any UIInteraction)? { nil }
  /// The text that an empty field shows.
  open var placeholder: String? { didSet { show() } }
  /// The text with attributes that an empty field shows. It comes before ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
  /// The font; the system's of 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// Has no effect. Texts have the sizes of `.large`.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// The alignment of the text; `natural` unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The border; none unless set.
  open var borderStyle = BorderStyle.none { didSet { showBorder(after: oldValue) } }
  /// Whether each character is shown as a dot.
  open var isSecureTextEntry = false { didSet { show() } }
  /// Whether the text is removed when typing begins. Has no effect, with a diagnostic.
  open var clearsOnBeginEditing = false {
    didSet { unsupported("UITextField.clearsOnBeginEditing", when: clearsOnBeginEditing) }
  }
  /// The colour of ``placeholder``.
  var placeholderColor = UIColor.placeholderText { didSet { show() } }
  /// The view at the left end, shown as its mode says.
  open var leftView: UIView? { didSet { setNeedsLayout() } }
  /// The view at the right end, shown as its mode says.
  open var rightView: UIView? { didSet { setNeedsLayout() } }
  /// When the left view is shown; never unless set.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the right view is shown; never unless set.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When a button clears the text, of a field that has any; never unless set.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  private var clearButton: UIButton?
  /// Has no effect. A film has no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect. A film has no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Has no effect. A film has no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Has no effect. A script types what it says.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Has no effect. A script types what it says.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect. A script types what it says.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Has no effect. A script types what it says.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Has no effect. A script types what it says.
  open var textContentType: UITextContentType!
  /// Has no effect. A film has no keyboard.
  open var passwordRules: UITextInputPasswordRules?
  /// Has no effect. A film has no keyboard.
  open var enablesReturnKeyAutomatically = false
  /// Whether text is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }
  /// The smallest size of text that is made to fit. Has no effect, with a diagnostic.
  open var minimumFontSize: CGFloat = 0 {
    didSet { unsupported("UITextField.minimumFontSize", when: minimumFontSize > 0) }
  }
  /// Has no effect. Typing adds to the text.
  open var clearsOnInsertion = false
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  /// The view in place of the keyboard. It is kept and not shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard. It is kept and not shown.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  /// Whether the field takes typing.
  open private(set) var isEditing = false

  /// When a view or a button of a field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always

    /// Whether a view is shown.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(label)
    addSubview(caret)
    show()
  }

  /// Makes a view of no size. Archives are not read, and no text is shown in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UITextField)
  }

  // MARK: Members that an extension of a scene may replace

  /// Whether a menu may offer an action.
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  /// Returns the nearest responder that performs an action; nil for none.
  open dynamic override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }

  private var drawsLabel = true

  private func show() {
    let isEmpty = text?.isEmpty ?? true
    label.font = font
    label.textAlignment = textAlignment
    if isEmpty, let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
    } else {
      label.text = isEmpty ? placeholder : text
      label.textColor = isEmpty ? placeholderColor : textColor
      if !isEmpty, let attributes { label.attributedText = attributes }
      if !isEmpty, isSecureTextEntry { label.attributedText = dots }
    }
    setNeedsLayout()
  }

  /// Shows the border of the style. The layer's own border and corners are left alone without one.
  private func showBorder(after old: BorderStyle) {
    setNeedsLayout()
    guard borderStyle != old else { return }
    let isLine = borderStyle == .line
    layer.borderWidth = borderStyle == .none ? 0 : isLine ? 1 : 0.5
    layer.borderColor = (isLine ? UIColor.label : .separator).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
  }

  /// A dot for each character, 0.43 em wide and 0.619 em apart, as on a phone: the font's own are smaller.
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

  /// Returns the rectangle of the text in the bounds, in points: 7 inside a border, and beside the two views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
    if let leftView, leftViewMode.shows(isEditing: isEditing) {
      rect.origin.x += leftView.bounds.width
      rect.size.width -= leftView.bounds.width
    }
    if let rightView, rightViewMode.shows(isEditing: isEditing) {
      rect.size.width -= rightView.bounds.width
    } else if showsClearButton {
      rect.size.width -= bounds.maxX - clearButtonRect(forBounds: bounds).minX
    }
    return rect
  }

  /// Returns the rectangle of the text while it is edited, in points: that of the text unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder, in points: that of the text unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the mark where typing goes on, in points: at the text's end, as high as a line.
  open func caretRect(for position: UITextPosition) -> CGRect { caretAtEnd }
  /// Returns the rectangle of the field without its border, in points: the bounds unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the button that clears the text, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the left view, in points: at the left edge, in the middle unless overridden.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the right view, in points: at the right edge, in the middle unless overridden.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Shows the text in a rectangle, in points. An override that doesn't call it leaves the text out.
  open func drawText(in rect: CGRect) { showLabel(in: rect) }
  /// Shows the placeholder in a rectangle, in points. An override that doesn't call it leaves the placeholder out.
  open func drawPlaceholder(in rect: CGRect) { showLabel(in: rect) }

  private func showLabel(in rect: CGRect) {
    drawsLabel = true
    label.frame = rect
  }

  /// Places the text and the views at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isEmpty = text?.isEmpty ?? true
    label.frame =
      isEditing
      ? editingRect(forBounds: bounds)
      : isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    if isSecureTextEntry, text?.isEmpty == false {
      // Lies where dots of the field's own size would.
      let em = font?.pointSize ?? 17
      label.frame = label.frame.offsetBy(dx: -0.085 * em, dy: -0.08 * em)
    }
    drawsLabel = false
    if isEmpty { drawPlaceholder(in: label.frame) } else { drawText(in: label.frame) }
    label.isHidden = !drawsLabel
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
      guard let view else { continue }
      view.isHidden = !mode.shows(isEditing: isEditing)
      guard !view.isHidden else { continue }
      if view.superview !== self { addSubview(view) }
      view.frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
    placeClearButton()
    caret.show(in: isEditing ? caretRect(for: endOfDocument) : nil)
  }

  /// Whether the button that clears the text is shown: not where a view stands at its end.
  private var showsClearButton: Bool {
    hasText && clearButtonMode.shows(isEditing: isEditing)
      && !(rightView != nil && rightViewMode.shows(isEditing: isEditing))
  }

  private func placeClearButton() {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .secondaryLabel
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(button)
    clearButton = button
    return button
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins typing if the delegate allows it, and sends `editingDidBegin`. Returns whether it did.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    endOtherEditing()
    isEditing = true
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends typing, and sends `editingDidEnd`. The delegate is not asked. Returns true.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    isEditing = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
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
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Presses the keyboard's return key.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }

  override func triggered() {
    becomeFirstResponder()
    super.triggered()
  }

  /// The size of the text and the border, in points: a line is a point higher than its text, rounded up to whole points;
  /// with a border it has 22 points at least.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let line = max(size.height, font?.lineHeight ?? 0).rounded(.up) + 1
    return borderStyle == .none
      ? CGSize(width: size.width, height: line) : CGSize(width: size.width + 14, height: max(22, line) + 12)
  }
  /// Returns the natural size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
