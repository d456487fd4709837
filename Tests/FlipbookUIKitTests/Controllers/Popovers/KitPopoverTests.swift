import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Popovers of UIKit: plates with an arrow, or sheets.
@MainActor
@Suite struct KitPopoverTests {
  private final class Content: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .red
      preferredContentSize = CGSize(width: 120, height: 60)
    }
  }

  private final class Delegate: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var log: [String] = []
    var ends = true
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { ends }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
  }

  private func film(_ root: UIViewController, _ content: UIViewController, _ delegate: Delegate?) -> UIKitFilm
  {
    let film = UIKitFilm(size: CGSize(width: 300, height: 400)) { root }
    let source = UIView(frame: CGRect(x: 130, y: 100, width: 40, height: 20))
    root.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: true)
    film.go(to: 1)
    return film
  }

  @Test(
    "a popover whose style is none stands under its source, with the arrow up, and is a sheet without a delegate"
  )
  func adaptive() throws {
    let (root, content, delegate) = (UIViewController(), Content(), Delegate())
    let shown = film(root, content, delegate)
    #expect(delegate.log == ["prepare"])
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    let place = content.view.convert(content.view.bounds, to: root.view.window)
    let wanted = CGRect(x: 90, y: 120 + PopoverPlace.arrow.height, width: 120, height: 60)
    #expect(abs(place.minX - wanted.minX) + abs(place.minY - wanted.minY) < 1e-9 && place.size == wanted.size)
    let (inside, outside) = (try shown.pixel(150, 160), try shown.pixel(150, 300))
    #expect(inside == 0xffff_3b30 || inside == 0xffff_0000, "\(String(inside, radix: 16))")
    #expect(try outside != inside && shown.pixel(150, 128) == inside)
    let (other, sheet) = (UIViewController(), Content())
    _ = film(other, sheet, nil)
    #expect(sheet.popoverPresentationController == nil && sheet.sheetPresentationController != nil)
    #expect(sheet.view.bounds.width == 300)
  }

  @Test("a touch outside ends a popover, unless its delegate or its controller keeps it")
  func touchOutside() {
    let (root, content, delegate) = (UIViewController(), Content(), Delegate())
    let shown = film(root, content, delegate)
    func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      shown.runtime.scheduleTap(on: .point(x: x, y: y), at: time) { _ in }
      shown.go(to: time + 0.8)
    }
    tap(150, 160, at: 1.1)
    #expect(root.presentedViewController === content)
    delegate.ends = false
    tap(20, 380, at: 2.1)
    #expect(root.presentedViewController === content)
    delegate.ends = true
    content.isModalInPresentation = true
    tap(20, 380, at: 3.1)
    #expect(root.presentedViewController === content)
    content.isModalInPresentation = false
    tap(20, 380, at: 4.1)
    #expect(root.presentedViewController == nil && delegate.log == ["prepare", "did"])
  }

  @Test("a wanted size that changes moves the plate")
  func resized() {
    let (root, content, delegate) = (UIViewController(), Content(), Delegate())
    let shown = film(root, content, delegate)
    content.preferredContentSize = CGSize(width: 200, height: 100)
    shown.go(to: 1.2)
    #expect(content.view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test("the plate stands where the arrow may and is cut down least")
  func places() {
    let size = CGSize(width: 100, height: 150)
    let film = CGSize(width: 300, height: 400)
    let (high, low) = (
      CGRect(x: 100, y: 20, width: 20, height: 20), CGRect(x: 100, y: 360, width: 20, height: 20)
    )
    func place(_ anchor: CGRect, _ directions: UIPopoverArrowDirection = .any) -> PopoverPlace {
      PopoverPlace.kit(size: size, anchor: anchor, in: film, directions)
    }
    #expect(place(high).direction == .up && place(low).direction == .down)
    #expect(place(low, .up).direction == .up && place(low, .up).plate.height == 0)
    #expect(place(high, [.left, .right]).direction == .left)
    #expect(place(high, []).direction == .up)
    let huge = PopoverPlace.kit(size: CGSize(width: 9_000, height: 9_000), anchor: high, in: film, .any)
    #expect(huge.plate.width == 280 && huge.plate.maxY == 390)
  }
}
