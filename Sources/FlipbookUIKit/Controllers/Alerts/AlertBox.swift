import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The box of an alert or an action sheet.
final class AlertBox: UIView {
  private unowned let alert: UIAlertController
  private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let apartPane = UIView()
  private var texts: [UILabel] = []
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []
  private var apart: AlertButton?
  private var lines: [UIView] = []

  /// The space around a sheet and between its two parts, in points.
  static let gap: CGFloat = 8
  private static let alertWidth: CGFloat = 270
  private static let alertButtonHeight: CGFloat = 44
  private static let sheetButtonHeight: CGFloat = 57
  private static let fieldHeight: CGFloat = 26
  private static let line: CGFloat = 0.5

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for view in [pane, apartPane] as [UIView] {
      view.layer.cornerRadius = alert.preferredStyle == .alert ? 14 : 13
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    apartPane.backgroundColor = .secondarySystemGroupedBackground
  }

  required init?(coder: NSCoder) { nil }

  private var isAlert: Bool { alert.preferredStyle == .alert }

  /// Makes the parts again from the controller's values.
  func build() {
    for view in texts + fields + buttons + lines as [UIView] { view.removeFromSuperview() }
    apart?.removeFromSuperview()
    func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, color)
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    let grey = UIColor.secondaryLabel
    texts = [
      label(
        alert.title, .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold), isAlert ? .label : grey),
      label(alert.message, .systemFont(ofSize: 13), isAlert ? .label : grey),
    ].compactMap { $0 }
    fields = alert.textFields ?? []
    for field in fields {
      if field.backgroundColor == nil { field.backgroundColor = .systemBackground }
      field.borderStyle = .roundedRect
    }
    let (main, apart) = alert.orderedActions
    buttons = main.map { AlertButton($0, in: alert) }
    self.apart = apart.map { AlertButton($0, in: alert) }
    lines = buttons.indices.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    for view in texts + fields + buttons + lines as [UIView] { pane.contentView.addSubview(view) }
    if let own = self.apart { apartPane.addSubview(own) }
    apartPane.isHidden = apart == nil
    setNeedsLayout()
  }

  // MARK: Places

  private var padding: CGFloat { isAlert ? 16 : 12 }
  private var isSideBySide: Bool {
    guard isAlert, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.titleWidth <= Self.alertWidth / 2 - 16 }
  }
  private var buttonHeight: CGFloat { isAlert ? Self.alertButtonHeight : Self.sheetButtonHeight }

  private func width(in size: CGSize) -> CGFloat {
    isAlert ? min(Self.alertWidth, size.width) : min(size.width, size.height) - 2 * Self.gap
  }

  /// The height above the buttons, in points; 0 without a title, a message and fields.
  private func headHeight(_ width: CGFloat) -> CGFloat {
    var height: CGFloat = 0
    for label in texts { height += label.sizeThatFits(CGSize(width: width - 2 * padding, height: 0)).height }
    if texts.count > 1 { height += isAlert ? 4 : 12 }
    if !fields.isEmpty { height += (texts.isEmpty ? 0 : 14) + CGFloat(fields.count) * Self.fieldHeight }
    guard height > 0 else { return 0 }
    return height + (isAlert ? 40 : 28)
  }

  private var buttonsHeight: CGFloat {
    let rows = isSideBySide ? 1 : buttons.count
    return CGFloat(rows) * (buttonHeight + Self.line)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = width(in: size)
    let apartHeight = apart == nil ? 0 : Self.gap + Self.sheetButtonHeight
    return CGSize(width: width, height: headHeight(width) + buttonsHeight + apartHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let apartHeight = apart == nil ? 0 : Self.gap + Self.sheetButtonHeight
    pane.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - apartHeight)
    pane.contentView.frame = pane.bounds
    apartPane.frame = CGRect(
      x: 0, y: bounds.height - Self.sheetButtonHeight, width: bounds.width, height: Self.sheetButtonHeight)
    apart?.frame = apartPane.bounds
    let width = bounds.width
    var y: CGFloat = isAlert ? 20 : 14
    for label in texts {
      let size = label.sizeThatFits(CGSize(width: width - 2 * padding, height: 0))
      label.frame = CGRect(x: padding, y: y, width: width - 2 * padding, height: size.height)
      y += size.height + (isAlert ? 4 : 12)
    }
    if !texts.isEmpty { y += 10 }
    for field in fields {
      field.frame = CGRect(x: padding, y: y, width: width - 2 * padding, height: Self.fieldHeight)
      y += Self.fieldHeight
    }
    y = headHeight(width)
    if isSideBySide {
      lines[0].frame = CGRect(x: 0, y: y, width: width, height: Self.line)
      let half = width / 2
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * half, y: y + Self.line, width: half, height: buttonHeight)
      }
      lines[1].frame = CGRect(x: half - Self.line / 2, y: y, width: Self.line, height: buttonHeight)
    } else {
      for (line, button) in zip(lines, buttons) {
        line.frame = CGRect(x: 0, y: y, width: width, height: y > 0 ? Self.line : 0)
        button.frame = CGRect(x: 0, y: y + Self.line, width: width, height: buttonHeight)
        y += buttonHeight + Self.line
      }
    }
  }
}
