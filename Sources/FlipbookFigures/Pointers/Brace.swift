import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A curly brace along an edge of what it stands at, as a filled shape. It fills its room; its tip points away from what
/// is braced.
///
/// ```swift
/// Brace(.bottom).frame(width: 120, height: 12)
/// Text("a + b").brace(.bottom) { Text("sum") }
/// ```
public struct Brace: Shape {
  /// The edge that it stands at: `.bottom` points down.
  public var edge: Edge
  /// In points.
  public var lineWidth: CGFloat
  /// How much is drawn, from the tip to both sides: 0…1.
  public var progress: Double

  /// Makes a brace at an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge of what it braces.
  ///   - lineWidth: In points.
  ///   - progress: How much is drawn, from the tip to both sides: 0…1.
  public nonisolated init(_ edge: Edge = .bottom, lineWidth: CGFloat = 2, progress: Double = 1) {
    (self.edge, self.lineWidth, self.progress) = (edge, lineWidth, progress)
  }

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let isAcross = edge == .top || edge == .bottom
    let (length, depth) = isAcross ? (rect.width, rect.height) : (rect.height, rect.width)
    let drawn = progress.unit
    guard drawn > 0, lineWidth > 0, length > 2 * lineWidth, depth > lineWidth else { return Path() }
    // As for the bottom edge: along the room's length, and away from what is braced.
    let inset = lineWidth / 2
    let bow = min((depth - lineWidth) / 2, (length - lineWidth) / 4)
    let line = depth / 2
    func half(_ side: CGFloat) -> Path {
      var path = Path()
      func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
        CGPoint(x: length / 2 + side * along, y: away)
      }
      let end = length / 2 - inset
      path.move(to: point(0, depth - inset))
      path.addCurve(
        to: point(bow * 1.2, line), control1: point(bow * 0.1, line + bow * 0.35),
        control2: point(bow * 0.5, line))
      path.addLine(to: point(end - bow * 1.2, line))
      path.addCurve(
        to: point(end, inset), control1: point(end - bow * 0.5, line),
        control2: point(end - bow * 0.1, line - bow * 0.35))
      return path.trimmedPath(from: 0, to: drawn)
    }
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    let path = half(1).strokedPath(style).union(half(-1).strokedPath(style))
    return path.applying(transform(to: rect, depth: depth))
  }

  private nonisolated func transform(to rect: CGRect, depth: CGFloat) -> CGAffineTransform {
    switch edge {
    case .bottom: CGAffineTransform(translationX: rect.minX, y: rect.minY)
    case .top: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.minY + depth)
    case .trailing: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: rect.minX, ty: rect.minY)
    case .leading: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.minX + depth, ty: rect.minY)
    }
  }

  /// The line width and the progress.
  public nonisolated var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(lineWidth, progress) }
    set { (lineWidth, progress) = (newValue.first, newValue.second) }
  }
}
