import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// Places of characters in views of text, which libraries of tappable words ask for.
@MainActor
@Suite("Places in a text")
struct TextPlacesTests {
  @Test("the nearest place to a point, the character at it, and where a range lies")
  func places() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one two\nthree"
    let film = UIKitFilm(size: CGSize(width: 200, height: 100)) { $0.addSubview(view) }
    defer { withExtendedLifetime(film) {} }
    film.go(to: 0.1)
    func range(_ start: Int, _ end: Int) throws -> UITextRange {
      try #require(
        view.textRange(
          from: view.position(from: view.beginningOfDocument, offset: start)!,
          to: view.position(from: view.beginningOfDocument, offset: end)!))
    }
    let (two, three) = (view.firstRect(for: try range(4, 7)), view.firstRect(for: try range(8, 13)))
    #expect(two.minX > 40 && two.width > 25 && two.maxY <= three.minY + 1, "\(two) \(three)")
    #expect(three.minX == 5 && abs(three.width - 48) < 6)
    let place = try #require(view.closestPosition(to: CGPoint(x: two.minX + 1, y: two.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 4)
    let hit = try #require(view.characterRange(at: CGPoint(x: three.minX + 2, y: three.midY)))
    #expect(view.text(in: hit) == "t")
    #expect(view.characterRange(at: CGPoint(x: 150, y: 90)) == nil)
  }

  @Test("a frame of Core Text has a line for each of the text's, with its characters")
  func frame() {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    let text = NSAttributedString(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), path, nil)
    let ranges = CTFrameGetLines(frame).compactMap { $0 as? CTLine }.map(CTLineGetStringRange)
    #expect(ranges == [CFRangeMake(0, 8), CFRangeMake(8, 5)], "\(ranges)")
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 200)
  }
}
