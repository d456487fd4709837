/// A picture file with the number of the frame it holds.
package struct NumberedPicture: Equatable, Sendable {
  package var number: Int
  package var path: String

  package init(number: Int, path: String) {
    self.number = number
    self.path = path
  }
}
