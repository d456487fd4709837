import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A text of several lines, which scrolls where it does not fit.
open class UITextView: UIScrollView {
  let label = UILabel()
  let caret = CaretView()
  /// Whether the text can be typed in; true unless set.
  open var isEditable = true
  /// Has no effect. Text is not selected.
  open var isSelectable = true
  /// The font of plain text, and where it is set of all text that is there; the system's of 12 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { setWhole(.font, font) } }
  /// Has no effect. Texts have the sizes of `.large`.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of plain text, and where it is set of all text that is there.
  open var textColor: UIColor? = .label { didSet { setWhole(.foregroundColor, textColor) } }
  /// The alignment of plain text; `natural` unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The room around the text, in points; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    // Without the comparison, a view that sets it in each layout would never settle.
    didSet { if textContainerInset != oldValue { show() } }
  }
  /// The rectangle in which the text is set.
  public let textContainer: NSTextContainer
  /// The layout manager of the text.
  public let layoutManager: NSLayoutManager
  private var storage: NSTextStorage?
  /// The kinds of data that are made links. Has no effect, with a diagnostic.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { unsupported("UITextView.dataDetectorTypes", when: !dataDetectorTypes.isEmpty) }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of links, over those of the text; the tint unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.tintColor] }
    set {
      ownLinkAttributes = newValue
      show()
    }
  }
  /// The attributes of typed text. They have no effect, with a diagnostic.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { unsupported("UITextView.typingAttributes", when: !typingAttributes.isEmpty) }
  }
  /// Has no effect. Text is typed at the end.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Has no effect. A film has no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect. A film has no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Has no effect. A film has no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Has no effect. A script types what it says.
  open var textContentType: UITextContentType!
  /// Has no effect. A script types what it says.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect. A script types what it says.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the view takes typing.
  open private(set) var isEditing = false
  private var plain: String! = ""
  private var attributed: NSAttributedString?

  /// Makes a text view. It shows the text that the container has.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    layoutManager = textContainer?.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    setUp()
    // A container that has a text shows it.
    if let given = layoutManager.textStorage {
      attributed = given.length > 0 ? NSAttributedString(attributedString: given) : nil
      keep(given)
      show()
    }
  }

  /// Makes an empty text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes an empty view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager) = (NSTextContainer(), NSLayoutManager())
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UITextView)
  }

  /// The text as it is shown. Changes of it are shown, too.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
    ]
    let new = NSTextStorage(
      attributedString: attributed ?? NSAttributedString(string: plain, attributes: attributes))
    new.addLayoutManager(layoutManager)
    keep(new)
    return new
  }

  private func keep(_ storage: NSTextStorage) {
    self.storage = storage
    storage.changed = { [weak self, weak storage] in
      let held = OnSceneThread((self, storage))
      MainActor.assumeIsolated {
        guard let view = held.value.0, let storage = held.value.1 else { return }
        view.attributed = NSAttributedString(attributedString: storage)
        view.show()
      }
    }
  }

  /// Brings a text that was set on the view into the storage.
  private func updateStorage() {
    guard let storage, storage.string != text else { return }
    let changed = storage.changed
    storage.changed = nil
    storage.setAttributedString(attributedText)
    storage.changed = changed
  }

  private func setUp() {
    if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
    label.numberOfLines = 0
    backgroundColor = .systemBackground
    addSubview(label)
    addSubview(caret)
    show()
  }

  /// Always nil.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// Adds to the end of the text. The delegate is not asked.
  open func insertText(_ text: String) { self.text += text }
  /// Removes the last character. The delegate is not asked.
  open func deleteBackward() { text = String(text.dropLast()) }
  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }
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

  /// The text, without attributes. Setting it drops them.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      updateStorage()
      show()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain) }
    set {
      attributed = newValue
      updateStorage()
      show()
    }
  }

  /// Sets an attribute of all text that is there, and shows it.
  private func setWhole(_ key: NSAttributedString.Key, _ value: Any?) {
    if let attributed, let value {
      let result = NSMutableAttributedString(attributedString: attributed)
      result.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
      self.attributed = result
    }
    show()
  }

  private func show() {
    label.font = font ?? .systemFont(ofSize: 12)
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    if let attributed { label.attributedText = linked(attributed) } else { label.text = plain }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns a text with its links in their attributes. Where it has no font it is in Helvetica of 12 points, and
  /// without a colour it is black, as attributes are without them.
  private func linked(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
      guard font == nil, let usual = UIFont(name: "Helvetica", size: 12) else { return }
      result.addAttribute(.font, value: usual, range: range)
    }
    text.enumerateAttribute(.foregroundColor, in: whole, options: []) { color, range, _ in
      if color == nil { result.addAttribute(.foregroundColor, value: UIColor.black, range: range) }
    }
    text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
      if link != nil { result.addAttributes(linkTextAttributes, range: range) }
    }
    return result
  }

  /// Shows links in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// Returns the size of the text and its insets in a width, in points. The proposed height has no effect.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(size.width - insets.left - insets.right, 0)
    let text = label.sizeThatFits(CGSize(width: room, height: 0))
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight.rounded(.up)
    return CGSize(
      width: min(text.width + insets.left + insets.right, size.width),
      height: max(text.height, line) + insets.top + insets.bottom)
  }

  /// The height of the text and its insets in the view's width, in points; none while the view scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat.infinity
    return CGSize(
      width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// Places the text, and makes it the content's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: size.height - insets.top - insets.bottom)
    contentSize = CGSize(width: bounds.width, height: size.height)
    caret.show(in: isEditing ? caretAtEnd : nil)
  }

  /// Whether the view can be typed in.
  open override var canBecomeFirstResponder: Bool { isEditable }

  var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

  /// Begins typing if the delegate allows it. Returns whether it did.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    endOtherEditing()
    isEditing = true
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends typing. The delegate is not asked. Returns true.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    isEditing = false
    setNeedsLayout()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return super.resignFirstResponder()
  }

  /// Scrolls as little as shows the lines of a range, at once.
  ///
  /// - Parameter range: In UTF-16 units. An empty one is the place between two characters. A range past the
  ///   end counts as the end.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let count = text.utf16.count
    let start = min(max(range.location, 0), count)
    let end = min(max(range.upperBound, start), count)
    // Inset so that the first and the last line keep their distance from the edges.
    guard let rect = label.rect(ofCharacters: start..<end)?.offsetBy(dx: 0, dy: label.frame.minY) else {
      return
    }
    let top = start == 0 ? 0 : rect.minY
    let bottom = end == count ? contentSize.height : rect.maxY
    let visible = CGRect(x: contentOffset.x, y: top, width: 0, height: bottom - top)
    scrollRectToVisible(visible, animated: false)
  }

  /// Types at the end of the text.
  package func type(_ string: String) {
    if !isEditing { becomeFirstResponder() }
    let end = NSRange(location: text.utf16.count, length: 0)
    guard textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: string) ?? true else {
      return
    }
    text = text + string
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

extension UIScrolling where Self: UITextView {
  /// The object that is asked and called during typing and scrolling; it is not retained.
  public var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }
}
