import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The windows in front of the one that a film shows: banners, alerts and menus that have a window of their own.
///
/// Their layers lie on that window's, in the order of their levels. Nothing here retains a window: it goes with the
/// last reference to it, as on a device.
@MainActor
final class WindowStack {
  private struct Entry {
    weak var window: UIWindow?
    let layer: CALayer
  }

  /// The window that the film shows.
  private weak var main: UIWindow?
  private var entries: [Entry] = []

  /// Lies in front of the layers of the main window.
  private static let depth: CGFloat = 1_000_000

  /// Makes a window the one that the film shows, with those that were made visible before in front.
  func begin(with window: UIWindow, _ others: [UIWindow]) {
    (main, entries) = (window, [])
    for other in others where other !== window && !other.isHidden { show(other) }
  }

  /// Shows a window in front of those of its level. Does nothing for the window of the film.
  func show(_ window: UIWindow) {
    guard let main, main !== window, !window.isHosted else { return }
    prune()
    entries.removeAll { $0.window === window }
    entries.append(Entry(window: window, layer: window.layer))
    UIView.performWithoutAnimation {
      window.coveredByHost = main.coveredByHost
      main.layer.addSublayer(window.layer)
      sort()
      window.layoutIfNeeded()
    }
  }

  /// Puts the layers in the order of the windows' levels.
  func sort() {
    entries.sort { ($0.window?.windowLevel.rawValue ?? 0) < ($1.window?.windowLevel.rawValue ?? 0) }
    for (index, entry) in entries.enumerated() { entry.layer.zPosition = Self.depth + CGFloat(index) }
  }

  /// Takes the layers of windows away that are there no more.
  func prune() {
    for entry in entries where entry.window == nil { entry.layer.removeFromSuperlayer() }
    entries.removeAll { $0.window == nil }
  }

  /// The windows in front of one, the nearest to it first; none for others than that of the film.
  func windows(before window: UIWindow) -> [UIWindow] {
    window === main ? entries.compactMap(\.window).filter { !$0.isHidden } : []
  }
}
