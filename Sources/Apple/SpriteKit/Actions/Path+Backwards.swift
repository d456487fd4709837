import FlipbookDynamics
import FlipbookPicture
import Foundation

extension Path {
  /// The path from its end to its start, as short lines.
  var backwards: Path {
    var path = Path()
    for line in ConvexShape.lines(of: self).reversed() {
      path.addLines(line.reversed().map { CGPoint(x: $0.x, y: $0.y) })
    }
    return path
  }
}
