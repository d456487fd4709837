import FlipbookDrawing
import FlipbookDynamics
import Foundation

/// A bond of an item to a point or to another item, at a distance: as by a bar, a spring or a rope.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an attachment.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  /// The items, one or two.
  public let items: [any UIDynamicItem]
  /// Whether the other end is an item or a point.
  public let attachedBehaviorType: AttachmentType
  /// The point to which an item is bound, in the reference view, in points.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that is kept, in points; that at the start unless set.
  open var length: CGFloat { didSet { changed() } }
  /// The damping of a spring: 0 for one that swings for ever … 1 for one that does not.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The swings of a spring a second; 0 for a bar.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The braking of turns about the ends, from 0.
  open var frictionTorque: CGFloat = 0
  private let offsets: [SIMD2<Double>]

  private init(
    _ items: [any UIDynamicItem], _ offsets: [UIOffset], _ type: AttachmentType, anchor: CGPoint
  ) {
    self.items = items
    self.offsets = offsets.map { SIMD2(Double($0.horizontal), Double($0.vertical)) }
    attachedBehaviorType = type
    anchorPoint = anchor
    length = 0
    super.init()
    let ends = self.ends()
    length = CGFloat((ends.1 - ends.0).length)
  }

  /// Makes a bond from an item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Makes a bond from an item to a point.
  ///
  /// - Parameter offset: From the item's centre to the end, in points.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init([item], [offset], .anchor, anchor: point) }

  /// Makes a bond between the centres of two items.
  public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    self.init(item: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
  }

  /// Makes a bond between two items. Offsets are from their centres, in points.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
    offsetFromCenter otherOffset: UIOffset
  ) { self.init([item, other], [offset, otherOffset], .items, anchor: .zero) }

  /// Returns a bond of two items that turn about a common point.
  open class func pinAttachment(
    with item: any UIDynamicItem, attachedTo other: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    func offset(_ item: any UIDynamicItem) -> UIOffset {
      let turn = atan2(item.transform.b, item.transform.a)
      let away = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
        .applying(CGAffineTransform(rotationAngle: -turn))
      return UIOffset(horizontal: away.x, vertical: away.y)
    }
    let behavior = UIAttachmentBehavior([item, other], [offset(item), offset(other)], .items, anchor: .zero)
    behavior.length = 0
    return behavior
  }

  /// Returns a bond of two items at most at their present distance, as by a rope.
  open class func limitAttachment(
    with item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
    offsetFromCenter otherOffset: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior([item, other], [offset, otherOffset], .items, anchor: .zero)
    behavior.isRope = true
    return behavior
  }

  private var isRope = false

  /// Returns the ends where the items are now.
  private func ends() -> (SIMD2<Double>, SIMD2<Double>) {
    func end(_ index: Int) -> SIMD2<Double> {
      let (item, offset) = (items[index], offsets[index])
      let turn = atan2(Double(item.transform.b), Double(item.transform.a))
      return SIMD2(Double(item.center.x), Double(item.center.y)) + offset.turned(by: turn)
    }
    let anchor = SIMD2(Double(anchorPoint.x), Double(anchorPoint.y))
    return (items.count > 1 ? end(1) : anchor, end(0))
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(items[0]) else { return }
    let other = items.count > 1 ? world.body(items[1]) : nil
    if frictionTorque > 0, body.turns { body.spin /= 1 + Double(frictionTorque) * step }
    world.joints.append(
      RigidJoint(
        body: body, other: other, offset: offsets[0], otherOffset: offsets.count > 1 ? offsets[1] : .zero,
        anchor: SIMD2(Double(anchorPoint.x), Double(anchorPoint.y)), length: Double(length),
        frequency: Double(frequency), damping: Double(damping), isRope: isRope))
  }

  override func keepsMoving(_ world: DynamicWorld) -> Bool {
    guard let body = world.body(items[0]), items.count == 1 else { return false }
    let anchor = SIMD2(Double(anchorPoint.x), Double(anchorPoint.y))
    let away = (body.position + body.turned(offsets[0]) - anchor).length
    return abs(away - Double(length)) > 0.5
  }
}
