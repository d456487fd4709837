import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// A control of segments, of which one is chosen.
open class UISegmentedControl: UIControl {
  /// The index of no segment: −1.
  public static let noSegment = -1

  private var labels: [UILabel] = []
  /// The widths of the segments, in points; 0 for a segment that takes an equal share.
  private var widths: [CGFloat] = []
  private let thumb = UIView()
  private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var selected = UISegmentedControl.noSegment
  /// The colour of the chosen segment; white, or grey in the dark, unless set.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether a chosen segment is released at once.
  open var isMomentary = false
  /// Whether segments are as wide as their titles. Has no effect, with a diagnostic.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      unsupported(
        "UISegmentedControl.apportionsSegmentWidthsByContent", when: apportionsSegmentWidthsByContent)
    }
  }

  /// Makes a control of its natural size. Items that are no strings have no title.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    bounds.size = intrinsicContentSize
  }

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    addSubview(thumb)
  }

  /// Makes a control without segments.
  public override convenience init(frame: CGRect) {
    self.init(items: nil)
    self.frame = frame
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UISegmentedControl)
  }

  /// The number of segments.
  open var numberOfSegments: Int { labels.count }

  /// The chosen segment, counted from 0; ``noSegment`` for none, or for an index that is not there.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = labels.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  /// Adds a segment at a place, at once. A place beyond the ends is moved to the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    let place = min(max(segment, 0), labels.count)
    labels.insert(label, at: place)
    widths.insert(0, at: place)
    if selected >= place { selected += 1 }
    addSubview(label)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Removes a segment, at once. The choice stays with its segment, or is none when that one is removed.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !labels.isEmpty else { return }
    let place = min(max(segment, 0), labels.count - 1)
    labels.remove(at: place).removeFromSuperview()
    widths.remove(at: place)
    if selected == place { selected = UISegmentedControl.noSegment }
    if selected > place { selected -= 1 }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the width of a segment.
  ///
  /// - Parameter width: In points; 0 for a segment that takes its share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard widths.indices.contains(segment) else { return }
    widths[segment] = width.isFinite ? max(width, 0) : 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    widths.indices.contains(segment) ? widths[segment] : 0
  }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].isEnabled = enabled
  }

  /// Returns whether a segment can be chosen; false for one that is not there.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    labels.indices.contains(segment) && labels[segment].isEnabled
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if labels.indices.contains(segment) { labels[segment].text = title }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }
  /// Removes all segments.
  open func removeAllSegments() {
    labels.forEach { $0.removeFromSuperview() }
    (labels, widths, selected) = ([], [], UISegmentedControl.noSegment)
    setNeedsLayout()
  }
  /// Sets the font of the present segments, and for the normal state the text colour.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    attributesByState[state.rawValue] = attributes
    for label in labels {
      if let font = attributes?[.font] as? UIFont { label.font = font }
      if state == .normal, let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
    }
  }

  /// The appearance that segments of views take from this control.
  var kitAppearance: KitAppearance.SegmentAppearance {
    var result = KitAppearance.SegmentAppearance()
    result.ground = backgroundColor.map { Color(uiColor: $0) }
    result.thumb = selectedSegmentTintColor.map { Color(uiColor: $0) }
    result.normal = KitAppearance.TextAppearance(attributesByState[State.normal.rawValue])
    result.selected = KitAppearance.TextAppearance(attributesByState[State.selected.rawValue])
    result.selected.color = result.selected.color ?? result.normal.color
    return result
  }

  private func frame(of segment: Int) -> CGRect {
    let shared = CGFloat(max(widths.count { $0 == 0 }, 1))
    let share = max(bounds.width - widths.reduce(0, +), 0) / shared
    let all = widths.map { $0 > 0 ? $0 : share }
    return CGRect(x: all[..<segment].reduce(0, +), y: 0, width: all[segment], height: bounds.height)
  }

  /// Places the segments and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() { label.frame = frame(of: index) }
    thumb.isHidden = selected < 0
    thumb.backgroundColor =
      selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    if selected >= 0 { thumb.frame = frame(of: selected).insetBy(dx: 2, dy: 2) }
  }

  /// Called after the superview has changed.
  open dynamic override func didMoveToSuperview() { super.didMoveToSuperview() }
  /// The natural size in points: segments as wide as the widest title and 24 more, 32 high.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    let width = widths.reduce(0) { $0 + ($1 > 0 ? $1 : widest + 24) }
    return CGSize(width: width, height: 32)
  }
  /// Returns the natural size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Chooses the segment under a lifted finger, over 0.25 s, and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch,
      let chosen = labels.indices.first(where: { frame(of: $0).contains(touch.location(in: self)) }),
      labels[chosen].isEnabled,
      chosen != selected
    else { return }
    selected = chosen
    setNeedsLayout()
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
