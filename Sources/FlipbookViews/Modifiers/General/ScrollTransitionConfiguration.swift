import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How views change as they come into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// With how much of a view in sight it is in its identity.
  public struct Threshold: Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// None of the view.
    public static let hidden = Threshold()
    /// The middle of the view in the middle of the scroll view. The same as the others in a film.
    public static var centered: Threshold { Threshold() }
    /// A part of the view, 0…1. The same as the others in a film.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }

  let isIdentity: Bool
  var isAnimated = false
  /// Along with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(isIdentity: false)
  /// By an animation at the edge; reported as unsupported, and done along with the scrolling.
  public static let animated = ScrollTransitionConfiguration(isIdentity: false, isAnimated: true)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
  /// By an animation at the edge; reported as unsupported. The animation is ignored.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }
  /// Along with the scrolling. The timing curve is ignored: the change is linear.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    .interactive
  }
  /// Sets the part in sight. Reports itself as unsupported and returns the configuration unchanged.
  public func threshold(_ threshold: Threshold, file: String = #fileID, line: Int = #line)
    -> ScrollTransitionConfiguration
  {
    FlipbookViews.unsupported("ScrollTransitionConfiguration.threshold", file, line)
    return self
  }
  /// Sets the animation. Reports itself as unsupported and returns the configuration unchanged.
  public func animation(_ animation: Animation, file: String = #fileID, line: Int = #line)
    -> ScrollTransitionConfiguration
  {
    FlipbookViews.unsupported("ScrollTransitionConfiguration.animation", file, line)
    return self
  }
}
