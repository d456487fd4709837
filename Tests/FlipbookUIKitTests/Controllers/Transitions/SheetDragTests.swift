import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookUIKit
@testable import FlipbookViews

/// Sheets of UIKit under a finger.
@MainActor
@Suite struct SheetDragTests {
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var answer = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { answer }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { lines.append(controller.selectedDetentIdentifier?.rawValue ?? "none") }
  }

  private struct Stage {
    let film: UIKitFilm
    let sheet: UIViewController
    let listener: Listener

    /// Pulls with one finger at one speed, from 1 s on.
    @MainActor func pull(from y: CGFloat, by height: CGFloat, duration: TimeInterval = 1) {
      film.runtime.schedule(
        InteractionStep(
          at: 1,
          .drag(
            .point(x: 150, y: y), .offsets([CGSize(width: 0, height: height)]),
            .init(duration: duration, curve: .linear)))
      ) { Issue.record("\($0)") }
    }

    @MainActor var top: CGFloat { sheet.view.layer.presentation()?.frame.minY ?? sheet.view.frame.minY }
  }

  private func stage(
    detents: [UISheetPresentationController.Detent] = [.medium(), .large()], content: UIView? = nil,
    sheet makeSheet: @autoclosure () -> UIViewController = UIViewController(),
    _ setUp: (UIViewController) -> Void = { _ in }
  ) -> Stage {
    let (page, listener) = (UIViewController(), Listener())
    // The scene of the film has begun before its views are made.
    let film = UIKitFilm(size: CGSize(width: 300, height: 600)) { page }
    let sheet = makeSheet()
    page.view.backgroundColor = .white
    sheet.view.backgroundColor = .blue
    if let content {
      content.frame = sheet.view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sheet.view.addSubview(content)
    }
    sheet.sheetPresentationController?.detents = detents
    sheet.presentationController?.delegate = listener
    setUp(sheet)
    page.present(sheet, animated: false)
    film.go(to: 0.9)
    return Stage(film: film, sheet: sheet, listener: listener)
  }

  @Test("a sheet follows the finger from height to height, and rests at the nearest")
  func heights() {
    let stage = stage()
    #expect(stage.top == 300)
    stage.pull(from: 400, by: -200)
    stage.film.go(to: 1.5)
    // Half of the way, less the 10 points by which a pan begins.
    #expect(abs(stage.top - 210) < 12)
    stage.film.go(to: 3)
    #expect(stage.top == 54 && stage.listener.lines == ["large"])
    #expect(stage.sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test("a sheet that is pulled below its lowest height goes, and its delegate hears of it")
  func away() {
    let stage = stage()
    stage.pull(from: 400, by: 180)
    stage.film.go(to: 1.5)
    #expect(abs(stage.top - 380) < 12 && stage.sheet.view.frame.height == 300)
    stage.film.go(to: 3)
    #expect(stage.listener.lines == ["will", "did"] && stage.sheet.presentingViewController == nil)
  }

  /// kristofkalai/AdaptiveSheet `screenrecording.gif`: at half of the way the page is in by half of its margin.
  @Test("the page behind a large sheet comes forward with the finger")
  func page() throws {
    let stage = stage(detents: [.large()])
    let page = try #require(stage.sheet.presentingViewController?.view)
    let margin = page.frame.minX
    #expect(margin == 16)
    stage.pull(from: 100, by: 283)
    stage.film.go(to: 1.99)
    #expect(abs(stage.top - 327) < 12 && abs(page.frame.minX - 8) < 0.5)
  }

  @Test("a short pull and one that is taken back leave the sheet where it was")
  func back() {
    let stage = stage()
    stage.pull(from: 400, by: 60)
    stage.film.go(to: 3)
    #expect(stage.top == 300 && stage.listener.lines.isEmpty)
  }

  @Test("a sheet that must be answered resists and stays, and so does one whose delegate keeps it")
  func kept() {
    let modal = stage {
      $0.addChild(UIViewController()); $0.children[0].isModalInPresentation = true
    }
    modal.pull(from: 400, by: 180)
    modal.film.go(to: 1.9)
    #expect(modal.top > 310 && modal.top < 390)
    modal.film.go(to: 3.5)
    #expect(modal.top == 300 && modal.listener.lines == ["attempt"])
    let held = stage()
    held.listener.answer = false
    held.pull(from: 400, by: 180)
    held.film.go(to: 3.5)
    #expect(held.top == 300 && held.listener.lines == ["attempt"])
  }

  @Test("a touch beside the sheet ends it, unless the page behind isn't dimmed")
  func beside() {
    for (limit, lines) in [
      (nil, ["will", "did"]), (UISheetPresentationController.Detent.Identifier.medium, []),
    ] {
      let stage = stage { $0.sheetPresentationController?.largestUndimmedDetentIdentifier = limit }
      stage.film.runtime.schedule(InteractionStep(at: 1, .tap(.point(x: 150, y: 100), count: 1))) { _ in }
      stage.film.go(to: 3)
      #expect(stage.listener.lines == lines)
    }
  }

  @Test("content at its top leaves the finger to the sheet, content that is scrolled doesn't")
  func scrolling() {
    func scroll() -> UIScrollView {
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 300, height: 2000)
      return scroll
    }
    let top = scroll()
    let up = stage(content: top)
    up.pull(from: 500, by: -200)
    up.film.go(to: 3)
    #expect(up.top == 54 && top.contentOffset.y == 0)
    let still = scroll()
    let scrolls = stage(content: still) {
      $0.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    scrolls.pull(from: 500, by: -200)
    scrolls.film.go(to: 3)
    #expect(scrolls.top == 300 && still.contentOffset.y > 150)
    let scrolled = scroll()
    scrolled.contentOffset.y = 500
    let down = stage(content: scrolled)
    down.pull(from: 400, by: 150)
    down.film.go(to: 3)
    #expect(down.top == 300 && scrolled.contentOffset.y < 400)
  }

  @Test("hosted content at its top leaves the finger to the sheet, and keeps it while it scrolls")
  func hosted() {
    struct Rows: View {
      var body: some View { ScrollView { Color.red.frame(height: 2000) } }
    }
    let down = stage(sheet: UIHostingController(rootView: Rows()))
    down.pull(from: 400, by: 180)
    down.film.go(to: 3)
    #expect(down.listener.lines == ["will", "did"])
    let large = stage(detents: [.large()], sheet: UIHostingController(rootView: Rows()))
    large.pull(from: 500, by: -200)
    large.film.go(to: 1.9)
    #expect(large.top == 54)
    let up = stage(sheet: UIHostingController(rootView: Rows()))
    up.pull(from: 500, by: -200)
    up.film.go(to: 3)
    #expect(up.top == 54 && up.listener.lines == ["large"])
  }
}
