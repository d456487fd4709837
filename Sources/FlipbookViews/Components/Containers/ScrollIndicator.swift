import Foundation

/// Where the bar of a scroll view lies that shows which part of the content is in sight, and how it fades.
///
/// Measured on dtroupe18/iOS-Learning, iOS 18: 3 points wide, 3 from the edges, black at 0.35, whole with the first
/// movement of a finger, half gone about a second after the last one.
package enum ScrollIndicator {
  /// The width of the bar, and its distance from the edges, in points.
  package static let thickness: CGFloat = 3
  /// The opacity of the bar.
  package static let opacity = 0.35
  /// The time from the last movement until the bar begins to fade, in seconds.
  package static let stay: TimeInterval = 0.85
  /// The time in which the bar fades, in seconds.
  package static let fade: TimeInterval = 0.25
  /// The length of the shortest bar, and of one that is pushed together at an end of the content.
  private static let (shortest, pushed): (CGFloat, CGFloat) = (36, 7)

  /// Returns the start and the length of a bar along its axis, in points from the start of the window; nil where all of
  /// the content is in sight.
  ///
  /// - Parameters:
  ///   - offset: How far the content has been moved from where it begins; less than 0 where it is pulled beyond that.
  ///   - content: The length of the content.
  ///   - window: The length of the window on it.
  package static func span(offset: CGFloat, content: CGFloat, window: CGFloat) -> (
    start: CGFloat, length: CGFloat
  )? {
    let way = content - window
    let track = window - 2 * thickness
    guard way > 0.5, track > pushed, offset.isFinite else { return nil }
    let whole = min(track, max(shortest, track * window / content))
    let beyond = max(0, -offset, offset - way)
    let length = max(pushed, whole - beyond)
    return (thickness + (track - length) * min(max(offset / way, 0), 1), length)
  }

  /// Returns the share of the bar's opacity that is left a time after the last movement.
  package static func share(after time: TimeInterval) -> Double { min(1, max(0, 1 - (time - stay) / fade)) }
}
