import FlipbookMotion

/// A view that has begun to leave in the present update.
///
/// An animation that begins in its layout keeps it too, so that it isn't gone before.
@MainActor
struct Departure {
  let node: _ViewNode
  /// The callback that waits for the animations of the view, those of its layout included.
  let completion: AnimationCompletion
  /// Runs when no more animations will begin.
  let close: @MainActor () -> Void
}

extension ViewRuntime {
  /// Keeps a view that has begun to leave until the present update has been laid out. Outside of an update nothing is animated
  /// that layout changes.
  func depart(_ departure: Departure) {
    guard isUpdating, !isTickingAnimations else { return departure.close() }
    departures.append(departure)
  }

  /// Has the animations that begin in a view that leaves keep it.
  func addDepartures(of node: _ViewNode, to transaction: inout Transaction) {
    guard !departures.isEmpty, transaction.animation != nil else { return }
    for departure in departures
    where sequence(first: node, next: \.parent).contains(where: { $0 === departure.node }) {
      transaction.add(departure.completion)
    }
  }

  /// No more animations will begin in the present update.
  func closeDepartures() {
    while !departures.isEmpty {
      let closing = departures
      departures = []
      for departure in closing { departure.close() }
    }
  }
}
