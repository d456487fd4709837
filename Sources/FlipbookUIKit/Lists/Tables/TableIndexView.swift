import FlipbookDrawing
import Foundation

/// The titles of an index beside a table's rows, by which a finger goes to the sections.
final class TableIndexView: UIView {
  /// In points. The content of rows makes room for it.
  static let width: CGFloat = 15
  /// Between lines, in points.
  private static let gap: CGFloat = 0.5
  private static let font = UIFont.boldSystemFont(ofSize: 11)

  private weak var table: UITableView?
  let titles: [String]
  /// The lines that are shown, from the top.
  private(set) var labels: [UILabel] = []
  private let pan = UIPanGestureRecognizer()

  init(_ titles: [String], of table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
    // A finger that slides over the titles doesn't scroll the rows.
    pan.addHandler { [weak self] in if let self { go(to: pan.location(in: self).y) } }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private var lineHeight: CGFloat {
    let scale = max(UIScreen.main.scale, 1)
    return (Self.font.lineHeight * scale).rounded(.up) / scale
  }

  /// The lines for a height: all titles, or an odd number of lines whose every other one is a dot.
  func lines(in height: CGFloat) -> [String] {
    let room = Int((height + Self.gap) / (lineHeight + Self.gap))
    guard titles.count > room, titles.count > 2 else { return titles }
    let count = max(3, room.isMultiple(of: 2) ? room - 1 : room)
    return (0..<count).map { line in
      line.isMultiple(of: 2) ? titles[(line * (titles.count - 1) + (count - 1) / 2) / (count - 1)] : "•"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines(in: bounds.height)
    if labels.map(\.text) != lines {
      labels.forEach { $0.removeFromSuperview() }
      labels = lines.map { text in
        let label = UILabel()
        (label.text, label.font, label.textAlignment) = (text, Self.font, .center)
        addSubview(label)
        return label
      }
    }
    backgroundColor = table?.sectionIndexBackgroundColor
    let step = lineHeight + Self.gap
    let top = (bounds.height - step * CGFloat(labels.count) + Self.gap) / 2
    for (number, label) in labels.enumerated() {
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.frame = CGRect(x: 0, y: top + step * CGFloat(number), width: bounds.width, height: lineHeight)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.finger { go(to: touch.location(in: self).y) }
  }

  /// Scrolls to the section of the title at a height.
  private func go(to y: CGFloat) {
    guard let table, let first = labels.first, let last = labels.last, !titles.isEmpty else { return }
    let share = (y - first.frame.minY) / max(last.frame.maxY - first.frame.minY, 1)
    let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    table.showSection(of: titles[index], at: index)
  }
}
