/// A view that is known to be nothing, and so has no preferences whatever modifies it.
protocol EmptyContent {}

extension EmptyView: EmptyContent {}

extension ModifiedContent: EmptyContent where Content: EmptyContent {}
