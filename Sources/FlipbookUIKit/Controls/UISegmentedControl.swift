import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Segments of which one is chosen.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var labels: [UILabel] = []
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
    labels.insert(label, at: min(max(segment, 0), labels.count))
    addSubview(label)
    setNeedsLayout()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if labels.indices.contains(segment) { labels[segment].text = title }
  }
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }
  open func removeAllSegments() {
    labels.forEach { $0.removeFromSuperview() }
    labels = []
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    for label in labels {
      if let font = attributes?[.font] as? UIFont { label.font = font }
      if state == .normal, let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
    }
  }

  private func frame(of segment: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    return CGRect(x: width * CGFloat(segment), y: 0, width: width, height: bounds.height)
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
    return CGSize(width: (widest + 24) * CGFloat(labels.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch,
      let chosen = labels.indices.first(where: { frame(of: $0).contains(touch.location(in: self)) }),
      chosen != selected
    else { return }
    selected = chosen
    setNeedsLayout()
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
