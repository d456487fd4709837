import FlipbookDrawing
import Foundation

/// The material of items: how they bounce, slide and turn.
///
/// A property that is not set reads as UIKit's default and leaves the item as it is without a behavior:
/// elasticity and friction of 0.2, density 1, a resistance of 0.1.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  private var own = DynamicMaterial()
  private var velocities: [(item: any UIDynamicItem, linear: SIMD2<Double>, angular: Double)] = []

  /// Makes a law for items.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// The share of its speed that an item keeps in a bounce, 0…1.
  open var elasticity: CGFloat {
    get { own.elasticity ?? 0 }
    set {
      own.elasticity = newValue
      changed()
    }
  }

  /// The braking of items that slide along each other, from 0.
  open var friction: CGFloat {
    get { own.friction ?? 0 }
    set {
      own.friction = newValue
      changed()
    }
  }

  /// The mass for each 100 × 100 points, above 0; 1 unless set.
  open var density: CGFloat {
    get { own.density ?? 1 }
    set {
      own.density = newValue
      changed()
    }
  }

  /// The share of its speed that an item loses in a second, roughly, from 0.
  open var resistance: CGFloat {
    get { own.resistance ?? 0 }
    set {
      own.resistance = newValue
      changed()
    }
  }

  /// The share of its spin that an item loses in a second, roughly, from 0.
  open var angularResistance: CGFloat {
    get { own.angularResistance ?? 0 }
    set {
      own.angularResistance = newValue
      changed()
    }
  }

  /// Has no effect, with a diagnostic: there are no fields.
  open var charge: CGFloat = 0 { didSet { unsupported("UIDynamicItemBehavior.charge", when: charge != 0) } }

  /// Whether items turn; true unless set.
  open var allowsRotation: Bool {
    get { own.allowsRotation ?? true }
    set {
      own.allowsRotation = newValue
      changed()
    }
  }

  /// Whether items stay where they are, and others bounce off them.
  open var isAnchored: Bool {
    get { own.isAnchored ?? false }
    set {
      own.isAnchored = newValue
      changed()
    }
  }

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

  /// Adds to an item's velocity.
  ///
  /// - Parameter velocity: In points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(item, SIMD2(Double(velocity.x), Double(velocity.y)), 0)
  }

  /// Adds to an item's spin.
  ///
  /// - Parameter velocity: In radians a second, clockwise on screen.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(item, .zero, Double(velocity))
  }

  private func add(_ item: any UIDynamicItem, _ linear: SIMD2<Double>, _ angular: Double) {
    velocities.append((item, linear, angular))
    changed()
  }

  /// Returns an item's velocity, in points a second; zero outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let body = dynamicAnimator?.world.body(item)
    return CGPoint(x: body?.velocity.x ?? 0, y: body?.velocity.y ?? 0)
  }

  /// Returns an item's spin, in radians a second, clockwise on screen; 0 outside an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.world.body(item)?.spin ?? 0)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(_ world: DynamicWorld, step: Double) {
    for item in items { world.body(item)?.material.merge(own) }
    for (item, linear, angular) in velocities {
      guard let body = world.body(item) else { continue }
      body.velocity += linear
      body.spin += angular
    }
    velocities = []
  }
}
