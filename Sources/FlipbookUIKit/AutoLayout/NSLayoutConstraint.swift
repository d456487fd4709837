import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A relation between two lengths of a layout: first = multiplier × second + constant, or ≤, or ≥.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public typealias Axis = NSLayoutAxis

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  /// In points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  open var priority = UILayoutPriority.required { didSet { changed() } }
  open var identifier: String?
  private weak var holder: UIView?

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

  /// - Parameters:
  ///   - view1: A ``UIView`` or ``UILayoutGuide``.
  ///   - view2: The same, or nil for a constant alone.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
      constant: c)
  }

  /// Whether layouts follow the constraint.
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
        view.setNeedsLayout()
      } else if let view = holder {
        view.heldConstraints.removeAll { $0 === self }
        holder = nil
        view.setNeedsLayout()
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  /// The format isn't read: no constraints, with a diagnostic.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    DiagnosticCollector.current.warn(
      "layout.visual-format",
      "Constraints in the visual format (\(format)) are left out; write them with anchors.")
    return []
  }

  /// How the visual format aligns views.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// A view that leaves takes the constraints along that relate it to those that stay.
  func dropConstraints(of view: UIView) {
    var ancestor: UIView? = self
    while let one = ancestor {
      for constraint in one.heldConstraints where constraint.relatesAny(in: view) {
        constraint.isActive = false
      }
      ancestor = one.superview
    }
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    setNeedsLayout()
  }

  public func contentHuggingPriority(for axis: NSLayoutAxis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {
    if axis == .horizontal {
      compressionResistance.horizontal = priority
    } else {
      compressionResistance.vertical = priority
    }
    setNeedsLayout()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutAxis) -> UILayoutPriority {
    axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
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
