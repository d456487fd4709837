import Flipbook
import FlipbookPicture
import Foundation

extension SKPhysicsBody {
  /// Takes the place of the node.
  func readNode() {
    guard let node, let parent = node.parent ?? node.scene else { return }
    let map = node is SKScene ? .identity : parent.treeTransform
    let place = node is SKScene ? .zero : node.position.applying(map)
    let turn = node is SKScene ? 0 : Double(node.zRotation) + Self.turn(of: map)
    let size = SIMD2(
      Double((map.a * map.a + map.b * map.b).squareRoot()),
      Double((map.c * map.c + map.d * map.d).squareRoot()))
    body.read(
      origin: SIMD2(Double(place.x), Double(place.y)), angle: turn,
      scale: SIMD2(size.x * Double(node.xScale), size.y * Double(node.yScale)))
  }

  /// Gives the node the place of the body.
  func writeNode() {
    guard body.moves, let node, let parent = node.parent else { return }
    let map = parent.treeTransform
    guard map.determinant != 0 else { return }
    let origin = body.origin
    node.position = CGPoint(x: origin.x, y: origin.y).applying(map.inverted())
    node.zRotation = CGFloat(body.angle - Self.turn(of: map))
    // Through the parent's coordinates and back the numbers may differ in the last bit.
    let place = node.position.applying(map)
    body.record(
      origin: SIMD2(Double(place.x), Double(place.y)), angle: Double(node.zRotation) + Self.turn(of: map))
  }

  private static func turn(of map: CGAffineTransform) -> Double {
    map.b == 0 && map.a > 0 ? 0 : atan2(Double(map.b), Double(map.a))
  }
}
