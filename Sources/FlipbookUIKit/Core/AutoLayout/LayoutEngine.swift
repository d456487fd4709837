import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Solves the constraints of a tree of views, and gives the views their places.
@MainActor
struct LayoutEngine {
  private let root: UIView
  /// The proposed size, which the result approaches, when the root's own size is asked for.
  private let fitting: CGSize?
  /// Whether the width of the proposed size is fixed.
  private let fixesWidth: Bool
  private let fixesHeight: Bool
  var solver = ConstraintSolver()
  private var levels: [Float: Int] = [:]
  private var rects: [ObjectIdentifier: LayoutRect] = [:]

  init(root: UIView, fitting: CGSize? = nil, fixesWidth: Bool = false, fixesHeight: Bool = false) {
    self.root = root
    self.fitting = fitting
    self.fixesWidth = fixesWidth
    self.fixesHeight = fixesHeight
  }

  /// Places every view that has constraints.
  mutating func layOut() {
    // Text that wraps has a height only once its width is known.
    for _ in 0..<3 {
      solve()
      if !wrapText(in: root) { break }
    }
    place(root)
  }

  /// Returns the size that the constraints inside the root ask for, in points.
  mutating func fittingSize() -> CGSize {
    for _ in 0..<3 {
      solve()
      if !wrapText(in: root) { break }
    }
    return CGSize(width: value(rect(root).width), height: value(rect(root).height))
  }

  // MARK: Gathering

  private mutating func solve() {
    solver = ConstraintSolver()
    rects = [:]
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    gather(root, &constraints, &views)
    setLevels(constraints, views)
    for view in views { addOwn(view) }
    for constraint in constraints { add(constraint) }
    for view in views { addContents(view) }
    if let fitting {
      let own = rect(root)
      let (width, height) = (
        own.width - LinearExpression(fitting.width), own.height - LinearExpression(fitting.height)
      )
      if fixesWidth {
        _ = solver.require(width, .equal)
      } else {
        solver.prefer(width, .equal, level: level(50))
      }
      if fixesHeight {
        _ = solver.require(height, .equal)
      } else {
        solver.prefer(height, .equal, level: level(50))
      }
    }
    // A view without a place lies in its superview's corner.
    for view in views where usesVariables(view) && view !== root {
      guard let superview = view.superview else { continue }
      let (own, outer) = (rect(view), rect(superview))
      solver.prefer(own.left - outer.left, .equal, level: ConstraintSolver.levelCount - 1)
      solver.prefer(own.top - outer.top, .equal, level: ConstraintSolver.levelCount - 1)
    }
  }

  private func gather(_ view: UIView, _ constraints: inout [NSLayoutConstraint], _ views: inout [UIView]) {
    views.append(view)
    // A bound that can't hold beside a length gives way to it.
    constraints += view.heldConstraints.filter { !$0.isBound } + view.heldConstraints.filter(\.isBound)
    for subview in view.subviews where !subview.isLayoutIsland { gather(subview, &constraints, &views) }
  }

  /// Sets a level for each priority in use. The last is kept for lengths that nothing determines.
  private mutating func setLevels(_ constraints: [NSLayoutConstraint], _ views: [UIView]) {
    var priorities: Set<Float> = [50]
    for constraint in constraints { priorities.insert(constraint.priority.rawValue) }
    for view in views where usesVariables(view) {
      priorities.formUnion([
        view.contentHuggingPriority(for: .horizontal).rawValue,
        view.contentHuggingPriority(for: .vertical).rawValue,
        view.contentCompressionResistancePriority(for: .horizontal).rawValue,
        view.contentCompressionResistancePriority(for: .vertical).rawValue,
      ])
    }
    let sorted = priorities.filter { $0 < 1000 }.sorted(by: >)
    let count = ConstraintSolver.levelCount - 1
    levels = [:]
    for (index, priority) in sorted.enumerated() {
      levels[priority] = sorted.count <= count ? index : index * count / sorted.count
    }
  }

  func level(_ priority: Float) -> Int { levels[priority] ?? ConstraintSolver.levelCount - 2 }

  /// Whether a view's rectangle is solved for, and not given by its frame.
  private func usesVariables(_ view: UIView) -> Bool {
    view === root ? fitting != nil : !view.translatesAutoresizingMaskIntoConstraints
  }

  // MARK: Rectangles

  private mutating func rect(_ view: UIView) -> LayoutRect {
    if let known = rects[ObjectIdentifier(view)] { return known }
    let rect: LayoutRect
    if view === root {
      let size = view.bounds.size
      rect =
        fitting == nil
        ? LayoutRect(
          left: LinearExpression(), top: LinearExpression(), width: LinearExpression(size.width),
          height: LinearExpression(size.height)) : LayoutRect(view.layoutVariables)
    } else if usesVariables(view) {
      rect = LayoutRect(view.layoutVariables)
    } else {
      let (size, center, anchor) = (view.bounds.size, view.center, view.layer.anchorPoint)
      let outer = view.superview.map { self.rect($0) } ?? LayoutRect(view.layoutVariables)
      let origin = view.superview?.scrolledOrigin ?? .zero
      rect = LayoutRect(
        left: outer.left + LinearExpression(center.x - size.width * anchor.x - origin.x),
        top: outer.top + LinearExpression(center.y - size.height * anchor.y - origin.y),
        width: LinearExpression(size.width), height: LinearExpression(size.height))
    }
    rects[ObjectIdentifier(view)] = rect
    return rect
  }

  private mutating func rect(_ guide: UILayoutGuide) -> LayoutRect? {
    guard let owner = guide.owningView else { return nil }
    guard let insets = guide.insets?(owner) else { return LayoutRect(guide.layoutVariables) }
    let outer = rect(owner)
    return LayoutRect(
      left: outer.left + LinearExpression(insets.left), top: outer.top + LinearExpression(insets.top),
      width: outer.width - LinearExpression(insets.left + insets.right),
      height: outer.height - LinearExpression(insets.top + insets.bottom))
  }

  /// Returns the content of a scroll view, as far as constraints give its size.
  private mutating func contentRect(_ view: UIScrollView) -> LayoutRect {
    let outer = rect(view)
    let guide = view.contentLayoutGuide.layoutVariables
    return LayoutRect(
      left: outer.left - LinearExpression(view.contentOffset.x),
      top: outer.top - LinearExpression(view.contentOffset.y), width: LinearExpression(guide.width),
      height: LinearExpression(guide.height))
  }

  // MARK: Constraints

  private mutating func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, with other: AnyObject?
  ) -> LinearExpression? {
    var rect: LayoutRect?
    var view: UIView?
    if let guide = item as? UILayoutGuide {
      if let scroll = guide.owningView as? UIScrollView, guide === scroll.contentLayoutGuide {
        rect = contentRect(scroll)
      } else {
        rect = self.rect(guide)
      }
    } else if let found = item as? UIView {
      view = found
      let isInside = (other as? UIView).map { $0 !== found && $0.isDescendant(of: found) } ?? false
      if let scroll = found as? UIScrollView, isInside, attribute != .width, attribute != .height {
        rect = contentRect(scroll)
      } else {
        rect = self.rect(found)
      }
    }
    guard let rect else { return nil }
    let margins = view?.guideMargins ?? .zero
    switch attribute {
    case .left, .leading: return rect.left
    case .right, .trailing: return rect.right
    case .top: return rect.top
    case .bottom: return rect.bottom
    case .width: return rect.width
    case .height: return rect.height
    case .centerX, .centerXWithinMargins: return rect.centerX
    case .centerY, .centerYWithinMargins: return rect.centerY
    case .firstBaseline: return rect.top + LinearExpression(Double(view?.baselineOffset ?? 0))
    case .lastBaseline: return rect.bottom - LinearExpression(Double(view?.lastBaselineOffset ?? 0))
    case .leftMargin, .leadingMargin: return rect.left + LinearExpression(margins.left)
    case .rightMargin, .trailingMargin: return rect.right - LinearExpression(margins.right)
    case .topMargin: return rect.top + LinearExpression(margins.top)
    case .bottomMargin: return rect.bottom - LinearExpression(margins.bottom)
    case .notAnAttribute: return nil
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard
      let first = expression(constraint.firstItem, constraint.firstAttribute, with: constraint.secondItem)
    else { return }
    var difference = first - LinearExpression(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = expression(constraint.secondItem, constraint.secondAttribute, with: constraint.firstItem)
      else { return }
      difference = difference - second * constraint.multiplier
    }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    guard constraint.priority.rawValue >= 1000 else {
      solver.prefer(difference, relation, level: level(constraint.priority.rawValue))
      return
    }
    if !solver.require(difference, relation) {
      DiagnosticCollector.current.warn(
        "layout.conflict",
        "A constraint can't hold together with the others and is left out: \(constraint.summary).")
    }
  }

  /// Adds the constraint of every solved view: its size is not negative.
  private mutating func addOwn(_ view: UIView) {
    guard usesVariables(view) else { return }
    let own = rect(view)
    _ = solver.require(own.width, .greaterOrEqual)
    _ = solver.require(own.height, .greaterOrEqual)
  }

  /// Adds the constraints of a view's natural size.
  private mutating func addContents(_ view: UIView) {
    if let stack = view as? UIStackView { addArrangement(of: stack) }
    if let scroll = view as? UIScrollView {
      let guide = scroll.contentLayoutGuide.layoutVariables
      for variable in [guide.width, guide.height] where solver.mentions(variable) {
        _ = solver.require(LinearExpression(variable), .greaterOrEqual)
        solver.prefer(LinearExpression(variable), .equal, level: ConstraintSolver.levelCount - 1)
      }
    }
    guard usesVariables(view) else { return }
    let own = rect(view)
    let size = view.intrinsicContentSize
    func ask(
      _ length: LinearExpression, _ wanted: CGFloat, _ hugging: UILayoutPriority,
      _ resistance: UILayoutPriority
    ) {
      guard wanted != UIView.noIntrinsicMetric, wanted.isFinite else { return }
      let difference = length - LinearExpression(wanted)
      for (priority, relation) in [
        (resistance, ConstraintSolver.Relation.greaterOrEqual), (hugging, .lessOrEqual),
      ] {
        if priority.rawValue >= 1000 {
          _ = solver.require(difference, relation)
        } else {
          solver.prefer(difference, relation, level: level(priority.rawValue))
        }
      }
    }
    ask(
      own.width, size.width, view.contentHuggingPriority(for: .horizontal),
      view.contentCompressionResistancePriority(for: .horizontal))
    ask(
      own.height, size.height, view.contentHuggingPriority(for: .vertical),
      view.contentCompressionResistancePriority(for: .vertical))
  }

  // MARK: Stacks

  private mutating func addArrangement(of stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    var outer = rect(stack)
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.layoutMargins
      outer = LayoutRect(
        left: outer.left + LinearExpression(margins.left), top: outer.top + LinearExpression(margins.top),
        width: outer.width - LinearExpression(margins.left + margins.right),
        height: outer.height - LinearExpression(margins.top + margins.bottom))
    }
    let arrangement = ArrangedViews(stack: stack, views: views, rects: views.map { rect($0) }, outer: outer)
    addSpaces(of: arrangement)
    addLengths(of: arrangement)
    addAlignment(of: arrangement)
    // No larger than needed.
    if usesVariables(stack) {
      solver.prefer(arrangement.breadth.length, .equal, level: level(50))
      solver.prefer(arrangement.room.length, .equal, level: level(50))
    }
  }

  // MARK: Placing

  private func value(_ expression: LinearExpression) -> CGFloat {
    var sum = expression.constant
    // Rounding makes a sum depend on its order.
    for (variable, factor) in expression.terms.sorted(by: { $0.key.number < $1.key.number }) {
      sum += solver.value(variable) * factor
    }
    // Remainders of rounding would blur every edge.
    let rounded = (sum * 1024).rounded() / 1024
    return CGFloat(rounded == 0 ? 0 : rounded)
  }

  private mutating func wrapText(in view: UIView) -> Bool {
    var changed = false
    if let label = view as? UILabel, label.numberOfLines != 1, usesVariables(label) || label === root {
      changed = label.wrap(to: value(rect(label).width))
    }
    for subview in view.subviews where !subview.isLayoutIsland && wrapText(in: subview) { changed = true }
    return changed
  }

  /// Returns a rectangle in another's coordinates, with all edges on pixels.
  private func frame(_ own: LayoutRect, in outer: LayoutRect) -> CGRect {
    let scale = UIScreen.main.scale
    // Places between two pixels go to the second one, whatever rounding made of them: else a view of whole pixels would lose one.
    func pixel(_ place: LinearExpression) -> CGFloat {
      (value(place) * scale + 0.5 + 1 / 64).rounded(.down) / scale
    }
    let (left, top) = (pixel(own.left), pixel(own.top))
    return CGRect(
      x: left - pixel(outer.left), y: top - pixel(outer.top), width: pixel(own.left + own.width) - left,
      height: pixel(own.top + own.height) - top)
  }

  private mutating func place(_ view: UIView) {
    let outer = rect(view)
    if let scroll = view as? UIScrollView {
      let guide = scroll.contentLayoutGuide.layoutVariables
      if solver.mentions(guide.width) || solver.mentions(guide.height) {
        scroll.contentSize = CGSize(
          width: value(LinearExpression(guide.width)), height: value(LinearExpression(guide.height)))
      }
    }
    let origin = view.scrolledOrigin
    for guide in view.layoutGuides {
      let own = LayoutRect(guide.layoutVariables)
      guide.placedFrame = frame(own, in: outer)
    }
    // A view that a stack hides keeps its place, or has no length.
    let placed = view.subviews.filter { subview in
      !subview.isLayoutIsland
        && !(subview.isHidden && (view as? UIStackView)?.arrangedSubviews.contains(subview) == true)
    }
    var frames: [(view: UIView, frame: CGRect)] = []
    for subview in placed where usesVariables(subview) {
      let own = rect(subview)
      frames.append((subview, frame(own, in: outer).offsetBy(dx: origin.x, dy: origin.y)))
    }
    givePlaces(frames, in: view)
    for subview in placed { place(subview) }
  }

  /// Gives subviews the places that constraints ask for. A view that the scene has moved since stays there until its
  /// superview is laid out: because it was asked for, or since constraints ask for other places in it.
  private func givePlaces(_ frames: [(view: UIView, frame: CGRect)], in view: UIView) {
    let isAsked = view.needsLayout || view === root && view.isLayoutIsland
    guard isAsked || frames.contains(where: { !$0.view.layoutVariables.solved.isStill($0.frame, in: view) })
    else { return }
    for (subview, frame) in frames {
      subview.setUntransformedFrame(frame)
      subview.layoutVariables.solved.set(frame, in: view)
    }
  }
}

extension UIView {
  /// The origin that constraints count from: what a scroll view shows at its top left. Those of other views count from
  /// (0, 0), whatever the origin of their bounds.
  fileprivate var scrolledOrigin: CGPoint { self is UIScrollView ? bounds.origin : .zero }

  /// Places the view as if it had no transform.
  fileprivate func setUntransformedFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    if self.center != center { self.center = center }
  }

  /// Returns the height that its constraints ask for in a width, in points.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension NSLayoutConstraint {
  /// The constraint for messages: `label.leading = view.leading + 8`.
  var summary: String {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      let owner = item.map { "\(type(of: $0))" } ?? "?"
      return "\(owner).\(attribute)"
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "="
      case .greaterThanOrEqual: ">="
      }
    if let identifier { return identifier }
    let first = name(firstItem, firstAttribute)
    guard secondAttribute != .notAnAttribute else { return "\(first) \(sign) \(constant)" }
    let factor = multiplier == 1 ? "" : "\(multiplier) × "
    return "\(first) \(sign) \(factor)\(name(secondItem, secondAttribute)) + \(constant)"
  }
}

extension CGFloat {
  func finiteOr(_ other: CGFloat) -> CGFloat { isFinite ? self : other }
}
