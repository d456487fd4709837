/// The ground of a widget on the lock screen: white, of which little is left.
public struct AccessoryWidgetBackground: View {
  /// Makes the ground.
  public init() {}
  /// White with an opacity of 0.2.
  public var body: some View { Color.white.opacity(0.2) }
}
