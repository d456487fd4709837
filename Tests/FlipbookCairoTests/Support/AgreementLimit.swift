import FlipbookTestSupport

/// How far the renderers may differ in pictures of one kind, in 255ths of a channel, and why by more than smooth edges do.
struct AgreementLimit: Sendable {
  /// Where neither picture has an edge.
  var inside = Disagreement.largestInside
  /// On edges.
  var edges = Disagreement.largestEdge
  /// The most pixels of a list that may be beyond ``Disagreement/largestInside`` or ``Disagreement/largestEdge``.
  var strays = 0

  init(inside: Int = Disagreement.largestInside, edges: Int = Disagreement.largestEdge, strays: Int = 0) {
    self.inside = inside
    self.edges = edges
    self.strays = strays
  }
}
