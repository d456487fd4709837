import UIKit

/// A table that scrolls past its reused cells and changes its rows.
final class FastTable: UIViewController {
  private let table = UITableView(frame: .zero, style: .grouped)
  private var rows = (0..<3).map { section in (0..<25).map { "\(section).\($0)" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    view.addSubview(table)
    var step = 0
    Timer.scheduledTimer(withTimeInterval: 0.12, repeats: true) { [self] _ in
      step += 1
      if step % 3 == 0 {
        let gone = [
          IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0),
        ]
        for path in gone.reversed() { rows[0].remove(at: path.row) }
        rows[1].insert("new \(step)", at: 2)
        table.performBatchUpdates {
          self.table.deleteRows(at: gone, with: .left)
          self.table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .fade)
        }
      } else {
        table.setContentOffset(CGPoint(x: 0, y: CGFloat(step * 617 % 2400)), animated: step % 2 == 0)
      }
    }
  }
}

extension FastTable: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? CountingCell)?.uses += 1
    // How often this very cell was used shows which one came back from the pool.
    cell.textLabel?.text =
      "\(rows[indexPath.section][indexPath.row]) use \((cell as? CountingCell)?.uses ?? 0)"
    return cell
  }
}

final class CountingCell: UITableViewCell {
  var uses = 0
}
