import FlipbookDrawing
import FlipbookViews
import Foundation

struct Balloon: View {
  let title: String
  let tint: Color?

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: "mappin.circle.fill").font(.system(size: 30)).foregroundStyle(tint ?? .red)
      if !title.isEmpty { Text(title).font(.caption2).bold() }
    }
  }
}
