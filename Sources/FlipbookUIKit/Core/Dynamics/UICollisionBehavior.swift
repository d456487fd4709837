import FlipbookDrawing
import FlipbookDynamics
import Foundation

/// A law by which items bounce off each other and off boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The partners with which items collide, as a set.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of partners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other items.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Other items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The partners with which items collide; everything unless set.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the edges of the animator's reference view are boundaries; false unless set.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// The object that is called when items meet; it is not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  private var touching: [Meeting: (any NSCopying)?] = [:]
  private var met: [(meeting: Meeting, place: CGPoint, identifier: (any NSCopying)?)] = []

  private struct Meeting: Hashable {
    let one: ObjectIdentifier
    let other: ObjectIdentifier?
    /// The number of the boundary; −1 for the edges of the reference view, −2 for an item.
    let boundary: Int
  }

  /// Makes a law for items.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// Makes the edges of the reference view boundaries, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, in the reference view. It replaces one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    changed()
  }

  /// Adds a line as a boundary, in the reference view. It replaces one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the boundary of a name; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes the boundary of a name.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries but the reference view's edges.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The names of the boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject).map { $0.isEqual(other) } ?? ((one as AnyObject) === (other as AnyObject))
  }

  override var ownItems: [any UIDynamicItem] { items }

  // MARK: Meeting

  /// The boundaries as lines, each with its number.
  private var lines: [(number: Int, identifier: (any NSCopying)?, line: [SIMD2<Double>])] {
    var lines: [(Int, (any NSCopying)?, [SIMD2<Double>])] = []
    func add(_ number: Int, _ identifier: (any NSCopying)?, _ points: [SIMD2<Double>]) {
      for (a, b) in zip(points, points.dropFirst()) where (b - a).length > 1e-6 {
        lines.append((number, identifier, [a, b]))
      }
    }
    if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
      let rect = view.bounds.inset(by: referenceInsets)
      let corners = [
        SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.minY)),
        SIMD2(Double(rect.maxX), Double(rect.maxY)), SIMD2(Double(rect.minX), Double(rect.maxY)),
      ]
      add(-1, nil, corners + [corners[0]])
    }
    for (number, boundary) in boundaries.enumerated() {
      for line in ConvexShape.lines(of: boundary.path.cgPath.path) { add(number, boundary.identifier, line) }
    }
    return lines
  }

  /// Collects the contacts of items.
  func collect(_ world: DynamicWorld, _ contacts: inout [RigidContact]) {
    let bodies = items.compactMap { world.body($0) }
    let outlines = bodies.map(\.corners)
    let boxes = outlines.map { Self.box($0) }
    if collisionMode.contains(.items) {
      for first in bodies.indices {
        for second in bodies.indices.dropFirst(first + 1)
        where Self.overlap(boxes[first], boxes[second]) && bodies[first] !== bodies[second] {
          guard let contact = ConvexShape.contact(outlines[first], outlines[second]) else { continue }
          contacts.append(RigidContact(body: bodies[first], other: bodies[second], contact))
          let meeting = Meeting(
            one: ObjectIdentifier(bodies[first].item), other: ObjectIdentifier(bodies[second].item),
            boundary: -2)
          record(meeting, contact, nil)
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for (number, identifier, line) in lines {
      let box = Self.box(line)
      for index in bodies.indices where number == -1 || Self.overlap(boxes[index], box) {
        let found =
          number == -1
          ? ConvexShape.contact(outlines[index], withEdge: line)
          : ConvexShape.contact(outlines[index], around: bodies[index].position, withLine: line)
        guard let contact = found else { continue }
        contacts.append(RigidContact(body: bodies[index], other: nil, contact))
        record(
          Meeting(one: ObjectIdentifier(bodies[index].item), other: nil, boundary: number), contact,
          identifier)
      }
    }
  }

  private static func box(_ points: [SIMD2<Double>]) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    let box = points.reduce((points[0], points[0])) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    return (box.0 - ConvexShape.margin, box.1 + ConvexShape.margin)
  }

  private static func overlap(
    _ a: (low: SIMD2<Double>, high: SIMD2<Double>), _ b: (low: SIMD2<Double>, high: SIMD2<Double>)
  ) -> Bool {
    a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y
  }

  private func record(_ meeting: Meeting, _ contact: ConvexShape.Contact, _ identifier: (any NSCopying)?) {
    // Items that have touched do so until they are out of reach.
    let least = touching[meeting] == nil ? 0 : -ConvexShape.margin
    guard let place = contact.points.first(where: { $0.depth > least })?.place,
      !met.contains(where: { $0.meeting == meeting })
    else { return }
    met.append((meeting, CGPoint(x: place.x, y: place.y), identifier))
  }

  /// Calls the delegate about contacts that began and ended.
  func notify() {
    let before = touching
    let met = self.met
    self.met = []
    touching = Dictionary(uniqueKeysWithValues: met.map { ($0.meeting, $0.identifier) })
    guard let collisionDelegate else { return }
    func item(_ id: ObjectIdentifier) -> (any UIDynamicItem)? { items.first { ObjectIdentifier($0) == id } }
    for (meeting, place, identifier) in met where before[meeting] == nil {
      guard let one = item(meeting.one) else { continue }
      if let other = meeting.other.flatMap(item) {
        collisionDelegate.collisionBehavior(self, beganContactFor: one, with: other, at: place)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: one, withBoundaryIdentifier: identifier, at: place)
      }
    }
    // In the order of items, so that it is the same in every run.
    let gone = before.filter { touching[$0.key] == nil }
    for one in items {
      for (meeting, identifier) in gone.filter({ $0.key.one == ObjectIdentifier(one) }).sorted(by: {
        $0.key.boundary < $1.key.boundary
      }) {
        if let other = meeting.other.flatMap(item) {
          collisionDelegate.collisionBehavior(self, endedContactFor: one, with: other)
        } else if meeting.other == nil {
          collisionDelegate.collisionBehavior(self, endedContactFor: one, withBoundaryIdentifier: identifier)
        }
      }
    }
  }
}
