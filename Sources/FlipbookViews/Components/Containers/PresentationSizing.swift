import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How large a sheet is where there is room; on a telephone it is as large as its detents.
public protocol PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// The size of the content; no other than the usual in a film.
  public static var fitted: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// The size of a form; no other than the usual in a film.
  public static var form: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  /// The size of a page; no other than the usual in a film.
  public static var page: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
