/// Gathers what is wrong with a scene file.
final class SceneIssues {
  private struct Raw: Hashable {
    var offset: Int
    var message: String
    var uses: [Int]
  }

  static let limit = 200
  private var raw: [Raw] = []
  private var known: Set<Raw> = []
  private(set) var droppedCount = 0

  var isEmpty: Bool { raw.isEmpty }
  var isFull: Bool { raw.count >= Self.limit }

  func report(_ offset: Int, _ message: String, origin: SceneOrigin? = nil) {
    var uses: [Int] = []
    var next = origin
    while let use = next, uses.count < 4 {
      uses.append(use.offset)
      next = use.outer
    }
    let issue = Raw(offset: offset, message: message, uses: uses)
    guard known.insert(issue).inserted else { return }
    if isFull { droppedCount += 1 } else { raw.append(issue) }
  }

  func report(_ node: JSONNode, _ message: String) { report(node.offset, message, origin: node.origin) }

  /// - Parameter root: The parsed text.
  func error(_ root: JSONNode, _ bytes: [UInt8]) -> SceneFileError {
    let issues = raw.sorted { $0.offset < $1.offset }.map { issue in
      SceneIssue(
        place: JSONPlace(offset: issue.offset, in: root, bytes: bytes), message: issue.message,
        uses: issue.uses.map { JSONPlace.path(to: $0, in: root) })
    }
    return SceneFileError(issues: issues, droppedCount: droppedCount)
  }
}
