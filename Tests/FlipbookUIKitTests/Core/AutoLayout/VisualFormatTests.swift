import FlipbookDiagnostics
import FlipbookUIKit
import Foundation
import Testing

@MainActor @Suite("Constraints in the visual format")
struct VisualFormatTests {
  private func frames(_ formats: [String], options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
    let views = [UIView(), UIView()]
    _ = UIKitFilm { root in
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["gap": 12],
            views: ["a": views[0], "b": views[1]]))
      }
    }
    return views.map(\.frame)
  }

  @Test("views stand beside one another with the rooms and lengths that are said")
  func rooms() {
    let found = frames(["H:|-10-[a(50)]-gap-[b]-(20)-|", "V:|[a(b)]-[b]|"])
    #expect(found[0].minX == 10 && found[0].width == 50)
    #expect(found[1].minX == 72 && found[1].width == 108)
    #expect(found[0].height == found[1].height && found[1].minY - found[0].maxY == 8)
    #expect(found[1].maxY == 200)
  }

  @Test("a row from right to left begins at the right edge")
  func fromRightToLeft() {
    let found = frames(
      ["H:|-10-[a(50)]-gap-[b(30)]", "V:|[a]|", "V:|[b]|"], options: .directionRightToLeft)
    #expect(200 - found[0].maxX == 10 && found[0].width == 50)
    #expect(found[0].minX - found[1].maxX == 12 && found[1].width == 30)
  }

  @Test("relations, priorities and shared middles are kept")
  func relations() {
    let found = frames(
      ["H:|-(>=30,==5@500)-[a(==40)]-[b(==10)]", "V:|-20-[a(20)]", "V:[b(10)]"], options: .alignAllCenterY)
    #expect(found[0].minX == 30)
    #expect(found[1] == CGRect(x: 78, y: 25, width: 10, height: 10))
  }

  @Test("what can't be read is left out and reported", arguments: ["H:|-[c]", "H:|-deep-[a]", "H:[a"])
  func failures(_ format: String) {
    let reported = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(reported) {
      #expect(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": UIView()]).isEmpty
      )
    }
    #expect(reported.diagnostics.map(\.code) == ["layout.visual-format"])
  }
}
