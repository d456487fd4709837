import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views of a film that pages, covers and sheets zoom from.
@MainActor
final class ZoomSources {
  /// A view that another one zooms from.
  struct Source {
    let view: LiftedElement
    /// In points.
    let cornerRadius: CGFloat
  }

  private var sources: [ZoomKey: Source] = [:]
  /// The keys that were asked for.
  private(set) var taken: Set<ZoomKey> = []

  nonisolated init() {}

  subscript(key: ZoomKey) -> Source? { sources[key] }

  func register(_ source: Source, for key: ZoomKey) { sources[key] = source }

  /// Takes the view off the page below for as long as the one that zooms from it is there.
  func lift(_ key: ZoomKey) {
    taken.insert(key)
    sources[key]?.view.isLifted = true
  }

  func release(_ key: ZoomKey) { sources[key]?.view.isLifted = false }
}
