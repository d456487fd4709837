/// The side at which lines of a text lie.
enum LottieJustification: Int, Sendable {
  case left, right, center, justifiedLeft, justifiedRight, justifiedCenter, justifiedFull
}
