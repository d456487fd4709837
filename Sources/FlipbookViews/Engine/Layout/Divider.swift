import FlipbookDrawing
import Foundation

/// A line across the axis of the stack around it, one pixel thick.
public struct Divider: View {
  /// Makes the line.
  public init() {}

  /// The line in the separator's colour.
  public var body: some View { DividerLine() }
}

private struct DividerLine: View {
  @Environment(\.stackAxis) private var axis
  @Environment(\.pixelLength) private var pixel
  @Environment(\.menu) private var menu

  var body: some View {
    Color(uiColor: .separator)
      .frame(width: axis == .horizontal ? pixel : nil, height: axis == .horizontal ? nil : pixel)
      .opacity(menu == nil ? 1 : 0)
      .layoutValue(key: MenuItemKey.self, value: menu == nil ? nil : .gap)
  }
}
