import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A relation between two lengths of a layout: first = multiplier × second + constant, or ≤, or ≥.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The relation of a constraint's two sides.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The line or length of an item. The middles within margins are those of the whole item.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The direction of a length.
  public typealias Axis = NSLayoutAxis

  /// The first view or guide; it is not retained.
  public private(set) weak var firstItem: AnyObject?
  /// The line or length of the first item.
  public let firstAttribute: Attribute
  /// The relation of the two sides.
  public let relation: Relation
  /// The second view or guide, not retained; nil for a constant alone.
  public private(set) weak var secondItem: AnyObject?
  /// The line or length of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat

  /// The summand of the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The priority of the constraint; `required` unless set.
  open var priority = UILayoutPriority.required { didSet { changed() } }
  /// A name by which the constraint is found.
  open var identifier: String?
  /// Has no effect. Archives are not written.
  open var shouldBeArchived = false
  private weak var holder: UIView?
  /// Whether it is a least or a greatest length in points.
  final var isBound: Bool { secondItem == nil && relation != .equal }

  init(
    _ item: AnyObject, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Makes a constraint that is not active yet.
  ///
  /// - Parameters:
  ///   - view1: A ``UIView`` or ``UILayoutGuide``.
  ///   - view2: The same, or nil for a constant alone.
  ///   - c: In points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
      constant: c)
  }

  /// Whether layouts follow the constraint. Items without a superview in common add a diagnostic.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil else { return }
        guard let view = commonAncestor else {
          DiagnosticCollector.current.warn(
            "layout.no-ancestor",
            "A constraint is activated between views that have no superview in common; add them to it first.")
          return
        }
        holder = view
        view.heldConstraints.append(self)
        view.setNeedsLayoutForContent()
      } else if let view = holder {
        view.heldConstraints.removeAll { $0 === self }
        holder = nil
        view.setNeedsLayoutForContent()
      }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  /// Returns the constraints of a text in the visual format, none of them active. A text that can't be read, or that
  /// names a view or a metric which isn't there, returns none, with a diagnostic.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormat(format, metrics: metrics, views: views).constraints(options: options)
    } catch {
      let reason = (error as? VisualFormat.Failure)?.reason ?? "\(error)"
      DiagnosticCollector.current.warn(
        "layout.visual-format", "The constraints of \(format) are left out: \(reason).")
      return []
    }
  }

  private func changed() { holder?.setNeedsLayout() }

  /// Whether the constraint relates a view, or a guide of it.
  func relates(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? UIView) === view || (item as? UILayoutGuide)?.owningView === view
    }
  }

  private var commonAncestor: UIView? {
    func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
    guard let first = view(firstItem) else { return nil }
    guard let second = view(secondItem) else { return first }
    var candidate: UIView? = first
    while let one = candidate {
      if second.isDescendant(of: one) { return one }
      candidate = one.superview
    }
    return nil
  }
}

extension UIView {
  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Activates a constraint. It belongs to the nearest view that contains both items.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Drops the constraints between a view that leaves and those that stay.
  func dropConstraints(of view: UIView) {
    var ancestor: UIView? = self
    while let one = ancestor {
      for constraint in one.heldConstraints where constraint.relatesAny(in: view) {
        constraint.isActive = false
      }
      ancestor = one.superview
    }
  }

  /// Sets the priority with which the view grows no larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    setNeedsLayout()
  }

  /// Sets the priority with which the view grows no smaller than its content.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    if axis == .horizontal {
      compressionResistance.horizontal = priority
    } else {
      compressionResistance.vertical = priority
    }
    setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  fileprivate func relatesAny(in view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) ?? false
    }
  }
}
