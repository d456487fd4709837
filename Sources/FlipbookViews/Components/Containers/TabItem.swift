import FlipbookDrawing

/// A page as the bar of a tab view shows it.
struct TabItem {
  let tag: AnyHashable?
  let label: AnyView
  let badge: Text?
}
