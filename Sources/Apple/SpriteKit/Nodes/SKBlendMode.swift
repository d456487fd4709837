import FlipbookDiagnostics
import FlipbookPicture

/// How a node is combined with what is under it.
public enum SKBlendMode: Int, Hashable, Sendable {
  /// The node over what is there, by its opacity.
  case alpha = 0
  /// Added to what is there.
  case add = 1
  /// Taken from what is there.
  case subtract = 2
  /// Multiplied with what is there.
  case multiply = 3
  /// Multiplied with what is there, and doubled.
  case multiplyX2 = 4
  /// Added, but for what is light already.
  case screen = 5
  /// In the place of what is there.
  case replace = 6
  /// Multiplied by the opacity of the node.
  case multiplyAlpha = 7

  /// The mode of display lists; subtraction and doubling, which they have not, are drawn as the nearest that they have.
  var mode: DisplayItem.BlendMode {
    if self == .subtract || self == .multiplyX2 {
      DiagnosticCollector.current.reportOnce(
        Diagnostic(
          .warning, code: "sprites.blend",
          message: "A node is drawn with difference for subtract, or with multiply for multiplyX2."))
    }
    return switch self {
    case .alpha: .normal
    case .add: .plusLighter
    case .subtract: .difference
    case .multiply, .multiplyX2: .multiply
    case .screen: .screen
    case .replace: .copy
    case .multiplyAlpha: .destinationIn
    }
  }
}
