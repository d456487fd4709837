import FlipbookDiagnostics
import FlipbookMotion

/// The groups of matched views of a scene.
@MainActor
final class MatchedGeometryRegistry: LayoutObserver {
  private final class Group {
    let key: MatchedGeometryKey
    private var members: [Weak] = []
    /// The geometry that the source was shown with at the last layout, and the ways under way.
    var last: MatchedGeometryElement.Shown?

    init(key: MatchedGeometryKey) { self.key = key }

    @MainActor var elements: [MatchedGeometryElement] {
      members.removeAll { $0.element == nil || $0.element?.node.isRemoved == true }
      return members.compactMap(\.element)
    }

    /// The group's geometry at the last layout, or, before there was one, where its source lies.
    @MainActor var geometry: MatchedGeometryElement.Shown? {
      last ?? elements.last { $0.modifier.isSource && !$0.isOnItsWayOut }.map { ($0.ownGeometry, nil) }
    }

    func add(_ element: MatchedGeometryElement) { members.append(Weak(element: element)) }
    func remove(_ element: MatchedGeometryElement) { members.removeAll { $0.element === element } }
  }

  private struct Weak {
    weak var element: MatchedGeometryElement?
  }

  private var groups: [Group] = []
  private var groupsByKey: [MatchedGeometryKey: Group] = [:]

  func add(_ element: MatchedGeometryElement, to key: MatchedGeometryKey) {
    if let group = groupsByKey[key] { return group.add(element) }
    let group = Group(key: key)
    group.add(element)
    groups.append(group)
    groupsByKey[key] = group
  }

  func move(
    _ element: MatchedGeometryElement, from old: MatchedGeometryKey, to new: MatchedGeometryKey
  ) {
    groupsByKey[old]?.remove(element)
    add(element, to: new)
  }

  func layoutFinished() {
    let origins = takeOrigins()
    var led: [(group: Group, members: [MatchedGeometryElement], source: MatchedGeometryElement)] = []
    for group in groups {
      let members = group.elements
      guard !members.isEmpty else {
        groupsByKey[group.key] = nil
        continue
      }
      let sources = members.filter { $0.modifier.isSource && !$0.isOnItsWayOut }
      guard let source = sources.last else {
        for member in members {
          if member.isOnItsWayOut {
            member.keepGeometry()
          } else {
            member.followNone(first: origins[ObjectIdentifier(member)])
          }
        }
        group.last = nil
        continue
      }
      if sources.count > 1 { warn(of: sources.count, id: group.key.id) }
      led.append((group, members, source))
    }
    groups.removeAll { groupsByKey[$0.key] == nil }
    // The content of a matched view is shown relative to it, so the outer ones go first.
    for (group, members, source) in led.sorted(by: { $0.source.node.depth < $1.source.node.depth }) {
      let target = source.ownGeometry
      for member in members {
        member.follow(source, at: target, last: group.last, first: origins[ObjectIdentifier(member)])
      }
      group.last = source.shownGeometry
    }
  }

  /// The geometry of the groups that elements come from which have not been shown yet.
  private func takeOrigins() -> [ObjectIdentifier: MatchedGeometryElement.Shown] {
    var found: [ObjectIdentifier: MatchedGeometryElement.Shown] = [:]
    for group in groups {
      for member in group.elements {
        guard let origin = member.origin else { continue }
        member.origin = nil
        found[ObjectIdentifier(member)] = groupsByKey[origin]?.geometry
      }
    }
    return found
  }

  private func warn(of count: Int, id: AnyHashable) {
    DiagnosticCollector.current.warn(
      "view.matched-sources",
      "\(count) views at once are the source of the matched geometry \"\(id)\"; the last one is taken. Give the others isSource: false."
    )
  }
}
