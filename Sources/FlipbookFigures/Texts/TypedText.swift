import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A text of which some letters are there.
struct TypedText: View, Animatable {
  var text: String
  var progress: Double
  var hasCursor: Bool

  init(text: String, progress: Double, hasCursor: Bool) {
    (self.text, self.progress, self.hasCursor) = (text, progress, hasCursor)
  }

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    let letters = Array(text)
    // Sums of times are not exact: a letter that is due within a millionth is there.
    let count = Int((progress.unit * Double(letters.count) + 1e-6).rounded(.down))
    let typed = Text(verbatim: String(letters[..<count])).customAttribute(TypedMark())
    return (typed + Text(verbatim: String(letters[count...])))
      .textRenderer(TypedRenderer(hasCursor: hasCursor))
      .accessibilityLabel(text)
  }
}
