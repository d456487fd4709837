import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

/// Views are copied by archives: `NSKeyedUnarchiver` reads what `NSKeyedArchiver` has written in the film.
@MainActor
@Suite("Archives of views")
struct ArchiveTests {
  private func copy<View: UIView>(_ view: View) throws -> UIView {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
  }

  @Test("a copy has the place, the looks and the subviews of its view, and is another one")
  func views() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 20, height: 10))
    (label.text, label.textColor, label.numberOfLines) = ("Text", .blue, 3)
    view.addSubview(label)
    let other = try copy(view)
    #expect(other !== view && other.frame == view.frame && other.alpha == 0.5 && other.tag == 7)
    #expect(other.backgroundColor == .red)
    let text = try #require(other.subviews.first as? UILabel)
    #expect(other.subviews.count == 1 && text !== label && text.frame == label.frame)
    #expect(text.text == "Text" && text.textColor == .blue && text.numberOfLines == 3)
  }

  @Test("the copy is of the moment at which the archive was written")
  func moment() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    view.frame.origin = .zero
    let other = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView
    #expect(other?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("a button's copy has its titles, images and colours")
  func buttons() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    let other = try #require(try copy(button) as? UIButton)
    #expect(other.title(for: .normal) == "Go" && other.titleColor(for: .normal) == .red)
    #expect(other.titleLabel?.font.pointSize == 30 && other.titleLabel?.text == "Go")
    #expect(other.titleLabel?.superview === other && other.subviews.count == button.subviews.count)
  }

  private final class Own: UIImageView {}

  @Test("a view of a private class becomes one of the nearest class that has a name, with a message")
  func privates() throws {
    let collector = DiagnosticCollector()
    let other = try DiagnosticCollector.$current.withValue(collector) {
      try copy(Own(image: UIImage(systemName: "star")))
    }
    #expect(type(of: other) == UIImageView.self && (other as? UIImageView)?.image != nil)
    #expect(collector.diagnostics.map(\.code) == ["view.archive"])
  }
}
