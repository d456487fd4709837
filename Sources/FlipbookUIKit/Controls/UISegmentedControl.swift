import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Segments of which one is chosen.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var labels: [UILabel] = []
  /// In points; 0 for a segment that is as wide as others of its kind.
  private var widths: [CGFloat] = []
  private let thumb = UIView()
  private var selected = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      unsupported(
        "UISegmentedControl.apportionsSegmentWidthsByContent", when: apportionsSegmentWidthsByContent)
    }
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    addSubview(thumb)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    bounds.size = intrinsicContentSize
  }

  public override convenience init(frame: CGRect) {
    self.init(items: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { labels.count }

  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = labels.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

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

  /// The segments after it keep being chosen; one that is removed is chosen no more.
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

  /// - Parameter width: In points; 0 for a segment that takes its share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard widths.indices.contains(segment) else { return }
    widths[segment] = width.isFinite ? max(width, 0) : 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    widths.indices.contains(segment) ? widths[segment] : 0
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    labels.indices.contains(segment) && labels[segment].isEnabled
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if labels.indices.contains(segment) { labels[segment].text = title }
  }
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }
  open func removeAllSegments() {
    labels.forEach { $0.removeFromSuperview() }
    (labels, widths, selected) = ([], [], UISegmentedControl.noSegment)
    setNeedsLayout()
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    for label in labels {
      if let font = attributes?[.font] as? UIFont { label.font = font }
      if state == .normal, let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
    }
  }

  private func frame(of segment: Int) -> CGRect {
    let shared = CGFloat(max(widths.count { $0 == 0 }, 1))
    let share = max(bounds.width - widths.reduce(0, +), 0) / shared
    let all = widths.map { $0 > 0 ? $0 : share }
    return CGRect(x: all[..<segment].reduce(0, +), y: 0, width: all[segment], height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() { label.frame = frame(of: index) }
    thumb.isHidden = selected < 0
    thumb.backgroundColor =
      selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    if selected >= 0 { thumb.frame = frame(of: selected).insetBy(dx: 2, dy: 2) }
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    let width = widths.reduce(0) { $0 + ($1 > 0 ? $1 : widest + 24) }
    return CGSize(width: width, height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

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
