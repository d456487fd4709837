import Flipbook
import FlipbookViews

extension GalleryCase {
  /// A finger that comes down on a control and stays for a second.
  static func press(_ name: String, at time: Double) -> [InteractionStep] {
    [InteractionStep(at: time, .longPress(.name(name), duration: 1))]
  }

  /// A tap on a control.
  static func tap(_ name: String, at time: Double) -> [InteractionStep] {
    [InteractionStep(at: time, .tap(.name(name), count: 1))]
  }

  /// A finger that scrolls content by so many points, upwards for positive ones, in 0.3 s.
  static func scroll(by distance: Double, at time: Double) -> [InteractionStep] {
    [
      InteractionStep(
        at: time,
        .scroll(nil, by: CGSize(width: 0, height: distance), InteractionAction.Pacing(duration: 0.3)))
    ]
  }

  /// A finger that goes up from near the bottom, in 0.4 s.
  static func pull(by distance: Double, at time: Double) -> [InteractionStep] {
    [
      InteractionStep(
        at: time,
        .drag(
          .point(x: 160, y: 400), .offsets([CGSize(width: 0, height: -distance)]),
          InteractionAction.Pacing(duration: 0.4)))
    ]
  }

  /// A finger that comes down near the end of the first row of a list and goes so many points to its beginning.
  static func swipe(by distance: Double, at time: Double) -> [InteractionStep] {
    [
      InteractionStep(
        at: time,
        .drag(
          .point(x: 280, y: 57), .offsets([CGSize(width: -distance, height: 0)]),
          InteractionAction.Pacing(duration: 0.3, velocity: .zero, hold: 0.1)))
    ]
  }
}
