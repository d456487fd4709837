import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The view that a closure makes of the sections of another.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  /// The result of the closure.
  public var body: some View { content(sections.sections) }
}
