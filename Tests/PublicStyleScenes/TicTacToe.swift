import SwiftUI
final class TicTacToe: ObservableObject {
  enum Mark: String { case x = "xmark", o = "circle" }
  @Published private(set) var board: [Mark?] = .init(repeating: nil, count: 9)
  @Published var winner: Set<Int>?
  var turn: Mark = .x
  func play(_ i: Int) {
    guard board.indices ~= i, board[i] == nil, winner == nil else { return }
    board[i] = turn
    turn = turn == .x ? .o : .x
    let lines: [Set<Int>] = [
      [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
    winner = lines.first { l in
      Set(l.compactMap { board[$0]?.rawValue }).count == 1 && l.allSatisfy { board[$0] != nil }
    }
  }
  func reset() { board = Array(repeating: nil, count: 9); winner = nil }
}
struct TicTacToeView: View {
  @StateObject private var game = TicTacToe()
  let columns: [GridItem] = Array(repeating: .init(.flexible(), spacing: 10), count: 3)
  var body: some View {
    VStack {
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(0..<9) { i in
          ZStack {
            RoundedRectangle(cornerRadius: 16).fill(
              game.winner?.contains(i) == true ? Color.green.opacity(0.4) : Color(.systemGray5))
            if let m = game.board[i] {
              Image(systemName: m.rawValue).resizable().scaledToFit().padding(26).foregroundColor(
                m == .x ? .blue : .red
              ).font(.system(size: 10, weight: .heavy))
                .transition(
                  .asymmetric(
                    insertion: .scale.combined(with: .opacity),
                    removal: AnyTransition.opacity.animation(.easeOut(duration: 0.2))))
            }
          }
          .aspectRatio(1, contentMode: .fit)
          .rotation3DEffect(.degrees(game.board[i] == nil ? 0 : 180), axis: (0, 1, 0))
          .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { game.play(i) } }
        }
      }
      .padding()
      if game.winner != nil {
        Button("Play again", action: game.reset).buttonStyle(.bordered).transition(
          .move(edge: .bottom).combined(with: .opacity))
      }
    }
    .onReceive(Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .common).autoconnect()) { _ in
      if let free = game.board.indices.filter({ game.board[$0] == nil }).randomElement() {
        withAnimation(.spring()) { game.play(free) }
      }
    }
  }
}
struct TicTacToe_Previews: PreviewProvider { static var previews: some View { TicTacToeView() } }
