// flipbook: --size 960x600 --duration 6 --scale 1.25 --background #000000
import SwiftUI

// Digital rain by sharing the work: each column is a view, which stacks its letters and fades them along its own
// length; a canvas draws the views where they have fallen to, further ones smaller, slower and out of focus.

private struct RainColumn: Identifiable {
  let id: Int
  /// Across the picture, 0 to 1.
  let x: Double
  /// 0 near, 1 far.
  let depth: Double
  let letters: [Character]
  /// Seconds after which it starts, and for one fall.
  let delay: Double
  let fall: Double

  static let alphabet = Array("ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ0123456789")

  static func all(count: Int) -> [RainColumn] {
    (0..<count).map { index in
      let depth = Double.random(in: 0...1)
      return RainColumn(
        id: index, x: Double.random(in: -0.02...1.02), depth: depth,
        letters: (0..<Int.random(in: 8...18)).map { _ in alphabet.randomElement()! },
        delay: Double.random(in: -4...1.5), fall: 2.2 + 3.2 * depth)
    }
    .sorted { $0.depth > $1.depth }
  }
}

private struct RainColumnView: View {
  let letters: [Character]

  var body: some View {
    VStack(spacing: -2) {
      ForEach(letters.indices, id: \.self) { index in
        Text(String(letters[index]))
          .font(.system(size: 22, weight: .medium, design: .monospaced))
          .foregroundColor(index == letters.count - 1 ? Color(red: 0.85, green: 1, blue: 0.9) : .black)
      }
    }
    .overlay(
      LinearGradient(
        colors: [
          Color(red: 0, green: 0.35, blue: 0.15).opacity(0.15), Color(red: 0.1, green: 0.85, blue: 0.4),
          Color(red: 0.4, green: 1, blue: 0.6),
        ], startPoint: .top, endPoint: .bottom
      )
      .blendMode(.sourceAtop)
    )
    .compositingGroup()
  }
}

struct RainColumns: View {
  @State private var columns = RainColumn.all(count: 64)
  @State private var start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start)
      Canvas { context, size in
        for column in columns {
          guard let symbol = context.resolveSymbol(id: column.id) else { continue }
          let age = time - column.delay
          guard age > 0 else { continue }
          let share = (age / column.fall).truncatingRemainder(dividingBy: 1)
          let scale = 1.25 - 0.85 * column.depth
          let height = symbol.size.height * scale
          var place = context
          if column.depth > 0.35 { place.addFilter(.blur(radius: (column.depth - 0.35) * 4)) }
          place.opacity = 1 - 0.55 * column.depth
          place.translateBy(x: column.x * size.width, y: -height + share * (size.height + height))
          place.scaleBy(x: scale, y: scale)
          place.draw(symbol, at: .zero, anchor: .topLeading)
        }
      } symbols: {
        ForEach(columns) { column in RainColumnView(letters: column.letters).tag(column.id) }
      }
    }
    .background(Color.black)
  }
}
