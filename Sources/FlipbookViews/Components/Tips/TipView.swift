import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a tip within other content.
public struct TipView<Content: Tip>: View {
  let tip: Content?
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipStyle) private var style

  /// Makes a view of a tip; nil shows none.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @Sendable @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action) }

  /// The tip in the style around.
  public var body: some View {
    if let tip {
      style(TipViewStyleConfiguration(tip: tip, handler: action)).environment(\.tipArrowEdge, arrowEdge)
    }
  }
}

private enum TipStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (TipViewStyleConfiguration) -> AnyView {
    { AnyView(MiniTipViewStyle().makeBody(configuration: $0)) }
  }
}

private enum TipAppearanceKey: EnvironmentKey {
  static var defaultValue: TipAppearance { TipAppearance() }
}

extension EnvironmentValues {
  /// Makes the views of tips.
  var tipStyle: @MainActor (TipViewStyleConfiguration) -> AnyView {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }

  /// The appearance of tips apart from their style.
  var tipAppearance: TipAppearance {
    get { self[TipAppearanceKey.self] }
    set { self[TipAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tips.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipStyle) { AnyView(style.makeBody(configuration: $0)) }
  }

  /// Fills the plates of tips in this view.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipAppearance) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the radius of the corners of tips' plates, in points.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipAppearance) { $0.cornerRadius = CGFloat(cornerRadius) }
  }

  /// Sets the size of tips' pictures, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipAppearance) { $0.imageSize = size }
  }

  /// Sets the colour of tips' pictures that are symbols.
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipAppearance) { $0.imageStyle = AnyShapeStyle(style) }
  }

  /// Shows a tip that points at the view, above it unless the edge says otherwise. Its cross closes it.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @Sendable @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTipModifier(tip: tip, edge: arrowEdge ?? .top, action: action)) }
}
