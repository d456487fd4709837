import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The subviews of a view in a `ForEach`.
public typealias ForEachSubviewCollection<Content> = SubviewsCollection

/// The sections of a view in a `ForEach`.
public typealias ForEachSectionCollection<Content> = SectionCollection

@MainActor
extension Group where Content: View {
  /// Makes a view by a closure of the views that another view stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }

  /// Makes a view by a closure of the sections of another view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

@MainActor
extension ForEach where Content: View {
  /// Makes a view for each of the views that another stands for.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID {
    self.init(data: SubviewsCollection(view.subviews), id: \.id, content: content)
  }

  /// Makes a view for each section of another.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(data: view.sections, id: \.id, content: content)
  }
}
