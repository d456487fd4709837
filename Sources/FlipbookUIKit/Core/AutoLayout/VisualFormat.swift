import Foundation

/// Reads constraints in the visual format: `H:|-[a(==b@750)]-(>=8)-[b(100)]-|`.
struct VisualFormat {
  /// A relation to a number or to another view's length.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// The room between two places: what it has to be, or nothing for the system's.
  enum Gap {
    case none
    case standard
    case given([Predicate])
  }

  enum Place {
    case superview
    case view(UIView, [Predicate])
  }

  private(set) var isVertical = false
  private(set) var places: [Place] = []
  /// The room before each place but the first.
  private(set) var gaps: [Gap] = []

  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// The reason why a format can't be parsed.
  struct Failure: Error { var reason: String }

  init(_ format: String, metrics: [String: Any]?, views: [String: Any]) throws {
    rest = format.filter { !$0.isWhitespace }[...]
    (self.metrics, self.views) = (metrics ?? [:], views)
    if consume("V:") { isVertical = true } else { _ = consume("H:") }
    try place()
    while !rest.isEmpty {
      gaps.append(try gap())
      try place()
    }
  }

  private mutating func consume(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func word() -> String {
    let found = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(found.count)
    return String(found)
  }

  private mutating func place() throws {
    if consume("|") {
      places.append(.superview)
      return
    }
    guard consume("[") else { throw Failure(reason: "a view is missing before \"\(rest)\"") }
    let name = word()
    guard let view = views[name] as? UIView else { throw Failure(reason: "there is no view \(name)") }
    var sizes: [Predicate] = []
    if rest.hasPrefix("(") { sizes = try predicates() }
    guard consume("]") else { throw Failure(reason: "\"]\" is missing before \"\(rest)\"") }
    places.append(.view(view, sizes))
  }

  private mutating func gap() throws -> Gap {
    guard consume("-") else { return .none }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    let found = rest.hasPrefix("(") ? try predicates() : [try predicate()]
    guard consume("-") else { throw Failure(reason: "\"-\" is missing before \"\(rest)\"") }
    return .given(found)
  }

  private mutating func predicates() throws -> [Predicate] {
    _ = consume("(")
    var found = [try predicate()]
    while consume(",") { found.append(try predicate()) }
    guard consume(")") else { throw Failure(reason: "\")\" is missing before \"\(rest)\"") }
    return found
  }

  private mutating func predicate() throws -> Predicate {
    var found = Predicate()
    if consume(">=") {
      found.relation = .greaterThanOrEqual
    } else if consume("<=") {
      found.relation = .lessThanOrEqual
    } else {
      _ = consume("==")
    }
    let isNegative = consume("-")
    let name = word()
    if let view = views[name] as? UIView {
      found.view = view
    } else {
      found.constant = try number(name) * (isNegative ? -1 : 1)
    }
    if consume("@") { found.priority = UILayoutPriority(Float(try number(word()))) }
    return found
  }

  private func number(_ name: String) throws -> CGFloat {
    if let value = Double(name) { return CGFloat(value) }
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: throw Failure(reason: "there is no metric \(name)")
    }
  }
}

extension VisualFormat {
  /// Makes the constraints, none of them active.
  @MainActor
  func constraints(options: NSLayoutConstraint.FormatOptions) throws -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for case .view(let view, let sizes) in places { result += sizes.map { size($0, of: view) } }
    for (index, gap) in gaps.enumerated() {
      result += try room(gap, places[index], places[index + 1], options)
    }
    let all = places.compactMap { place -> UIView? in
      guard case .view(let view, _) = place else { return nil }
      return view
    }
    for attribute in options.aligned {
      result += zip(all, all.dropFirst()).map {
        NSLayoutConstraint($0, attribute, .equal, $1, attribute, multiplier: 1, constant: 0)
      }
    }
    return result
  }

  @MainActor
  private func size(_ predicate: Predicate, of view: UIView) -> NSLayoutConstraint {
    let length = isVertical ? NSLayoutConstraint.Attribute.height : .width
    let made = NSLayoutConstraint(
      view, length, predicate.relation, predicate.view, predicate.view == nil ? .notAnAttribute : length,
      multiplier: 1, constant: predicate.constant)
    made.priority = predicate.priority
    return made
  }

  private typealias Sides = (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)

  /// The edges where a row begins and ends, of views and of their margins.
  private func sides(_ options: NSLayoutConstraint.FormatOptions) -> (edges: Sides, margins: Sides) {
    if isVertical { return ((.top, .bottom), (.topMargin, .bottomMargin)) }
    if options.contains(.directionRightToLeft) { return ((.right, .left), (.rightMargin, .leftMargin)) }
    let edges: Sides = options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    return (edges, (.leadingMargin, .trailingMargin))
  }

  @MainActor
  private func room(
    _ gap: Gap, _ before: Place, _ after: Place, _ options: NSLayoutConstraint.FormatOptions
  ) throws -> [NSLayoutConstraint] {
    let isBackwards = !isVertical && options.contains(.directionRightToLeft)
    let (starts, margins) = sides(options)
    // Lengths grow from what comes before to what comes after.
    let (low, lowSide, high, highSide):
      (UIView, NSLayoutConstraint.Attribute, UIView, NSLayoutConstraint.Attribute)
    var isStandard = false
    if case .standard = gap { isStandard = true }
    var standard: CGFloat = 8
    switch (before, after) {
    case (.view(let one, _), .view(let two, _)):
      (low, lowSide, high, highSide) = (one, starts.1, two, starts.0)
    case (.superview, .view(let view, _)):
      guard let outer = view.superview else { throw Failure(reason: "a view has no superview") }
      (low, lowSide, high, highSide) = (outer, isStandard ? margins.0 : starts.0, view, starts.0)
      standard = 0
    case (.view(let view, _), .superview):
      guard let outer = view.superview else { throw Failure(reason: "a view has no superview") }
      (low, lowSide, high, highSide) = (view, starts.1, outer, isStandard ? margins.1 : starts.1)
      standard = 0
    case (.superview, .superview): return []
    }
    let predicates: [Predicate] =
      switch gap {
      case .none: [Predicate()]
      case .standard: [Predicate(constant: standard)]
      case .given(let given): given
      }
    return predicates.map { predicate in
      // From right to left what comes before is farther along the axis.
      let made =
        isBackwards
        ? NSLayoutConstraint(
          low, lowSide, predicate.relation, high, highSide, multiplier: 1, constant: predicate.constant)
        : NSLayoutConstraint(
          high, highSide, predicate.relation, low, lowSide, multiplier: 1, constant: predicate.constant)
      made.priority = predicate.priority
      return made
    }
  }
}
