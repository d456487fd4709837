import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A field to search in. `searchable` draws one of its own, which follows the appearance of text fields in search bars.
open class UISearchBar: UIView {
  /// The field in the bar.
  public let searchTextField = UITextField()

  /// The text in the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that the field shows while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Makes a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    addSubview(searchTextField)
  }

  /// Makes a view of no size. Archives are not read, and no field is shown.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As wide as there is room, and 56 high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// Places the field 8 from the sides, 36 high.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: (bounds.height - 36) / 2)
  }
}
