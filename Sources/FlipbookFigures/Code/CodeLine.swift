/// A line of code that keeps its identity while the text around it changes.
struct CodeLine: Identifiable, Equatable {
  var id: Int
  var words: [CodeWord]

  var text: String { words.map(\.text).joined() }
}
