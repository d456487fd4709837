import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Wheels of rows, side by side. The rows beside the selected one are smaller and paler; touches don't turn the wheels.
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what the rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private var selected: [Int: Int] = [:]
  private let ground = UIView()
  private var rows: [UIView] = []

  /// Rows that are shown above and below the selected one.
  private static let reach = 3
  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 32

  /// Makes a picker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 8
    addSubview(ground)
  }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the row that a wheel stands at, from 0; −1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(selected[component] ?? 0, count - 1)
  }

  /// Turns a wheel to a row at once, animated or not.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(0, row)
    setNeedsLayout()
  }

  /// Asks for all rows again.
  open func reloadAllComponents() { setNeedsLayout() }
  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) { setNeedsLayout() }

  /// 320 by 216 points.
  open dynamic override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// Called after the superview has changed.
  open dynamic override func didMoveToSuperview() { super.didMoveToSuperview() }

  /// Places the rows around the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    rows.forEach { $0.removeFromSuperview() }
    rows = []
    let middle = bounds.midY
    ground.frame = CGRect(
      x: 9, y: middle - Self.rowHeight / 2, width: max(0, bounds.width - 18), height: Self.rowHeight)
    let count = numberOfComponents
    guard count > 0 else { return }
    let share = share
    let widths = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? share }
    var start = (bounds.width - widths.reduce(0, +)) / 2
    for component in 0..<count {
      place(component, x: start, width: widths[component])
      start += widths[component]
    }
  }

  private func place(_ component: Int, x: CGFloat, width: CGFloat) {
    let center = selectedRow(inComponent: component)
    guard center >= 0 else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight
    for row in max(
      0, center - Self.reach)...min(
        numberOfRows(inComponent: component) - 1, center + Self.reach)
    {
      let distance = CGFloat(row - center)
      let view = view(for: row, component)
      // Rows of a wheel that turns away from the eye.
      let angle = distance * 0.36
      let squeeze = cos(angle)
      view.frame = CGRect(
        x: x, y: bounds.midY + sin(angle) * height / 0.36 - height / 2, width: width, height: height)
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.1, squeeze))
      view.alpha = row == center ? 1 : 0.45 * squeeze
      addSubview(view)
      rows.append(view)
    }
  }

  /// The width of a wheel where all are equally wide.
  var share: CGFloat { max(0, bounds.width - 18) / CGFloat(max(1, numberOfComponents)) }

  private func view(for row: Int, _ component: Int) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      ?? label(for: row, component)
  }

  /// A row that is a text.
  func label(for row: Int, _ component: Int) -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }
}
