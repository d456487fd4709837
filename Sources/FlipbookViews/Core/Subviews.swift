import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One of the views that another stands for.
public struct Subview: View, Identifiable {
  /// Tells a subview from others of the same view.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  nonisolated public let id: ID
  /// What the view tells its container.
  nonisolated public let containerValues: ContainerValues
  let content: AnyView

  public var body: some View { content }
}

/// The views that another stands for, in order.
public struct SubviewsCollection: RandomAccessCollection, View {
  nonisolated let subviews: [Subview]

  nonisolated init(_ subviews: [Subview]) { self.subviews = subviews }

  nonisolated public var startIndex: Int { subviews.startIndex }
  nonisolated public var endIndex: Int { subviews.endIndex }
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  nonisolated let subviews: ArraySlice<Subview>

  nonisolated public var startIndex: Int { subviews.startIndex }
  nonisolated public var endIndex: Int { subviews.endIndex }
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// A section among the views that another stands for, or a stretch of them that is in none.
public struct SectionConfiguration: Identifiable {
  /// Tells a section from others of the same view.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  nonisolated public let id: ID
  /// What the section tells its container.
  public var containerValues: ContainerValues
  public var header: SubviewsCollection
  public var content: SubviewsCollection
  public var footer: SubviewsCollection
}

/// The sections of the views that another stands for, in order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  nonisolated public var startIndex: Int { sections.startIndex }
  nonisolated public var endIndex: Int { sections.endIndex }
  nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The subviews of a view in a `ForEach`.
public typealias ForEachSubviewCollection<Content> = SubviewsCollection
/// The sections of a view in a `ForEach`.
public typealias ForEachSectionCollection<Content> = SectionCollection

/// What is made of the views that another stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  public var body: some View { content(SubviewsCollection(subviews.subviews)) }
}

/// What is made of the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  public var body: some View { content(sections.sections) }
}

@MainActor
extension Group where Content: View {
  /// What a closure makes of the views that another view stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }

  /// What a closure makes of the sections of another view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

@MainActor
extension ForEach where Content: View {
  /// A view for each of the views that another stands for.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID {
    self.init(data: SubviewsCollection(view.subviews), id: \.id, content: content)
  }

  /// A view for each section of another.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(data: view.sections, id: \.id, content: content)
  }
}
