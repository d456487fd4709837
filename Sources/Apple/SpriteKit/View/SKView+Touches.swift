import Flipbook
import FlipbookUIKit
import Foundation

extension SKView {
  /// Finds the nodes that take touches that came down: the topmost there that takes touches, or the scene.
  func choose(for touches: Set<UITouch>, in scene: SKScene) {
    for touch in Self.ordered(touches) {
      let place = scene.convertPoint(fromView: touch.location(in: self))
      let node = scene.nodes(at: place).first { $0.isUserInteractionEnabled } ?? scene
      touched[ObjectIdentifier(touch)] = node
    }
  }

  private static func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted {
      ($0.timestamp, $0.location(in: nil as UIView?).x) < ($1.timestamp, $1.location(in: nil as UIView?).x)
    }
  }

  /// Gives touches to their nodes.
  func pass(_ touches: Set<UITouch>, _ call: (SKNode, Set<UITouch>) -> Void) {
    var groups: [(node: SKNode, touches: Set<UITouch>)] = []
    for touch in Self.ordered(touches) {
      guard let node = touched[ObjectIdentifier(touch)] else { continue }
      if let index = groups.firstIndex(where: { $0.node === node }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((node, [touch]))
      }
    }
    for group in groups { call(group.node, group.touches) }
  }
}
