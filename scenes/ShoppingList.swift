// A table: rows slide in as they are displayed, come, go and change places, and an alert asks before the last is deleted.
// flipbook: --size 390x640 --duration 7

import UIKit

final class ShoppingListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private struct Item: Equatable {
    let name: String
    let symbol: String
    let hue: CGFloat
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var items = [
    Item(name: "Bread", symbol: "bag.fill", hue: 0.09),
    Item(name: "Lemons", symbol: "sun.max.fill", hue: 0.14),
    Item(name: "Basil", symbol: "leaf.fill", hue: 0.36),
    Item(name: "Fish", symbol: "drop.fill", hue: 0.55),
    Item(name: "Candles", symbol: "flame.fill", hue: 0.02),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 56
    table.register(ShoppingCell.self, forCellReuseIdentifier: "item")
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let after: (Double, @escaping () -> Void) -> Void = { time, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: action)
    }
    after(1.6) { [unowned self] in
      items.insert(Item(name: "Plums", symbol: "heart.fill", hue: 0.82), at: 1)
      items.insert(Item(name: "Tea", symbol: "cup.and.saucer.fill", hue: 0.47), at: 4)
      table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)], with: .left)
    }
    after(2.6) { [unowned self] in
      let fish = items.remove(at: 5)
      items.insert(fish, at: 0)
      table.moveRow(at: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0))
    }
    after(3.4) { [unowned self] in
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: true, scrollPosition: .none)
    }
    after(3.8) { [unowned self] in ask() }
    after(5.2) { [unowned self] in
      dismiss(animated: true) { [unowned self] in
        items.remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .right)
      }
    }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Delete \(items[2].name)?", message: "It is taken off the list.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "To buy" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = items[indexPath.row]
    (cell as? ShoppingCell)?.show(item.name, symbol: item.symbol, hue: item.hue)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard CACurrentMediaTime() < 0.5 else { return }
    cell.alpha = 0
    cell.transform = CGAffineTransform(translationX: 0, y: 60)
    UIView.animate(
      withDuration: 0.7, delay: 0.12 * Double(indexPath.row), usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0,
      animations: {
        cell.alpha = 1
        cell.transform = .identity
      })
  }
}

/// A name beside a badge.
final class ShoppingCell: UITableViewCell {
  private let badge = UIImageView()
  private let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.contentMode = .center
    badge.tintColor = .white
    badge.layer.cornerRadius = 10
    name.font = .preferredFont(forTextStyle: .headline)
    for part in [badge, name] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 36),
      badge.heightAnchor.constraint(equalToConstant: 36),
      name.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 14),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, symbol: String, hue: CGFloat) {
    name.text = text
    badge.image = UIImage(systemName: symbol)
    badge.backgroundColor = UIColor(hue: hue, saturation: 0.65, brightness: 0.85, alpha: 1)
  }
}
