/// Notes for how long the values hold that are asked for.
final class LottieWatch {
  private(set) var span = LottieSpan()

  func narrow(_ other: LottieSpan) { span.formIntersection(other) }
}
