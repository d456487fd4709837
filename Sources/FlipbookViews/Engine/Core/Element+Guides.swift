import Foundation

extension Element {
  /// The answer to a question for a guide, which is worked out once until the layout changes.
  ///
  /// A stack asks its views, and each view's own ask theirs: without it the questions grow by a factor with each level.
  func guide(_ question: GuideQuestion, _ work: () -> CGFloat?) -> CGFloat? {
    if let known = guideCache[question] { return known }
    let guide = work()
    if guideCache.count >= 64 { guideCache.removeAll(keepingCapacity: true) }
    guideCache[question] = .some(guide)
    return guide
  }
}

extension Element {
  /// ``explicitAlignment(_:in:)``, worked out once while the same is asked for and the layout stays.
  final func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let isHorizontal = key.axis == .horizontal
    let known = isHorizontal ? knownGuides.horizontal : knownGuides.vertical
    if let known, known.size == size, known.key == key { return known.value }
    let value = explicitAlignment(key, in: size)
    let guide = KnownGuide(key: key, size: size, value: value)
    if isHorizontal { knownGuides.horizontal = guide } else { knownGuides.vertical = guide }
    return value
  }

  /// Drops the known guides of the element and of what it modifies: each layout of a container asks the closures of all
  /// its views, as closures may count on each other.
  final func forgetGuides() {
    var element: Element? = self
    while let current = element {
      current.knownGuides = (nil, nil)
      if !current.guideCache.isEmpty { current.guideCache.removeAll(keepingCapacity: true) }
      element = current.modified
    }
  }

  /// ``layoutPriority``, worked out once in a layout.
  final var knownPriority: Double {
    if let priorityCache { return priorityCache }
    let priority = layoutPriority
    priorityCache = priority
    return priority
  }
}
