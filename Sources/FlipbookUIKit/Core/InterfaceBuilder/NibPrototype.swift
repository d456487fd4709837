import Foundation

/// The description of a cell or of another view that is made again and again: a prototype of a storyboard's, or the first
/// view of a file of views.
@MainActor
struct NibPrototype {
  let element: MarkupElement
  let file: NibFile
  /// The objects around a prototype of a storyboard's, to which its actions go.
  let outer: NibObjects?

  /// Makes a view.
  func make() -> UIView? {
    let objects = NibObjects(file, outer: outer)
    let view = objects.makeView(element)
    objects.finish()
    return view
  }
}
