import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The ground of navigation containers and tab views: they hide what lies behind them, as UIKit's do.
struct PageGround: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isElevated) private var isElevated
  @Environment(\.presentationHasGround) private var presentationHasGround

  init() {}

  func body(content: Content) -> some View { content.background(style) }

  private var style: AnyShapeStyle {
    // A presentation that names its own background shows it through what it holds.
    if presentationHasGround { return AnyShapeStyle(Color.clear) }
    return isElevated ? Self.elevated(scheme) : AnyShapeStyle(.background)
  }

  /// In the dark, sheets are lighter than what they lie over.
  static func elevated(_ scheme: ColorScheme) -> AnyShapeStyle {
    scheme == .dark
      ? AnyShapeStyle(SystemGrounds.plain(.dark, isElevated: true))
      : AnyShapeStyle(.background)
  }
}

private enum PresentationHasGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the presentation around has a background of its own.
  var presentationHasGround: Bool {
    get { self[PresentationHasGroundKey.self] }
    set { self[PresentationHasGroundKey.self] = newValue }
  }
}
