import FlipbookDrawing
import Foundation

/// The mark at the end of rows that lead to another page.
struct LinkChevron: View {
  /// Before it, in points.
  static let gap: CGFloat = 8.33

  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
      // Its ink ends two pixels of a phone's before the row's content does.
      .padding(.trailing, -1.63)
  }
}
