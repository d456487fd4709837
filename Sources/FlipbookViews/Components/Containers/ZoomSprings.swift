import FlipbookMotion
import Foundation

/// The springs by which the parts of a zoom move. By films of an iPhone 16 Pro under iOS 27, measured by others.
package struct ZoomSprings {
  package var center, width, height, fade, dimming: Spring
  /// Of what a finger has done to the view.
  package var hold, holdOfHeight: Spring
  /// How long the fade waits, in seconds.
  package var fadeDelay = 0.0

  /// A page comes, or a cover.
  package static let pageOpens = ZoomSprings(
    center: Spring(response: 0.317, dampingRatio: 1), width: Spring(response: 0.317, dampingRatio: 1),
    height: Spring(response: 0.406, dampingRatio: 0.925), fade: Spring(response: 0.156, dampingRatio: 1),
    dimming: opening, hold: pageReturn, holdOfHeight: pageReturn, fadeDelay: 0.01)
  package static let pageCloses = ZoomSprings(
    center: closing, width: closing, height: closing, fade: Spring(response: 0.191, dampingRatio: 1),
    dimming: closing, hold: closing, holdOfHeight: closing)
  /// A page goes that a finger has let go.
  package static let pulledPageCloses = ZoomSprings(
    center: pulled, width: pulled, height: pulledHeight, fade: Spring(response: 0.191, dampingRatio: 1),
    dimming: closing, hold: pulled, holdOfHeight: pulledHeight)
  package static let sheetOpens = ZoomSprings(
    center: Spring(response: 0.349, dampingRatio: 0.833), width: sheetSize, height: sheetSize,
    fade: sheetFade, dimming: opening, hold: sheetReturn, holdOfHeight: sheetReturn, fadeDelay: 0.045)
  package static let sheetCloses = ZoomSprings(
    center: sheetCenter, width: sheetShrinks, height: sheetShrinks, fade: sheetFade, dimming: closing,
    hold: sheetCenter, holdOfHeight: sheetShrinks)

  /// The opacity of the black over the page below.
  package static let dimming: CGFloat = 0.15
  /// The view zoomed from is opaque under the page that fades in, until this part of the fade is left: 1 / 10.
  package static let cover: CGFloat = 10
  /// Of the film's device, in points: the corners of a page on its way become those of the screen.
  package static let screenRadius: CGFloat = 47
  /// From the page's edges, in points, within which its corners become square, as the film is.
  package static let squareRange: CGFloat = 12

  private static let opening = Spring(response: 0.34, dampingRatio: 1)
  private static let closing = Spring(response: 0.34, dampingRatio: 0.92)
  private static let pulled = Spring(response: 0.45, dampingRatio: 0.81)
  private static let pulledHeight = Spring(response: 0.33, dampingRatio: 0.98)
  private static let pageReturn = Spring(response: 0.278, dampingRatio: 0.927)
  private static let sheetSize = Spring(response: 0.472, dampingRatio: 0.748)
  private static let sheetCenter = Spring(response: 0.442, dampingRatio: 0.762)
  private static let sheetShrinks = Spring(response: 0.203, dampingRatio: 1)
  private static let sheetFade = Spring(response: 0.154, dampingRatio: 1)
  private static let sheetReturn = Spring(response: 0.196, dampingRatio: 1)

  /// When all parts are at rest, in seconds.
  package var end: TimeInterval {
    [center, width, height, fade, dimming, hold, holdOfHeight].map { spring in
      spring.restingTime(target: 1.0, epsilon: Self.rest)
    }.max()! + fadeDelay
  }

  /// As a part of the way.
  private static let rest = 0.0005
}
