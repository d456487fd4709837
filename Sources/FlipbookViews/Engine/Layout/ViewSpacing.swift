import FlipbookDrawing
import Foundation

/// The distances a view wants from its neighbours.
///
/// Each edge is known by how far it keeps from edges of one kind; two edges keep the largest distance that
/// both ask for.
public struct ViewSpacing: Sendable {
  /// The distances that the lines of a text ask of the text above or below.
  struct Lines: Hashable, Sendable {
    /// Between a line above and these, in points.
    var leading: CGFloat
    /// From line to line.
    var height: CGFloat
  }

  /// An edge at the top or at the bottom.
  struct Side: Hashable, Sendable {
    /// Of a text, and of a symbol, which stands beside texts as a letter does.
    var lines: Lines?
    /// Between an edge and the text under it, in points: what each of them adds.
    var aboveText: CGFloat?
    /// Between a text and the edge under it.
    var belowText: CGFloat?
    /// From anything that asks for nothing else.
    var plain: CGFloat?

    mutating func formUnion(_ other: Side) {
      lines = [lines, other.lines].compactMap { $0 }.max { $0.height < $1.height }
      aboveText = larger(aboveText, other.aboveText)
      belowText = larger(belowText, other.belowText)
      plain = larger(plain, other.plain)
    }
  }

  /// Between most views, in points.
  static let usual: CGFloat = 8

  var top = Side(belowText: 0)
  var bottom = Side(aboveText: 0)
  /// From neighbours at either side; nil for the usual distance.
  var leading: CGFloat?
  var trailing: CGFloat?

  /// No distance at any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (Side(plain: 0), Side(plain: 0))
    (spacing.leading, spacing.trailing) = (0, 0)
    return spacing
  }()

  /// Makes the usual distances, 8 points between most views.
  public init() {}

  /// No distance along an axis, as a spacer's.
  init(noneAlong axis: Axis) {
    switch axis {
    case .horizontal: (leading, trailing, top, bottom) = (0, 0, Side(), Side())
    case .vertical: (top, bottom) = (Side(plain: 0), Side(plain: 0))
    }
  }

  /// Nothing yet, for unions.
  static let none: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (Side(), Side())
    return spacing
  }()

  /// A text's.
  ///
  /// - Parameters:
  ///   - ascent: Of its largest font above the baseline, in points, as all others.
  ///   - pixel: The length of a pixel.
  init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixel: CGFloat) {
    func up(_ length: CGFloat) -> CGFloat { (length / pixel - 1e-6).rounded(.up) * pixel }
    let height = ascent + descent
    let air = up(height * 0.1)
    let lines = Lines(leading: up(max(0, leading)), height: height + leading)
    top = Side(lines: lines, aboveText: height + air - ascent)
    bottom = Side(lines: lines, belowText: max(height + air - capHeight, air + descent))
  }

  /// A symbol's in its own size.
  ///
  /// - Parameter descent: From the baseline of texts beside it down to its bottom edge, in points.
  init(symbolWithDescent descent: CGFloat) {
    let lines = Lines(leading: 0, height: -.infinity)
    top = Side(lines: lines, aboveText: descent)
    bottom = Side(lines: lines, belowText: descent + 1)
  }

  /// Returns the distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard axis == .vertical else { return larger(trailing, next.leading) ?? Self.usual }
    var distance: CGFloat?
    if let above = bottom.lines, let below = next.top.lines {
      // Beside a symbol lines need no room.
      distance = above.height.isFinite && below.height.isFinite ? below.leading : 0
    }
    if let own = bottom.aboveText, let other = next.top.aboveText { distance = larger(distance, own + other) }
    if let own = bottom.belowText, let other = next.top.belowText { distance = larger(distance, own + other) }
    return distance ?? larger(bottom.plain, next.top.plain) ?? Self.usual
  }

  /// Takes over the larger distances of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
  }

  /// Returns the larger distances of two views at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distances with those of some edges as a view's that is no text.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    let usual = ViewSpacing()
    if edges.contains(.top) { copy.top = usual.top }
    if edges.contains(.bottom) { copy.bottom = usual.bottom }
    if edges.contains(.leading) { copy.leading = nil }
    if edges.contains(.trailing) { copy.trailing = nil }
    return copy
  }
}

/// The larger of two numbers that there may be.
private func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
  guard let first, let second else { return first ?? second }
  return max(first, second)
}
