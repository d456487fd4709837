import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("What says that there is nothing to show")
struct UnavailableTests {
  private func places(_ hasButton: Bool) -> [(text: String, frame: CGRect)] {
    ViewRuntime(300, 600) {
      ContentUnavailableView {
        Label("title", systemImage: "heart.circle")
      } description: {
        Text("why")
      } actions: {
        if hasButton { Button("act") {} }
      }
    }.textPlaces(at: 0)
  }

  @Test("the description is 2.67 below the title, and buttons 20 below it")
  func distances() throws {
    let places = places(true)
    let title = try #require(places.first { $0.text == "title" }).frame
    let why = try #require(places.first { $0.text == "why" }).frame
    let act = try #require(places.first { $0.text == "act" }).frame
    #expect(abs(why.minY - title.maxY - 2.67) < 1, "\(places)")
    #expect(act.minY - why.maxY >= 19, "\(places)")
  }

  @Test("a font that a scene gives the label is that of the title; the symbol keeps its size")
  func font() throws {
    func heights(_ label: some View) -> [CGFloat] {
      let runtime = ViewRuntime(300, 600) { ContentUnavailableView { label } }
      return runtime.textPlaces(at: 0).map(\.frame.height) + runtime.fills(at: 0).map(\.height)
    }
    let label = Label("title", systemImage: "heart")
    let (own, other) = (heights(label), heights(label.font(.system(size: 11))))
    #expect(own.first == 22 && other.first == 11, "\(own) \(other)")
    #expect(own.dropFirst() == other.dropFirst())
  }

  @Test("the room over buttons is there without them: a button lifts the texts by half of its height alone")
  func room() throws {
    func title(_ hasButton: Bool) -> CGFloat {
      places(hasButton).first { $0.text == "title" }?.frame.minY ?? 0
    }
    let button = try #require(places(true).first { $0.text == "act" }).frame.height
    #expect(abs(title(false) - title(true) - button / 2) < 1)
  }

  @Test("buttons with a ground are small capsules, 28 high")
  func small() throws {
    func heights(_ view: some View) -> [CGFloat] {
      ViewRuntime(300, 600) { view }.textPlaces(at: 0).map(\.frame.height)
    }
    let button = Button("act") {}.buttonStyle(.bordered)
    let own = heights(
      ContentUnavailableView {
        EmptyView()
      } actions: {
        button
      })
    #expect(own == heights(button.controlSize(.small)))
    #expect(own != heights(button))
  }

  @Test("texts keep 32 from the sides")
  func sides() throws {
    let runtime = ViewRuntime(300, 600) {
      ContentUnavailableView {
        EmptyView()
      } description: {
        Text("a long description that is broken into several lines, for there is little room for it")
      }
    }
    let frames = runtime.textPlaces(at: 0).map(\.frame)
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { $0.minX >= 32 && $0.maxX <= 268 }, "\(frames)")
  }
}
