import Flipbook
import FlipbookPicture
import Foundation

extension SKView {
  /// The rectangle of a scene in the view.
  func sceneRect(of scene: SKScene) -> CGRect {
    let (size, room) = (scene.size, bounds.size)
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (room.width / size.width, room.height / size.height)
    let scale: CGSize =
      switch scene.scaleMode {
      case .fill, .resizeFill: CGSize(width: x, height: y)
      case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
      case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
      }
    let fitted = CGSize(width: size.width * scale.width, height: size.height * scale.height)
    return CGRect(
      x: bounds.minX + (room.width - fitted.width) / 2, y: bounds.minY + (room.height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }

  /// From a scene's coordinates to the view's.
  func transform(of scene: SKScene) -> CGAffineTransform {
    let rect = sceneRect(of: scene)
    guard scene.size.width > 0, scene.size.height > 0 else { return .identity }
    let (x, y) = (rect.width / scene.size.width, rect.height / scene.size.height)
    var origin = CGPoint(
      x: scene.anchorPoint.x * scene.size.width, y: scene.anchorPoint.y * scene.size.height)
    var before = CGAffineTransform.identity
    if let camera = scene.camera, camera.scene === scene {
      let own = camera.treeTransform
      if own.determinant != 0 {
        before = own.inverted()
        origin = CGPoint(x: scene.size.width / 2, y: scene.size.height / 2)
      }
    }
    return before.concatenating(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: -y, tx: rect.minX + origin.x * x, ty: rect.maxY - origin.y * y))
  }

  /// Returns a point of the view in a scene.
  public func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    let map = transform(of: scene)
    return map.determinant != 0 ? point.applying(map.inverted()) : point
  }

  /// Returns a point of a scene in the view.
  public func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    point.applying(transform(of: scene))
  }
}
