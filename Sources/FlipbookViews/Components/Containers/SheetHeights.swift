import Foundation

/// The heights at which a sheet rests, and how it follows a finger between and beyond them.
package struct SheetHeights {
  /// In points, from the lowest; never empty.
  package let all: [CGFloat]
  /// The height of the film, in points.
  let film: CGFloat
  /// The greatest height with a page behind that isn't dimmed, in points; nil for none.
  let undimmed: CGFloat?

  /// - Parameters:
  ///   - film: The height of the film, in points.
  ///   - undimmed: The greatest height with a page behind that isn't dimmed, in points; nil for none.
  package init(_ heights: [CGFloat], film: CGFloat, undimmedThrough undimmed: CGFloat? = nil) {
    all = heights.isEmpty ? [film] : heights.sorted()
    (self.film, self.undimmed) = (film, undimmed)
  }

  package var least: CGFloat { all[0] }
  package var most: CGFloat { all[all.count - 1] }

  /// Returns where a sheet stands under a finger: its height, and how far it is pushed down below the lowest one.
  ///
  /// - Parameters:
  ///   - wanted: The height up to the finger, in points. Beyond the greatest every point counts for less and less.
  ///   - staysUp: Whether it does so below the lowest, too.
  package func place(of wanted: CGFloat, staysUp: Bool) -> (height: CGFloat, drop: CGFloat) {
    func held(_ way: CGFloat) -> CGFloat { -ScrollPhysics.stretched(-way, limits: 0...0, room: film / 3) }
    if wanted > most { return (most + held(wanted - most), 0) }
    if wanted < least { return (least, staysUp ? held(least - wanted) : least - wanted) }
    return (wanted, 0)
  }

  /// Returns the height at which a sheet comes to rest, by its place in ``all``; nil when it goes away.
  ///
  /// - Parameter wanted: The height up to where the finger would come to rest, in points.
  package func rest(of wanted: CGFloat) -> Int? {
    guard wanted >= least * 0.55 else { return nil }
    return nearest(to: wanted)
  }

  /// Returns the place in ``all`` of the height next to one.
  package func nearest(to wanted: CGFloat) -> Int {
    all.indices.min { abs(all[$0] - wanted) < abs(all[$1] - wanted) } ?? 0
  }

  /// Returns how far the page behind has gone back, from 0 to 1: on the way from the height before the greatest one, or from none.
  ///
  /// - Parameter shown: The height that is in sight, in points.
  package func depth(at shown: CGFloat) -> CGFloat {
    let start = all.count > 1 ? all[all.count - 2] : 0
    return share(shown, from: start, to: most)
  }

  /// Returns the part of its darkness that the page behind has, from 0 to 1.
  ///
  /// - Parameter shown: The height that is in sight, in points. Below the lowest one it becomes lighter.
  package func dimming(at shown: CGFloat) -> CGFloat {
    guard let undimmed else { return share(shown, from: 0, to: least) }
    return all.first { $0 > undimmed + 0.5 }.map { share(shown, from: undimmed, to: $0) } ?? 0
  }

  /// Returns whether the page behind a sheet that rests is dimmed, and takes no touches.
  package func isDimmed(at rest: CGFloat) -> Bool { undimmed.map { rest > $0 + 0.5 } ?? true }

  private func share(_ shown: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    end > start ? max(0, min(1, (shown - start) / (end - start))) : 1
  }

  /// How dark the page behind becomes, from 0 to 1.
  package static func dimming(isDark: Bool) -> Double { isDark ? 0.29 : 0.12 }
}
