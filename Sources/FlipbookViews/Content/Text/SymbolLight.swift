import FlipbookMotion
import Foundation

/// How a variable colour lights the parts of a symbol, one after the other.
package struct SymbolLight: Equatable {
  /// Whether parts stay lit until all of them are.
  var isCumulative: Bool
  /// Whether the parts go out, or are lit, in the order back.
  var reverses: Bool
  /// Whether a part that isn't lit can't be seen.
  var hidesInactive: Bool
  /// Since the effect began, in seconds at its own speed.
  var time: TimeInterval

  /// From part to part.
  static let step = 0.34
  /// From when a part begins to light up to when it begins to go out, where one is lit at a time.
  static let stay = 0.36
  /// As long as a part takes to light up, and to go out.
  static let fade = 0.31
  /// The opacity of a part that isn't lit.
  static let dim = 0.35
  /// From when the next part would be lit to when all go out.
  static let hold = 0.39
  /// From when all begin to go out to when the first is lit again.
  static let pause = 0.69
  /// From when the last part begins to go out to when the first is lit again, where one is lit at a time.
  static let breath = 0.48

  /// How long a round takes for a number of parts.
  static func cycle(parts: Int, isCumulative: Bool, reverses: Bool) -> TimeInterval {
    let way = Double(parts) * step
    switch (isCumulative, reverses) {
    case (true, false): return way + hold + pause
    case (true, true): return 2 * way + hold + pause
    case (false, false): return way + breath
    case (false, true): return Double(max(1, 2 * parts - 2)) * step
    }
  }

  /// The opacity of a part.
  ///
  /// - Parameters:
  ///   - part: From 0, in the order in which they are lit.
  ///   - parts: How many there are.
  package func opacity(of part: Int, parts: Int) -> Double {
    let length = Self.cycle(parts: parts, isCumulative: isCumulative, reverses: reverses)
    // A part that went on fading at the end of a round does so at the beginning of the next.
    let now = time.truncatingRemainder(dividingBy: length)
    let lit = spans(of: part, parts: parts).map { span in
      max(share(now, span), time < length ? 0 : share(now + length, span))
    }
    let least = hidesInactive ? 0 : Self.dim
    return least + (1 - least) * (lit.max() ?? 0)
  }

  /// When a part begins to light up, and when it begins to go out.
  private func spans(of part: Int, parts: Int) -> [(on: TimeInterval, off: TimeInterval)] {
    let on = Double(part) * Self.step
    let full = Double(parts) * Self.step + Self.hold
    switch (isCumulative, reverses) {
    case (true, false): return [(on, full)]
    case (true, true): return [(on, full + Double(parts - 1 - part) * Self.step)]
    case (false, false): return [(on, on + Self.stay)]
    case (false, true):
      let back = Double(2 * parts - 2 - part) * Self.step
      return part == 0 || part == parts - 1
        ? [(on, on + Self.stay)] : [(on, on + Self.stay), (back, back + Self.stay)]
    }
  }

  private func share(_ time: TimeInterval, _ span: (on: TimeInterval, off: TimeInterval)) -> Double {
    func eased(_ since: TimeInterval) -> Double {
      UnitCurve.easeInOut.value(at: max(0, min(1, since / Self.fade)))
    }
    return eased(time - span.on) - eased(time - span.off)
  }
}
