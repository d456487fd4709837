// flipbook: --size 640x800 --duration 14 --scale 1.25
import SwiftUI

// A game of 2048 that plays itself. Tiles keep their identity, so they slide when their place changes; a tile that
// has been merged waits for the slide to end, shows its new number and pops; a new one grows out of its own middle.

private struct Tile: Identifiable {
  let id: Int
  var number: Int
  var row: Int
  var column: Int
}

private enum Move: CaseIterable {
  case left, down, right, up
}

/// The rules, and the numbers on the board.
private struct Board {
  static let side = 4
  private(set) var tiles: [Tile] = []
  /// Tiles that slid into another one and go when they have arrived.
  private(set) var merged: [Tile] = []
  private(set) var score = 0
  private var nextID = 0

  init() {
    addTile()
    addTile()
  }

  mutating func clearMerged() { merged = [] }

  mutating func addTile() {
    let taken = Set(tiles.map { $0.row * Self.side + $0.column })
    guard let place = (0..<Self.side * Self.side).filter({ !taken.contains($0) }).randomElement() else {
      return
    }
    nextID += 1
    tiles.append(
      Tile(
        id: nextID, number: Int.random(in: 0..<10) == 0 ? 4 : 2, row: place / Self.side,
        column: place % Self.side))
  }

  /// Slides all tiles one way. False when that changes nothing.
  mutating func slide(_ move: Move) -> Bool {
    var changed = false
    var result: [Tile] = []
    merged = []
    for line in 0..<Self.side {
      let inLine = tiles.filter { Self.place(of: $0, move).line == line }
        .sorted { Self.place(of: $0, move).depth < Self.place(of: $1, move).depth }
      var depth = 0
      var last: Int?
      for tile in inLine {
        var tile = tile
        if let index = last, result[index].number == tile.number {
          result[index].number *= 2
          score += result[index].number
          Self.put(&tile, line: line, depth: depth - 1, move)
          merged.append(tile)
          last = nil
          changed = true
        } else {
          let old = Self.place(of: tile, move).depth
          Self.put(&tile, line: line, depth: depth, move)
          changed = changed || old != depth
          last = result.count
          result.append(tile)
          depth += 1
        }
      }
    }
    if changed { tiles = result } else { merged = [] }
    return changed
  }

  /// What a board is worth to the player: room, and large numbers in one corner.
  var worth: Double {
    let room = Double(Self.side * Self.side - tiles.count)
    let order = tiles.reduce(0.0) { $0 + Double($1.number) * Double($1.row + Self.side - $1.column) }
    return room * 12 + order / 10 + Double(score) / 20
  }

  private static func place(of tile: Tile, _ move: Move) -> (line: Int, depth: Int) {
    switch move {
    case .left: (tile.row, tile.column)
    case .right: (tile.row, side - 1 - tile.column)
    case .up: (tile.column, tile.row)
    case .down: (tile.column, side - 1 - tile.row)
    }
  }

  private static func put(_ tile: inout Tile, line: Int, depth: Int, _ move: Move) {
    switch move {
    case .left: (tile.row, tile.column) = (line, depth)
    case .right: (tile.row, tile.column) = (line, side - 1 - depth)
    case .up: (tile.row, tile.column) = (depth, line)
    case .down: (tile.row, tile.column) = (side - 1 - depth, line)
    }
  }
}

private final class Player: ObservableObject {
  @Published private(set) var board = Board()
  private var isOver = false

  func play() {
    guard !isOver else { return }
    let choices = Move.allCases.compactMap { move -> (Board, Double)? in
      var copy = board
      guard copy.slide(move) else { return nil }
      // One move further, so that it does not shut itself in.
      let next = Move.allCases.compactMap { move -> Double? in
        var further = copy
        return further.slide(move) ? further.worth : nil
      }
      return (copy, copy.worth + (next.max() ?? -1_000))
    }
    guard let best = choices.max(by: { $0.1 < $1.1 }) else {
      isOver = true
      return
    }
    board = best.0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.16) { [self] in
      board.clearMerged()
      board.addTile()
    }
  }
}

private struct TileView: View {
  let number: Int
  let side: CGFloat
  @State private var shown: Int?
  @State private var scale: CGFloat = 1

  private static func color(_ number: Int) -> Color {
    let colors: [Int: Color] = [
      2: Color(red: 0.93, green: 0.89, blue: 0.85), 4: Color(red: 0.93, green: 0.87, blue: 0.77),
      8: Color(red: 0.96, green: 0.69, blue: 0.46), 16: Color(red: 0.96, green: 0.58, blue: 0.38),
      32: Color(red: 0.96, green: 0.48, blue: 0.37), 64: Color(red: 0.96, green: 0.36, blue: 0.22),
      128: Color(red: 0.93, green: 0.81, blue: 0.44), 256: Color(red: 0.93, green: 0.8, blue: 0.37),
      512: Color(red: 0.93, green: 0.77, blue: 0.3), 1024: Color(red: 0.93, green: 0.75, blue: 0.24),
    ]
    return colors[number] ?? Color(red: 0.24, green: 0.22, blue: 0.2)
  }

  var body: some View {
    let number = shown ?? self.number
    RoundedRectangle(cornerRadius: 10)
      .fill(Self.color(number))
      .overlay(
        Text(String(number))
          .font(
            .system(
              size: number < 100 ? side * 0.46 : number < 1_000 ? side * 0.38 : side * 0.3, weight: .heavy)
          )
          .foregroundColor(number < 8 ? Color(red: 0.46, green: 0.43, blue: 0.39) : .white)
      )
      .frame(width: side, height: side)
      .scaleEffect(scale)
      .onAppear { shown = self.number }
      .onChange(of: self.number) { newNumber in
        // The number changes when the slide is over; then the tile pops.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
          shown = newNumber
          withAnimation(.easeOut(duration: 0.09)) { scale = 1.14 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.24) {
          withAnimation(.easeIn(duration: 0.09)) { scale = 1 }
        }
      }
  }
}

struct Tiles: View {
  @StateObject private var player = Player()
  private let beat = Timer.publish(every: 0.42, on: .main, in: .common).autoconnect()
  private let side: CGFloat = 118
  private let gap: CGFloat = 14

  private func origin(_ index: Int) -> CGFloat { gap + CGFloat(index) * (side + gap) }

  private var board: some View {
    let length = CGFloat(Board.side) * (side + gap) + gap
    return ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 16).fill(Color(red: 0.73, green: 0.68, blue: 0.63))
      ForEach(0..<Board.side * Board.side, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .fill(Color(red: 0.8, green: 0.76, blue: 0.71))
          .frame(width: side, height: side)
          .offset(x: origin(index % Board.side), y: origin(index / Board.side))
      }
      ForEach(player.board.merged + player.board.tiles) { tile in
        TileView(number: tile.number, side: side)
          .offset(x: origin(tile.column), y: origin(tile.row))
          .animation(.easeInOut(duration: 0.15), value: tile.row * Board.side + tile.column)
          .transition(
            .asymmetric(
              insertion: .scale(
                scale: 0,
                anchor: UnitPoint(
                  x: (origin(tile.column) + side / 2) / side, y: (origin(tile.row) + side / 2) / side)
              )
              .animation(.easeOut(duration: 0.16)),
              removal: .identity)
          )
          .zIndex(Double(tile.number))
      }
    }
    .frame(width: length, height: length)
  }

  var body: some View {
    VStack(spacing: 36) {
      HStack(alignment: .bottom) {
        Text("2048")
          .font(.system(size: 76, weight: .heavy))
          .foregroundColor(Color(red: 0.46, green: 0.43, blue: 0.39))
        Spacer()
        VStack(spacing: 2) {
          Text("SCORE").font(.caption.weight(.bold)).foregroundColor(
            Color(red: 0.93, green: 0.89, blue: 0.85))
          Text(String(player.board.score)).font(.title.weight(.heavy)).foregroundColor(.white)
        }
        .frame(width: 130, height: 72)
        .background(Color(red: 0.73, green: 0.68, blue: 0.63))
        .cornerRadius(10)
      }
      .frame(width: CGFloat(Board.side) * (side + gap) + gap)
      board
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.98, green: 0.97, blue: 0.94))
    .onReceive(beat) { _ in player.play() }
  }
}
