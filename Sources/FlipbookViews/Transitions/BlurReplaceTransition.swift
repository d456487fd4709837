import FlipbookDrawing
import FlipbookMotion

/// Fades and scales a view in and out of a blur.
public struct BlurReplaceTransition: Transition {
  /// Which way the scale goes.
  public struct Configuration: Equatable, Sendable {
    let goesUp: Bool
    /// Down while the view goes, up while it comes.
    public static let downUp = Configuration(goesUp: false)
    /// Up both while the view goes and while it comes.
    public static let upUp = Configuration(goesUp: true)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  private func scale(_ phase: TransitionPhase) -> Double {
    switch phase {
    case .identity: 1
    case .willAppear: 0.9
    case .didDisappear: configuration.goesUp ? 1.1 : 0.9
    }
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: config)
  }
}
