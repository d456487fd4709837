import FlipbookDrawing
import FlipbookViews
import Foundation

extension MapContent {
  /// Shows or hides the titles of markers. Those of annotations are never shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    MapContentBuilder.Group(
      _items: _items.map { item in
        guard visibility == .hidden else { return item }
        var item = item
        item.balloon?.title = nil
        return item
      })
  }

  /// Shows or hides the second lines of titles. There are none.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
}
