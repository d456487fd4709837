import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A red disc, or a capsule, to the right of a tab's symbol; as UIKit's.
struct TabBadge: View {
  let label: Text

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(height: 0)
      label.font(.system(size: 13)).foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: Self.height, minHeight: Self.height)
        .background(.red, in: Capsule(style: .circular))
        .fixedSize()
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 4)
    }
    .padding(.top, 2)
  }

  /// In points; the badge of one letter is as wide.
  private static let height: CGFloat = 18
}
