import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor
@Suite("Subtitles of buttons")
struct ButtonSubtitleTests {
  /// The labels of a button with a title and a subtitle, laid out at its natural size.
  private func labels(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> (UIButton, [UILabel]) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title of a button"
    configuration.subtitle = "Below"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    // Texts are measured by the engine of a film.
    _ = UIKitFilm { view in
      button.frame.size = button.intrinsicContentSize
      view.addSubview(button)
      button.layoutIfNeeded()
    }
    return (button, button.subviews.compactMap { $0 as? UILabel })
  }

  @Test("a subtitle of 12 points stands in the middle under the title, apart by the padding")
  func below() throws {
    let (button, lines) = labels { $0.titlePadding = 5 }
    #expect(lines.map(\.text) == ["Title of a button", "Below"])
    let (title, line) = (lines[0], lines[1])
    #expect(line.font.pointSize == 12 && line.frame.minY - title.frame.maxY == 5)
    #expect(abs(line.frame.midX - title.frame.midX) < 0.5)
    #expect(button.bounds.height == title.frame.height + line.frame.height + 5 + 14)
  }

  @Test("it leads beside an image, and where it is asked to")
  func leading() {
    let (_, beside) = labels { $0.image = UIImage(systemName: "star") }
    #expect(beside[0].frame.minX == beside[1].frame.minX)
    let (_, trailing) = labels { $0.titleAlignment = .trailing }
    #expect(abs(trailing[0].frame.maxX - trailing[1].frame.maxX) < 0.01)
  }

  @Test("it goes with the configuration that has none")
  func gone() {
    let (button, _) = labels()
    button.configuration?.subtitle = nil
    #expect(button.subviews.compactMap { $0 as? UILabel }.count == 1)
  }
}
