import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The mark before the title of a row of a menu: of the chosen one, and of one that opens another menu.
enum MenuMark: View {
  case chosen, closed, open

  var body: some View {
    switch self {
    case .chosen:
      Path { path in
        path.move(to: CGPoint(x: 0, y: 6))
        path.addLine(to: CGPoint(x: 3.8, y: 10.5))
        path.addLine(to: CGPoint(x: 11, y: 0))
      }
      .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 11, height: 12)
    case .closed, .open:
      Image(systemName: "chevron.forward")
        .font(.body.bold()).imageScale(.small)
        .rotationEffect(.degrees(self == .open ? 90 : 0))
    }
  }
}
