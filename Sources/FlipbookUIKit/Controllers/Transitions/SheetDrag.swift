import FlipbookViews
import Foundation

/// Moves a sheet by a finger from height to height, and takes it away below the lowest or when the page behind is touched.
@MainActor
final class SheetDrag {
  private unowned let sheet: UISheetPresentationController
  private let pan = SheetPan()
  private let tap = UITapGestureRecognizer()

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    pan.axes = { (x: false, y: true) }
    pan.addHandler { [weak self] in self?.panned() }
    tap.addHandler { [weak self] in if let self, tap.state == .ended { self.sheet.leave() } }
  }

  /// Follows touches of the sheet and of what is dimmed behind it.
  func attach(to view: UIView, dimming: UIView) {
    view.addGestureRecognizer(pan)
    dimming.addGestureRecognizer(tap)
  }

  /// Follows them no more.
  func detach() { pan.view?.removeGestureRecognizer(pan) }

  private func panned() {
    guard let view = sheet.presentedView, let container = sheet.containerView, !sheet.isMoving else { return }
    let heights = sheet.heights
    let wanted = sheet.restingHeight - pan.translation(in: container).y
    switch pan.state {
    case .changed:
      let place = heights.place(of: wanted, staysUp: sheet.staysUp)
      UIView.performWithoutAnimation {
        view.frame = CGRect(
          x: view.frame.minX, y: container.bounds.height - place.height + place.drop, width: view.frame.width,
          height: place.height)
        view.layoutIfNeeded()
        sheet.showPage(at: place.height - place.drop)
      }
    case .ended:
      // As far as a drag of views is taken to go on: a quarter of its way in a second.
      let rest = heights.rest(of: wanted - pan.velocity(in: container).y / 4)
      if rest == nil, sheet.leave() { return }
      sheet.settle(at: heights.all[rest ?? 0])
    case .cancelled: sheet.settle(at: sheet.restingHeight)
    default: break
    }
  }
}
