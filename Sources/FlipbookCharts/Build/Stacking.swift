import Foundation

/// Puts bars and areas at one place one on the other.
@MainActor
struct Stacking {
  /// From where to where a mark goes along its values, and which of its ends are the stack's own.
  struct Range {
    var start: Double
    var end: Double
    var isOutermost = true
  }

  private struct Key: Hashable {
    var kind: Mark.Kind
    var isVertical: Bool
    var cross: PlotInterval?
    var place: Datum?
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var lastPositive: Int?
    var lastNegative: Int?
    var members: [Int] = []
  }

  /// Whether the values of a bar or an area go down.
  static func isVertical(_ mark: Mark) -> Bool {
    let (x, y) = (mark.x, mark.y)
    if y.end != nil, x.end == nil { return true }
    if x.end != nil { return false }
    guard let across = x.start else { return y.start?.lower.number != nil }
    guard let down = y.start else { return across.lower.number == nil }
    let isNumber = { (interval: PlotInterval) in
      if case .number = interval.lower { interval.upper == nil } else { false }
    }
    return !(isNumber(across) && !isNumber(down))
  }

  /// The ranges of the marks that have one value along their direction; nil for the others.
  static func ranges(of marks: [Mark]) -> [Range?] {
    var ranges = [Range?](repeating: nil, count: marks.count)
    var stacks: [Key: Stack] = [:]
    var order: [Key] = []
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let isVertical = isVertical(mark)
      let (along, cross) = isVertical ? (mark.y, mark.x) : (mark.x, mark.y)
      guard along.end == nil, let value = along.start?.center.number else { continue }
      guard mark.stacking != .unstacked else {
        ranges[index] = Range(start: 0, end: value)
        continue
      }
      let key = Key(
        kind: mark.kind, isVertical: isVertical, cross: cross.start,
        place: mark.kind == .bar ? mark.style.position?.key.datum : nil)
      if stacks[key] == nil { order.append(key) }
      ranges[index] = add(value, at: index, to: &stacks[key, default: Stack()])
    }
    for key in order { if let stack = stacks[key] { finish(stack, marks, &ranges) } }
    return ranges
  }

  private static func add(_ value: Double, at index: Int, to stack: inout Stack) -> Range {
    stack.members.append(index)
    let start = value < 0 ? stack.negative : stack.positive
    if value < 0 {
      stack.negative += value
      stack.lastNegative = index
    } else {
      stack.positive += value
      if value > 0 || stack.lastPositive == nil { stack.lastPositive = index }
    }
    return Range(start: start, end: start + value)
  }

  private static func finish(_ stack: Stack, _ marks: [Mark], _ ranges: inout [Range?]) {
    let total = stack.positive - stack.negative
    for index in stack.members {
      guard var range = ranges[index] else { continue }
      range.isOutermost = index == stack.lastPositive || index == stack.lastNegative
      switch marks[index].stacking.storage {
      case .normalized where total > 0: (range.start, range.end) = (range.start / total, range.end / total)
      case .center:
        let middle = (stack.positive + stack.negative) / 2
        (range.start, range.end) = (range.start - middle, range.end - middle)
      default: break
      }
      ranges[index] = range
    }
  }
}
