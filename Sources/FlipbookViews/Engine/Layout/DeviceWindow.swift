import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a view on the screen of a device: clear of what the hardware and the system's bars cover.
package struct DeviceWindow<Content: View>: View {
  private let content: Content
  private let insets: EdgeInsets
  private let radius: CGFloat?
  private let ground: Color

  /// - Parameters:
  ///   - insets: Those of the safe area, in points.
  ///   - radius: The radius of the picture's corners in points; nil for a rectangular picture.
  ///   - ground: The colour behind the view, within the corners.
  package init(_ content: Content, insets: EdgeInsets, radius: CGFloat?, ground: Color) {
    (self.content, self.insets) = (content, insets)
    (self.radius, self.ground) = (radius, ground)
  }

  /// The view within the safe area.
  package var body: some View {
    if let radius {
      window.background { ground }.clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
    } else {
      window
    }
  }

  private var window: some View {
    // Several views stand one below the other, as in a window.
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .coordinateSpace(name: SafeAreaSpace())
      .coveredByBar(insets.top, at: .top)
      .coveredByBar(insets.bottom, at: .bottom)
      .coveredByBar(insets.leading, at: .leading)
      .coveredByBar(insets.trailing, at: .trailing)
      .transformEnvironment(\.windowInsets) { $0 = insets }
      .padding(insets)
  }
}
