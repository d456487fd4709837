import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor struct DynamicsTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: side, height: side))
  }

  private final class Log: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var lines: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("hit \(identifier.map { "\($0)" } ?? "edge")") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
  }

  /// 1,000 points a second squared, less what the air takes.
  @Test func whatFallsFallsByTheLaw() {
    let ball = square(90, 0)
    var animator: UIDynamicAnimator?
    let film = UIKitFilm(size: CGSize(width: 200, height: 2_000)) { root in
      root.addSubview(ball)
      animator = UIDynamicAnimator(referenceView: root)
      let gravity = UIGravityBehavior(items: [ball])
      gravity.magnitude = 0.5
      animator?.addBehavior(gravity)
    }
    film.go(to: 1)
    #expect(abs(ball.center.y - 10 - 250) < 15 && ball.center.x == 100)
    #expect(animator?.isRunning == true && abs((animator?.elapsedTime ?? 0) - 1) < 0.04)
  }

  @Test func anItemComesToRestOnTheFloor() {
    let ball = square(90, 20)
    let log = Log()
    var animator: UIDynamicAnimator?
    let film = UIKitFilm { root in
      root.addSubview(ball)
      animator = UIDynamicAnimator(referenceView: root)
      animator?.delegate = log
      let walls = UICollisionBehavior(items: [ball])
      walls.translatesReferenceBoundsIntoBoundary = true
      walls.collisionDelegate = log
      animator?.addBehavior(UIGravityBehavior(items: [ball]))
      animator?.addBehavior(walls)
    }
    film.go(to: 4)
    #expect(abs(ball.frame.maxY - 200) < 0.5 && abs(ball.center.x - 100) < 0.5)
    #expect(log.lines.first == "hit edge" && log.lines.last == "pause")
    #expect(animator?.isRunning == false)
  }

  @Test("what a behavior leaves unset reads as UIKit's default and changes nothing")
  func unsetMaterial() {
    func lowest(with behavior: UIDynamicItemBehavior?) -> [CGFloat] {
      let ball = square(90, 20)
      var animator: UIDynamicAnimator?
      let film = UIKitFilm { root in
        root.addSubview(ball)
        animator = UIDynamicAnimator(referenceView: root)
        let walls = UICollisionBehavior(items: [ball])
        walls.translatesReferenceBoundsIntoBoundary = true
        animator?.addBehavior(UIGravityBehavior(items: [ball]))
        animator?.addBehavior(walls)
        if let behavior {
          behavior.addItem(ball)
          animator?.addBehavior(behavior)
        }
      }
      return stride(from: 0.1, through: 1.5, by: 0.1).map { time in
        film.go(to: time)
        return ball.center.y
      }
    }
    let unset = UIDynamicItemBehavior()
    #expect(unset.elasticity == 0 && unset.friction == 0 && unset.resistance == 0 && unset.density == 1)
    let free = lowest(with: nil)
    #expect(lowest(with: unset) == free)
    let dead = UIDynamicItemBehavior()
    dead.elasticity = 0
    #expect(lowest(with: dead) != free)
  }

  /// A ball that keeps all its speed comes back to where it fell from, nearly.
  @Test func elasticItemsBounce() {
    let ball = square(90, 20)
    var animator: UIDynamicAnimator?
    var lowest: CGFloat = 0
    var back: CGFloat = 1_000
    let film = UIKitFilm { root in
      root.addSubview(ball)
      animator = UIDynamicAnimator(referenceView: root)
      let walls = UICollisionBehavior(items: [ball])
      walls.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 180), to: CGPoint(x: 200, y: 180))
      let material = UIDynamicItemBehavior(items: [ball])
      material.elasticity = 1
      material.resistance = 0
      let gravity = UIGravityBehavior(items: [ball])
      [gravity, walls, material].forEach { animator?.addBehavior($0) }
    }
    for frame in 1...90 {
      film.go(to: Double(frame) / 60)
      lowest = max(lowest, ball.frame.maxY)
      if frame > 45 { back = min(back, ball.frame.minY) }
    }
    #expect(lowest > 170 && lowest < 190)
    #expect(back < 45)
  }

  @Test func boxesStackAndPushEachOther() {
    let boxes = (0..<4).map { square(90 + CGFloat($0), 110 + CGFloat($0) * 22) }
    var animator: UIDynamicAnimator?
    let film = UIKitFilm { root in
      boxes.forEach { root.addSubview($0) }
      animator = UIDynamicAnimator(referenceView: root)
      let walls = UICollisionBehavior(items: boxes)
      walls.translatesReferenceBoundsIntoBoundary = true
      animator?.addBehavior(walls)
      animator?.addBehavior(UIGravityBehavior(items: boxes))
    }
    film.go(to: 4)
    let ys = boxes.map(\.center.y).sorted()
    for (y, expected) in zip(ys, [130, 150, 170, 190] as [CGFloat]) { #expect(abs(y - expected) < 2) }
  }

  @Test func snapsAndAttachmentsComeToTheirPlaces() {
    let (snapped, hung) = (square(0, 0), square(150, 50))
    snapped.transform = CGAffineTransform(rotationAngle: 1)
    var animator: UIDynamicAnimator?
    let film = UIKitFilm { root in
      root.addSubview(snapped)
      root.addSubview(hung)
      animator = UIDynamicAnimator(referenceView: root)
      animator?.addBehavior(UISnapBehavior(item: snapped, snapTo: CGPoint(x: 120, y: 150)))
      let rod = UIAttachmentBehavior(item: hung, attachedToAnchor: CGPoint(x: 100, y: 60))
      animator?.addBehavior(rod)
      #expect(rod.length == 60)
      animator?.addBehavior(UIGravityBehavior(items: [hung]))
    }
    for time in [0.5, 1, 2] {
      film.go(to: time)
      #expect(abs(hypot(hung.center.x - 100, hung.center.y - 60) - 60) < 2)
    }
    film.go(to: 3)
    #expect(abs(snapped.center.x - 120) < 0.5 && abs(snapped.center.y - 150) < 0.5)
    #expect(abs(snapped.transform.b) < 0.01)
  }

  @Test func pushesGiveSpeedByMass() {
    let (light, heavy) = (square(0, 0, 100), square(0, 0, 100))
    var animator: UIDynamicAnimator?
    let material = UIDynamicItemBehavior(items: [light, heavy])
    let dense = UIDynamicItemBehavior(items: [heavy])
    let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
    let film = UIKitFilm { root in
      root.addSubview(light)
      root.addSubview(heavy)
      animator = UIDynamicAnimator(referenceView: root)
      material.resistance = 0
      dense.density = 2
      push.setAngle(0, magnitude: 1)
      [material, dense, push].forEach { animator?.addBehavior($0) }
    }
    film.go(to: 0.5)
    #expect(abs(material.linearVelocity(for: light).x - 100) < 1e-6)
    #expect(abs(material.linearVelocity(for: heavy).x - 50) < 1e-6)
    #expect(!push.active && abs(light.center.x - 50 - 50) < 3)
  }

  /// A layout whose cells hang on springs, as public code makes lists bounce.
  private final class HangingLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 200)) ?? []
      for attributes in all.compactMap({ $0.copy() as? UICollectionViewLayoutAttributes }) {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.5, 1)
        attributes.center.y += 30
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class TwoCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("items of a collection go back to their anchors")
  func collection() throws {
    let (layout, source) = (HangingLayout(), TwoCells())
    layout.itemSize = CGSize(width: 40, height: 40)
    var view: UICollectionView?
    let film = UIKitFilm { root in
      let own = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
      own.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      own.dataSource = source
      root.addSubview(own)
      view = own
    }
    func place() throws -> CGFloat {
      try #require(view?.cellForItem(at: IndexPath(item: 0, section: 0))).center.y
    }
    film.go(to: 0.1)
    #expect(
      try place() > 30 && layout.animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) != nil)
    film.go(to: 0.5)
    #expect(try place() > 20 && place() < 25)
    film.go(to: 6)
    #expect(try abs(place() - 20) < 0.5)
  }
}
