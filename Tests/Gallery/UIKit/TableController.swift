import UIKit

/// A table of rows with titles, some with details and accessories.
class TableController: UITableViewController {
  private let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Early" : "Late"
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? nil : "By the month of harvest"
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
      let remove = UIAction(title: "Remove", attributes: .destructive) { _ in }
      return UIMenu(children: [share, UIMenu(options: .displayInline, children: [remove])])
    })
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = fruits[indexPath.section * 3 + indexPath.row]
    if indexPath.row == 1 { content.secondaryText = "ripe" }
    if indexPath.row == 2 { content.image = UIImage(systemName: "leaf") }
    cell.contentConfiguration = content
    cell.accessoryType = [.none, .disclosureIndicator, .checkmark][indexPath.row]
    return cell
  }
}
