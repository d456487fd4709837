import FlipbookCompare
import Foundation

/// A profile as a picture: a bar for each part of the work as wide as its time, its own parts below it.
struct FlameGraph {
  private static let width = 1_200.0
  private static let rowHeight = 22.0
  private static let margin = 12.0
  /// Narrower bars are left out, in points.
  private static let narrowest = 0.5
  private static let colors = [
    "start": "#b9c4d6", "record": "#8fb8de", "paint": "#f2b880", "encode": "#a8cfa0", "rest": "#d4d0c8",
  ]

  private let root: ProfileNode
  private let title: String

  init(_ profile: FilmProfile) {
    root = ProfileNode(
      name: "all", seconds: profile.stages.reduce(0) { $0 + $1.seconds }, children: profile.stages)
    title =
      "\(profile.scene): \(profile.frameCount) frames, \(Self.seconds(root.seconds)) of processor time, "
      + "\(Self.seconds(profile.seconds)) on the clock"
  }

  /// The whole file.
  var svg: String {
    var bars: [String] = []
    var depth = 0
    func add(_ node: ProfileNode, _ left: Double, _ row: Int, _ color: String) {
      let width = node.seconds / max(root.seconds, 1e-9) * (Self.width - 2 * Self.margin)
      guard width >= Self.narrowest else { return }
      depth = max(depth, row + 1)
      bars.append(bar(node, left, width, row, color))
      var place = left
      for child in node.children {
        add(child, place, row + 1, row == 0 ? Self.colors[child.name] ?? color : color)
        place += child.seconds / max(root.seconds, 1e-9) * (Self.width - 2 * Self.margin)
      }
    }
    add(root, Self.margin, 0, "#e8e4dc")
    let height = Self.top(depth) + Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(height))" \
      font-family="Inter, sans-serif" font-size="12" fill="#222">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="\(Self.margin)" y="24" font-size="15">\(XMLText.escaped(title))</text>
      \(bars.joined(separator: "\n"))
      </svg>

      """
  }

  private func bar(_ node: ProfileNode, _ left: Double, _ width: Double, _ row: Int, _ color: String)
    -> String
  {
    let share = node.seconds / max(root.seconds, 1e-9)
    let count = node.count.map { ", \(Int($0.rounded())) a frame" } ?? ""
    let name = XMLText.escaped(node.name)
    let words = "\(name): \(Self.seconds(node.seconds)), \(Int((share * 100).rounded())) %\(count)"
    // The longest label that fits, at about 6.6 points a letter.
    let shown = ["\(node.name) \(Self.seconds(node.seconds))", node.name].first {
      Double($0.count) * 6.6 + 8 < width
    }
    let (x, y) = (Self.number(left), Self.number(Self.top(row)))
    return """
      <g><title>\(words)</title><rect x="\(x)" y="\(y)" width="\(Self.number(width))" height="\(Self.rowHeight - 1)" \
      rx="2" fill="\(color)" stroke="#fff"/><text x="\(Self.number(left + 5))" y="\(Self.number(Self.top(row) + 15))">\(XMLText.escaped(shown ?? ""))</text></g>
      """
  }

  private static func top(_ row: Int) -> Double { 38 + Double(row) * rowHeight }
  private static func seconds(_ value: Double) -> String { String(format: "%.2f s", value) }
  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
