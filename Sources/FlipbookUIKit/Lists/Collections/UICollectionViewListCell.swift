import FlipbookDrawing
import Foundation

/// A cell of a collection that is laid out as a list.
open class UICollectionViewListCell: UICollectionViewCell {
  private var marks: [UIView] = []
  private let line = UIView()
  /// The number of steps by which the content is indented; 0 unless set.
  open var indentationLevel = 0
  /// The width of a step of indentation, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10
  /// The marks at the right, from left to right.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      marks.forEach { $0.removeFromSuperview() }
      marks = accessories.compactMap { $0.makeView(tint: tintColor) }
      marks.forEach(addSubview)
      setNeedsLayout()
    }
  }

  /// Makes a cell with a line below.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Makes a cell of no size, without a line. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the content configuration of a cell with one line.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Whether a line follows the cell.
  var showsLine = true {
    didSet { line.isHidden = !showsLine }
  }

  private var marksWidth: CGFloat {
    marks.isEmpty ? 0 : marks.reduce(UITableViewCell.margin) { $0 + $1.bounds.width + 8 }
  }

  override var contentFrame: CGRect {
    let indent = CGFloat(indentationLevel) * indentationWidth
    return CGRect(
      x: indent, y: 0, width: max(bounds.width - indent - marksWidth, 0), height: bounds.height)
  }

  /// Places the marks and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.width - UITableViewCell.margin
    for mark in marks.reversed() {
      mark.center = CGPoint(x: x - mark.bounds.width / 2, y: bounds.midY)
      x -= mark.bounds.width + 8
    }
    let thickness = 1 / max(UIScreen.main.scale, 1)
    line.frame = CGRect(
      x: UITableViewCell.margin, y: bounds.height - thickness, width: bounds.width - UITableViewCell.margin,
      height: thickness)
  }
}
