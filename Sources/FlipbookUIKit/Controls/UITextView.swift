import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Text over several lines, which scrolls where there is more than fits.
open class UITextView: UIScrollView {
  private let label = UILabel()
  open var isEditable = true
  open var isSelectable = true
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { show() } }
  open var textColor: UIColor? = .label { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    // Views that set it in each layout must come to rest.
    didSet { if textContainerInset != oldValue { show() } }
  }
  public let textContainer: NSTextContainer
  public let layoutManager: NSLayoutManager
  private var storage: NSTextStorage?
  open var dataDetectorTypes = 0 {
    didSet { unsupported("UITextView.dataDetectorTypes", when: dataDetectorTypes != 0) }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// What links are drawn with, over what the text says; the tint unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.tintColor] }
    set {
      ownLinkAttributes = newValue
      show()
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { unsupported("UITextView.typingAttributes", when: !typingAttributes.isEmpty) }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open private(set) var isEditing = false
  private var plain: String! = ""
  private var attributed: NSAttributedString?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    layoutManager = textContainer?.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    setUp()
    // The text of a container that has one already is shown.
    if let given = layoutManager.textStorage {
      attributed = given.length > 0 ? NSAttributedString(attributedString: given) : nil
      keep(given)
      show()
    }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    (textContainer, layoutManager) = (NSTextContainer(), NSLayoutManager())
    super.init(coder: coder)
    setUp()
  }

  /// The text as it is shown; what is changed of it is shown too.
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

  /// What is set otherwise is in the storage too.
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
    show()
  }

  open var textDragInteraction: UIDragInteraction? { nil }
  /// Adds to the end of the text, as typing does.
  open func insertText(_ text: String) { self.text += text }
  /// Takes the last character away.
  open func deleteBackward() { text = String(text.dropLast()) }
  open var hasText: Bool { !text.isEmpty }

  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue ?? "", nil)
      updateStorage()
      show()
    }
  }

  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain) }
    set {
      attributed = newValue
      updateStorage()
      show()
    }
  }

  private func show() {
    label.font = font ?? .systemFont(ofSize: 12)
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    if let attributed { label.attributedText = linked(attributed) } else { label.text = plain }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A text with its links as they are drawn.
  private func linked(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
      if link != nil { result.addAttributes(linkTextAttributes, range: range) }
    }
    return result
  }

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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(size.width - insets.left - insets.right, 0)
    let text = label.sizeThatFits(CGSize(width: room, height: 0))
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight.rounded(.up)
    return CGSize(
      width: min(text.width + insets.left + insets.right, size.width),
      height: max(text.height, line) + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat.infinity
    return CGSize(
      width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: size.height - insets.top - insets.bottom)
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    return super.resignFirstResponder()
  }

  /// Scrolls by as little as brings the lines of a range into sight.
  ///
  /// - Parameter range: In UTF-16 units. An empty one is the place between two characters; what lies past the end
  ///   counts as the end.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let count = text.utf16.count
    let start = min(max(range.location, 0), count)
    let end = min(max(range.upperBound, start), count)
    // Inset so that the first and the last line keep their distance to the edges.
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
  }
}

extension UIScrolling where Self: UITextView {
  /// Hears of typing and of scrolling; it is not kept.
  public var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Hears of typing.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// What is done with a link or a picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction = 0
  case presentActions
  case preview
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  )
    -> Bool
  { true }
}

/// The rectangle that text is set in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// At both sides of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0 {
    didSet { unsupported("NSTextContainer.maximumNumberOfLines", when: maximumNumberOfLines != 0) }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// In points; without a width, lines end where the text says. A text view has its own.
  open var size: CGSize
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Paths that text keeps clear of.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { unsupported("NSTextContainer.exclusionPaths", when: !exclusionPaths.isEmpty) }
  }
  open weak var layoutManager: NSLayoutManager?

  /// - Parameter size: In points.
  public init(size: CGSize) { self.size = size }
  public override convenience init() { self.init(size: .zero) }
}
