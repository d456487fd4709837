import FlipbookDrawing
import Foundation

/// Rows, plates and labels of lists and forms.
package struct ListMetrics: Equatable, Sendable {
  /// Beside the plates of an inset list.
  package var margin: CGFloat = 20
  /// From the edge of a plate, or of a plain list, to a row's content.
  package var inset: CGFloat = 20
  /// The least height of a row, its separator included.
  package var row: CGFloat = 44
  /// Over and under the content of a row.
  package var contentInset: CGFloat = 11
  /// The same of content that is no higher than `lowContent`.
  package var lowInset: CGFloat = 4
  package var lowContent: CGFloat = 37
  /// The column of the icons of labels, what is between it and the titles, and how much wider an icon may be.
  package var iconColumn: CGFloat = 28
  package var iconGap: CGFloat = 16
  package var iconOverhang: CGFloat = 8
  /// The room of the mark of a chosen row.
  package var mark: CGFloat = 40
  package var cornerRadius: CGFloat = 10
  package var headerTop: CGFloat = 17
  package var headerBottom: CGFloat = 6
  /// Of a header that shows nothing, without what is above and below.
  package var emptyHeader: CGFloat = 14
  /// The same of a header of increased prominence.
  package var prominentHeaderTop: CGFloat = 6.67
  package var prominentHeaderBottom: CGFloat = 12.33
  /// The same of a plain list.
  package var plainHeaderTop: CGFloat = 25.67
  package var plainHeaderBottom: CGFloat = 4.33
  package var footerTop: CGFloat = 6
  package var footerBottom: CGFloat = 12
  /// In place of the header or the footer that a section lacks.
  package var noLabel: CGFloat = 17.5
  /// In place of the header that the first section lacks.
  package var noFirstHeader: CGFloat = 35
  /// The least width of an action beside a swiped row, the room beside its label, and the label's size.
  package var actionWidth: CGFloat = 74
  package var actionPadding: CGFloat = 8
  package var actionFont: CGFloat = 15
  /// How far the content of a row moves for the disc of edit mode.
  package var editIndent: CGFloat = 40
  /// From the edge of a plate to the disc, and its width.
  package var discLeading: CGFloat = 21
  package var discWidth: CGFloat = 22
  /// The room of the handle that moves a row, the size of its symbol, and what is after it.
  package var moveIndent: CGFloat = 34
  package var handleFont: CGFloat = 17
  package var handleTrailing: CGFloat = 16
}
