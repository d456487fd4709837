import FlipbookPicture
import Foundation

/// Collects the rules under and through the parts of a line; neighbours that are alike become one.
struct RuleBuilder {
  private(set) var decorations: [TextLayout.Decoration] = []

  mutating func add(_ run: ShapingStyle.Run, from start: CGFloat, to end: CGFloat) {
    guard end > start else { return }
    let size = run.content.font.size
    let rise = run.content.baselineOffset
    if let underline = run.content.underline {
      let thickness = max(run.metrics.underlineThickness, 0.02) * size
      add(underline, of: run, x: start...end, y: run.metrics.underlineOffset * size - rise, thickness)
    }
    if let strikethrough = run.content.strikethrough {
      let thickness = max(run.metrics.strikethroughThickness, 0.02) * size
      add(
        strikethrough, of: run, x: start...end, y: -run.metrics.strikethroughOffset * size - rise, thickness)
    }
  }

  mutating func shift(by distance: CGFloat) {
    for index in decorations.indices {
      decorations[index].rect = decorations[index].rect.offsetBy(dx: distance, dy: 0)
    }
  }

  private mutating func add(
    _ line: TextContent.LineDecoration, of run: ShapingStyle.Run, x: ClosedRange<CGFloat>, y: CGFloat,
    _ thickness: CGFloat
  ) {
    let rule = TextLayout.Decoration(
      rect: CGRect(x: x.lowerBound, y: y, width: x.upperBound - x.lowerBound, height: thickness),
      pattern: line.pattern, color: line.color ?? run.content.color)
    let neighbour = decorations.lastIndex { other in
      other.pattern == rule.pattern && other.color == rule.color && other.rect.minY == y
        && other.rect.height == thickness && other.rect.maxX == x.lowerBound
    }
    if let neighbour {
      let old = decorations[neighbour].rect
      decorations[neighbour].rect = CGRect(
        x: old.minX, y: y, width: x.upperBound - old.minX, height: thickness)
    } else {
      decorations.append(rule)
    }
  }
}
