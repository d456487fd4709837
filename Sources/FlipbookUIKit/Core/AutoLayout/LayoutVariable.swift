/// A length to solve for, by number.
struct LayoutVariable: Hashable, Sendable {
  let number: Int
}
