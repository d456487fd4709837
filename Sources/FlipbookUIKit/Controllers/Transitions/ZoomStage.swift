import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookViews
import Foundation

/// The views of a running zoom: a plate that cuts the page off, and a picture of the source under the page that fades in.
@MainActor
final class ZoomStage {
  private let page: UIView
  private let container: UIView
  private let plate = UIView()
  private let shade: UIView?
  private let picture: UIView?
  /// The page's place, and that of the source, in the container.
  private let (whole, start): (CGRect, CGRect)
  /// The part of the page that lies over the source, in the page's coordinates.
  private let part: CGRect
  private let sourceRadius: CGFloat

  init(page: UIView, source: UIView, in container: UIView, part: CGRect, dimming: UIColor?) {
    (self.page, self.container, self.part) = (page, container, part)
    (whole, start) = (page.frame, source.convert(source.bounds, to: container))
    sourceRadius = source.layer.cornerRadius
    picture = source.snapshotView(afterScreenUpdates: true)
    shade = dimming.map { color in
      let shade = UIView(frame: container.bounds)
      shade.backgroundColor = color
      return shade
    }
    UIView.performWithoutAnimation(build)
  }

  private func build() {
    if page.superview === container {
      container.insertSubview(plate, aboveSubview: page)
    } else {
      container.addSubview(plate)
    }
    if let shade { container.insertSubview(shade, belowSubview: plate) }
    plate.clipsToBounds = true
    // A page keeps its own size, and is scaled.
    plate.autoresizesSubviews = false
    plate.frame = whole
    page.frame.origin = .zero
    if let picture { plate.addSubview(picture) }
    plate.addSubview(page)
    container.layoutIfNeeded()
  }

  /// Moves everything, and calls the completion as all springs are at rest.
  func move(by springs: ZoomSprings, isOpening: Bool, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock(completion)
    let run = ZoomRun(springs: springs, isOpening: isOpening)
    let (small, large) = (start.size, whole.size)
    run.move(
      plate.layer, "position", CGPoint(x: start.midX, y: start.midY), CGPoint(x: whole.midX, y: whole.midY),
      springs.center)
    run.move(plate.layer, "bounds.size.width", small.width, large.width, springs.width)
    run.move(plate.layer, "bounds.size.height", small.height, large.height, springs.height)
    run.move(plate.layer, "cornerRadius", radii(by: run))
    let scale = small.width / part.width
    let origin = CGPoint(
      x: (large.width / 2 - part.minX) * scale, y: (large.height / 2 - part.minY) * scale)
    run.move(
      page.layer, "position", origin, CGPoint(x: large.width / 2, y: large.height / 2), springs.width)
    run.move(page.layer, "transform.scale", scale, 1, springs.width)
    run.move(page.layer, "opacity", 0, 1, springs.fade, delay: springs.fadeDelay)
    if let layer = picture?.layer {
      let grown = CGPoint(x: large.width / small.width, y: large.height / small.height)
      let middle = CGPoint(x: small.width / 2, y: small.height / 2)
      run.move(layer, "position.x", middle.x, middle.x * grown.x, springs.width)
      run.move(layer, "position.y", middle.y, middle.y * grown.y, springs.height)
      run.move(layer, "transform.scale.x", 1, grown.x, springs.width)
      run.move(layer, "transform.scale.y", 1, grown.y, springs.height)
    }
    if let shade { run.move(shade.layer, "opacity", 0, 1, springs.dimming) }
    CATransaction.commit()
  }

  /// The radii of the corners, a sixtieth of a second after one another: those of the source become the screen's, and square at its edges.
  private func radii(by run: ZoomRun) -> [CGFloat] {
    run.samples { width, height in
      let size = CGSize(
        width: start.width + (whole.width - start.width) * width,
        height: start.height + (whole.height - start.height) * height)
      let inset = max(whole.width - size.width, whole.height - size.height, 0)
      let radius = sourceRadius + (ZoomSprings.screenRadius - sourceRadius) * (width + height) / 2
      return min(max(radius, 0) * min(1, inset / ZoomSprings.squareRange), min(size.width, size.height) / 2)
    }
  }

  /// Takes the views away, and puts the page back.
  func end(keepsPage: Bool) {
    UIView.performWithoutAnimation {
      page.layer.removeAllAnimations()
      page.layer.opacity = 1
      page.layer.transform = CATransform3DIdentity
      if keepsPage {
        container.insertSubview(page, aboveSubview: plate)
        page.frame = whole
      } else {
        page.removeFromSuperview()
        page.frame = whole
      }
      plate.removeFromSuperview()
      shade?.removeFromSuperview()
    }
  }
}
