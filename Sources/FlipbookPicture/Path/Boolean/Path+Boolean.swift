import Foundation

extension Path {
  /// The outline of what either path fills.
  ///
  /// In all of these methods, subpaths count as closed, curves stay curves, and the result fills the same by
  /// both rules: it has no crossings, and subpaths around holes turn the other way.
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside both paths; otherwise the nonzero
  ///   winding rule does.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The outline of what both paths fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The outline of what this path fills and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The outline of what one of both paths fills, but not both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The outline of what this path fills, without crossings.
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { one, _ in one }
  }

  /// The parts of this path's lines that lie inside what the other path fills, or on its outline. Subpaths of
  /// this path that are open stay so.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: true, of: other, eoFill: eoFill)
  }

  /// The parts of this path's lines that lie outside what the other path fills.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: false, of: other, eoFill: eoFill)
  }

  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    var outline = BooleanOutline()
    outline.append(self, shape: 0, closing: true)
    outline.append(other, shape: 1, closing: true)
    func fills(_ windings: SIMD2<Int>) -> Bool {
      eoFill
        ? isInside(windings.x % 2 != 0, windings.y % 2 != 0) : isInside(windings.x != 0, windings.y != 0)
    }
    var result = Path()
    // Where curves touch at an angle of next to nothing, rounding can lose a crossing, and edges don't meet. A
    // coarser look, still far finer than a pixel, sees those places as one.
    for coarseness in [1.0, 16, 256, 4_096] {
      guard let arrangement = BooleanArrangement(outline, coarseness: coarseness) else { return self }
      guard let kept = arrangement.boundary(fills) else { return self }
      let isWhole = arrangement.closes(kept)
      guard isWhole || coarseness == 1 else { continue }
      var assembly = BooleanAssembly(arrangement)
      assembly.addLoops(kept)
      result = Path(assembly.elements)
      if isWhole { break }
    }
    return result
  }

  private func lines(inside: Bool, of other: Path, eoFill: Bool) -> Path {
    var outline = BooleanOutline()
    outline.append(self, shape: 0, closing: false)
    outline.append(other, shape: 1, closing: true)
    guard let arrangement = BooleanArrangement(outline), let winding = arrangement.affordableWinding else {
      return self
    }
    func fills(_ windings: SIMD2<Int>) -> Bool { eoFill ? windings.y % 2 != 0 : windings.y != 0 }
    var assembly = BooleanAssembly(arrangement)
    assembly.addLines(arrangement.steps.filter { $0.shape == 0 }) { step in
      let sides = winding.sides(of: step.edge)
      return (fills(sides.clockwise) || fills(sides.counterclockwise)) == inside
    }
    return Path(assembly.elements)
  }
}
