import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// The lines and the width of labels. `docs/fidelity.md` names the pictures.
@MainActor
@Suite struct LabelLineTests {
  /// Tests beside these may have left a context without pictures.
  private func enter() {
    let context = SceneContext.current.nextScene()
    context.enter()
    var traits = SceneTraits()
    traits.resources = UIKitFilm.resources
    traits.set(in: context)
  }

  @Test("the rectangle of a label's text has no more lines than are asked for")
  func textRect() {
    // Texts are measured by the engine of a film.
    _ = UIKitFilm { _ in
      enter()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "some words on several lines of a label"
      let room = CGRect(x: 5, y: 7, width: 100, height: 500)
      let all = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
      let one = label.textRect(forBounds: room, limitedToNumberOfLines: 1)
      let two = label.textRect(forBounds: room, limitedToNumberOfLines: 2)
      #expect(one.origin == room.origin && two.origin == room.origin)
      #expect(one.height > 0 && two.height > 1.8 * one.height && two.height < 2.2 * one.height)
      #expect(all.height > two.height)
    }
  }

  @Test("a button's title has the attributes of its configuration")
  func title() {
    // Texts are measured by the engine of a film.
    _ = UIKitFilm { _ in
      enter()
      let (style, font) = (NSMutableParagraphStyle(), UIFont.systemFont(ofSize: 30))
      style.alignment = .right
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString(
        "A", attributes: AttributeContainer([.font: font, .paragraphStyle: style, .kern: 2]))
      let label = UIButton(configuration: configuration, primaryAction: nil).titleLabel
      #expect(label?.font == font && label?.textAlignment == .right)
      #expect(label?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    }
  }
}
