/// Why a value can't be understood, as the end of a sentence about it.
struct ValueError: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
