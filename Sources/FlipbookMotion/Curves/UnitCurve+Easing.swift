extension UnitCurve {
  /// A named easing function; see ``Easing``.
  public static func easing(_ easing: Easing, _ direction: Easing.Direction) -> UnitCurve {
    UnitCurve(.easing(easing, direction))
  }

  /// A staircase of equal steps, as in CSS's `steps()`.
  ///
  /// `count` is at least 1, and at least 2 for ``StepPosition/neither``; a lower one is raised with a warning.
  public static func steps(_ count: Int, _ position: StepPosition = .end) -> UnitCurve {
    let least = position == .neither ? 2 : 1
    if count < least {
      MotionInput.warn("curve.steps", "A curve of \(count) steps was asked for; it has \(least) instead.")
    }
    return UnitCurve(.steps(max(count, least), position))
  }

  /// ``Easing/sine``, slow at the start.
  public static let easeInSine = easing(.sine, .in)
  /// ``Easing/sine``, slow at the end.
  public static let easeOutSine = easing(.sine, .out)
  /// ``Easing/sine``, slow at both ends.
  public static let easeInOutSine = easing(.sine, .inOut)
  /// ``Easing/quad``, slow at the start.
  public static let easeInQuad = easing(.quad, .in)
  /// ``Easing/quad``, slow at the end.
  public static let easeOutQuad = easing(.quad, .out)
  /// ``Easing/quad``, slow at both ends.
  public static let easeInOutQuad = easing(.quad, .inOut)
  /// ``Easing/cubic``, slow at the start.
  public static let easeInCubic = easing(.cubic, .in)
  /// ``Easing/cubic``, slow at the end.
  public static let easeOutCubic = easing(.cubic, .out)
  /// ``Easing/cubic``, slow at both ends.
  public static let easeInOutCubic = easing(.cubic, .inOut)
  /// ``Easing/quart``, slow at the start.
  public static let easeInQuart = easing(.quart, .in)
  /// ``Easing/quart``, slow at the end.
  public static let easeOutQuart = easing(.quart, .out)
  /// ``Easing/quart``, slow at both ends.
  public static let easeInOutQuart = easing(.quart, .inOut)
  /// ``Easing/quint``, slow at the start.
  public static let easeInQuint = easing(.quint, .in)
  /// ``Easing/quint``, slow at the end.
  public static let easeOutQuint = easing(.quint, .out)
  /// ``Easing/quint``, slow at both ends.
  public static let easeInOutQuint = easing(.quint, .inOut)
  /// ``Easing/expo``, slow at the start.
  public static let easeInExpo = easing(.expo, .in)
  /// ``Easing/expo``, slow at the end.
  public static let easeOutExpo = easing(.expo, .out)
  /// ``Easing/expo``, slow at both ends.
  public static let easeInOutExpo = easing(.expo, .inOut)
  /// ``Easing/circ``, slow at the start.
  public static let easeInCirc = easing(.circ, .in)
  /// ``Easing/circ``, slow at the end.
  public static let easeOutCirc = easing(.circ, .out)
  /// ``Easing/circ``, slow at both ends.
  public static let easeInOutCirc = easing(.circ, .inOut)
  /// ``Easing/back``, slow at the start.
  public static let easeInBack = easing(.back, .in)
  /// ``Easing/back``, slow at the end.
  public static let easeOutBack = easing(.back, .out)
  /// ``Easing/back``, slow at both ends.
  public static let easeInOutBack = easing(.back, .inOut)
  /// ``Easing/elastic``, slow at the start.
  public static let easeInElastic = easing(.elastic, .in)
  /// ``Easing/elastic``, slow at the end.
  public static let easeOutElastic = easing(.elastic, .out)
  /// ``Easing/elastic``, slow at both ends.
  public static let easeInOutElastic = easing(.elastic, .inOut)
  /// ``Easing/bounce``, slow at the start.
  public static let easeInBounce = easing(.bounce, .in)
  /// ``Easing/bounce``, slow at the end.
  public static let easeOutBounce = easing(.bounce, .out)
  /// ``Easing/bounce``, slow at both ends.
  public static let easeInOutBounce = easing(.bounce, .inOut)
}
