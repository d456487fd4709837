import FlipbookDrawing
import FlipbookMotion

/// Fades and scales a view in and out of a blur.
public struct BlurReplaceTransition: Transition {
  /// The direction of the scale.
  public struct Configuration: Equatable, Sendable {
    let goesUp: Bool
    /// Down while the view goes, up while it comes.
    public static let downUp = Configuration(goesUp: false)
    /// Up both while the view goes and while it comes.
    public static let upUp = Configuration(goesUp: true)
  }

  /// The way of the scale.
  public var configuration: Configuration

  /// Makes a transition with a way of the scale.
  public init(configuration: Configuration) { self.configuration = configuration }

  private func scale(_ phase: TransitionPhase) -> Double {
    switch phase {
    case .identity: 1
    case .willAppear: 0.9
    case .didDisappear: configuration.goesUp ? 1.1 : 0.9
    }
  }

  /// The content; blurred, scaled and clear while away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Through a blur, growing in and shrinking out.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Through a blur, with a way of the scale.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: config)
  }
}
