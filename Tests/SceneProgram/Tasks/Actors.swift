import SwiftUI

/// Actors of the scene's own that call each other and yield in between.
struct Actors: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      // What is static outlives the scene in its process.
      await Counter.shared.restart()
      let book = Book()
      let shelves = (0..<3).map { Shelf(name: "shelf \($0)", book: book) }
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<15 {
          group.addTask { await shelves[number % 3].put(number) }
        }
      }
      lines += await book.lines
      for shelf in shelves { lines.append("\(await shelf.sum)") }
      lines.append("\(await Counter.shared.next())")
    }
  }
}

actor Book {
  private(set) var lines: [String] = []

  func write(_ line: String) async {
    lines.append("begin \(line)")
    await Task.yield()
    lines.append("end \(line)")
  }
}

actor Shelf {
  let name: String
  let book: Book
  private(set) var sum = 0

  init(name: String, book: Book) {
    self.name = name
    self.book = book
  }

  func put(_ number: Int) async {
    sum += number
    await book.write("\(name) \(number) \(sum)")
    _ = await Counter.shared.next()
    sum -= 1
  }
}

@globalActor actor Counter {
  static let shared = Counter()
  private var count = 0

  func restart() { count = 0 }

  func next() -> Int {
    count += 1
    return count
  }
}
