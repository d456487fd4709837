import FlipbookPicture
import Foundation

/// The texts of a layer over time.
struct LottieText: Sendable {
  /// A text with its appearance, from a time on.
  struct Document: Sendable {
    var time = 0.0
    var text = ""
    var fontName = ""
    /// In points.
    var size = 10.0
    /// Nil for no fill.
    var fill: SIMD4<Double>?
    /// Nil for no stroke.
    var stroke: SIMD4<Double>?
    /// In points.
    var strokeWidth = 0.0
    var strokesOverFill = false
    /// From baseline to baseline, in points.
    var lineHeight = 12.0
    /// In thousandths of the size, after each character.
    var tracking = 0.0
    /// In points, upwards.
    var baselineShift = 0.0
    var justification = LottieJustification.left
    /// The box that the text wraps in; nil for text that starts at a point.
    var box: CGRect?
    /// Whether letters are shown as capitals.
    var isUppercase = false
  }

  /// The letters that share an anchor.
  enum Grouping: Int, Sendable {
    case characters = 1, words, lines, all
  }

  /// In ascending order of time, at least one.
  var documents: [Document]
  var animators: [LottieTextAnimator] = []
  var grouping = Grouping.characters
  /// How far anchors lie from the middle of their group on the baseline, in percent of half of its width, and of the
  /// height of capitals.
  var alignment = LottieProperty(SIMD3<Double>(0, 0, 0))
  /// Nil for straight lines.
  var path: LottieTextPath?
  /// The script that makes the text; nil where the file gives it.
  var expression: LottieExpression?
  /// The measures of the fonts by name.
  var fonts: LottieFonts

  /// The text at a time in frames.
  func document(at frame: LottieMoment) -> Document {
    if let watch = frame.watch {
      var span = LottieSpan()
      for document in documents { span.cut(at: document.time, around: frame.frame) }
      watch.narrow(expression == nil ? span : .scripted)
    }
    var document = documents.last { $0.time <= frame.frame } ?? documents[0]
    if let expression, let session = frame.session,
      case .text(let text) = session.result(of: expression, raw: .text(document.text), at: frame.frame)
    {
      document.text = text
    }
    return document
  }
}
