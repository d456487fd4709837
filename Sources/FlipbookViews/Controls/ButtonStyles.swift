import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label in the tint, fainter while pressed.
struct BorderlessFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .opacity(configuration.isPressed ? 0.3 : 1)
  }
}

/// The label as it is, fainter while pressed.
private struct PlainFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// The label on a rounded rectangle.
private struct BorderedFace: ButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    let tint = configuration.role == .destructive ? Color.red : Color.accentColor
    return configuration.label
      .foregroundStyle(isProminent ? Color.white : tint)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(isProminent ? tint : Color.gray.opacity(0.18), in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A built-in button style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderlessFace()).view(configuration)
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderlessFace()).view(configuration)
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(PlainFace()).view(configuration)
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderedFace(isProminent: false)).view(configuration)
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderedFace(isProminent: true)).view(configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
