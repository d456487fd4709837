/// Something that was recorded, and the times at which it would be recorded in the same way.
struct LottieKept<Value> {
  let value: Value
  let span: LottieSpan
  /// The steps of work that it takes to record it.
  let steps: Int
}
