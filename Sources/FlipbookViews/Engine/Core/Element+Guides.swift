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
