/// A view that stands for any number of others, each of which is a preview of its own.
@MainActor
protocol ViewList {
  /// In order, with what modifies them all on each.
  var views: [any View] { get }
}

extension View {
  /// The views that a view stands for, one for each preview that Xcode makes of it; itself if it stands for one.
  package var previews: [any View] { (self as? any ViewList)?.views ?? [self] }
}

extension Group: ViewList where Content: View {
  var views: [any View] { content.previews }
}

extension ForEach: ViewList where Content: View {
  var views: [any View] { data.flatMap { content($0).previews } }
}

extension TupleView: ViewList {
  var views: [any View] {
    var views: [any View] = []
    func add<Child: View>(_ view: Child) { views += view.previews }
    repeat add(each value)
    return views
  }
}

extension _ConditionalContent: ViewList {
  var views: [any View] {
    switch storage {
    case .trueContent(let content): content.previews
    case .falseContent(let content): content.previews
    }
  }
}

extension Optional: ViewList where Wrapped: View {
  var views: [any View] { map(\.previews) ?? [] }
}

extension EmptyView: ViewList {
  var views: [any View] { [] }
}

extension ModifiedContent: ViewList where Content: View, Modifier: ViewModifier {
  var views: [any View] {
    guard content is any ViewList else { return [self] }
    func modified<Child: View>(_ view: Child) -> any View {
      ModifiedContent<Child, Modifier>(content: view, modifier: modifier)
    }
    return content.previews.map { modified($0) }
  }
}
