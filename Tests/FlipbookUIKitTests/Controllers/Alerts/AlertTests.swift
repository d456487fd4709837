import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct AlertTests {
  private let screen = CGSize(width: 390, height: 600)

  private func present(_ alert: UIAlertController) -> (UIKitFilm, UIViewController) {
    let root = UIViewController()
    let film = UIKitFilm(size: screen) { root }
    root.view.backgroundColor = .white
    root.present(alert, animated: true)
    return (film, root)
  }

  @Test("an alert shrinks into the middle while it fades in, and what is under it is dimmed by a fifth")
  func coming() throws {
    let alert = UIAlertController(title: "Delete", message: "Really?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let (film, root) = present(alert)
    film.go(to: 0.02)
    let early = try #require(alert.view.layer.presentation())
    #expect(early.opacity > 0 && early.opacity < 0.3)
    #expect(early.transform.m11 > 1.1 && early.transform.m11 < 1.2)
    film.go(to: 0.1)
    let later = try #require(alert.view.layer.presentation())
    #expect(later.opacity > early.opacity && later.transform.m11 < early.transform.m11)
    film.go(to: 0.6)
    let rest = try #require(alert.view.layer.presentation())
    #expect(rest.opacity == 1 && rest.transform.m11 == 1)
    #expect(alert.view.bounds.width == 270)
    #expect(alert.view.center.x == 195 && abs(alert.view.center.y - 300) < 1)
    #expect(try film.pixel(10, 10) == 0xffcc_cccc)
    #expect(root.presentedViewController === alert)
  }

  @Test("an action is touched by its title: the alert fades, then the action is reported")
  func choosing() throws {
    var reported: [String] = []
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default) { reported.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { reported.append($0.title ?? "") })
    let (film, root) = present(alert)
    film.runtime.scheduleTap(on: .name("Save"), at: 1) { _ in Issue.record("nothing was tapped") }
    film.go(to: 1.1)
    #expect(reported.isEmpty)
    let opacity = try #require(alert.view.layer.presentation()).opacity
    #expect(opacity > 0 && opacity < 0.9)
    film.go(to: 1.6)
    #expect(reported == ["Save"])
    #expect(root.presentedViewController == nil)
    #expect(try film.pixel(10, 10) == 0xffff_ffff)
  }

  @Test("two actions stand side by side, the one that cancels at the left; three below each other")
  func order() throws {
    let two = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    two.addAction(UIAlertAction(title: "Yes", style: .default))
    two.addAction(UIAlertAction(title: "No", style: .cancel))
    let (film, _) = present(two)
    film.go(to: 0.6)
    let frames = try ["No", "Yes"].map { try #require(frame(of: $0, in: two.view)) }
    #expect(frames[0].minX < frames[1].minX && frames[0].minY == frames[1].minY)
    #expect(frames[0].height == 44)

    let three = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("One", .default), ("Two", .destructive)] {
      three.addAction(UIAlertAction(title: title, style: style))
    }
    let (other, _) = present(three)
    other.go(to: 0.6)
    let places = try ["One", "Two", "No"].map { try #require(frame(of: $0, in: three.view)).minY }
    #expect(places == places.sorted() && Set(places).count == 3)
  }

  @Test("an action sheet slides up from below; a touch beside it cancels")
  func sheet() throws {
    var reported: [String] = []
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in reported.append("delete") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in reported.append("cancel") })
    let (film, _) = present(sheet)
    film.go(to: 0.03)
    let early = try #require(sheet.view.layer.presentation()).frame
    #expect(early.minY > 450 && sheet.view.alpha == 1)
    film.go(to: 0.6)
    let rest = try #require(sheet.view.layer.presentation()).frame
    #expect(rest.maxY == 592 && rest.width == 374 && rest.minX == 8)
    film.runtime.scheduleTap(on: .point(x: 20, y: 40), at: 1) { _ in }
    film.go(to: 1.6)
    #expect(reported == ["cancel"])
  }

  @Test("text fields of an alert are typed in, and the preferred action is in bold")
  func fields() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    let save = UIAlertAction(title: "Save", style: .default)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    let (film, _) = present(alert)
    film.go(to: 0.6)
    let field = try #require(alert.textFields?.first)
    #expect(field.frame.width == 238 && field.window != nil)
    #expect(field.isFirstResponder)
    #expect(label("Save", in: alert.view)?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(label("Cancel", in: alert.view)?.font == .systemFont(ofSize: 17))
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  private func frame(of text: String, in view: UIView) -> CGRect? {
    label(text, in: view)?.superview.map { $0.convert($0.bounds, to: nil) }
  }

  @Test("an alert stands in the middle of the safe area, 6.5 below that of the screen under 47 and over 34")
  func middle() {
    let root = UIViewController()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let film = UIKitFilm(size: CGSize(width: 390, height: 844), insets: insets) { root }
    let alert = UIAlertController(title: "Delete", message: "Really?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    film.go(to: 0.1)
    #expect(abs(alert.view.center.y - 428.5) <= 0.5)
  }
}
