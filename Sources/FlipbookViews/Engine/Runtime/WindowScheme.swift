import FlipbookDrawing

/// The colour scheme that a film's window is given from outside of its views, as by `overrideUserInterfaceStyle` in UIKit.
@MainActor
package final class WindowScheme {
  private unowned let runtime: ViewRuntime
  /// Whether the film's background follows the scheme: it is that of a film without one of its own.
  private var blackens = false
  /// Called with the new scheme.
  var changed: (@MainActor (ColorScheme?) -> Void)?

  init(runtime: ViewRuntime) { self.runtime = runtime }

  /// The scheme; nil for that of the film.
  package var scheme: ColorScheme? {
    didSet {
      guard scheme != oldValue else { return }
      darken(scheme)
      changed?(scheme)
    }
  }

  /// The scheme that a view in the window asks for; nil for none.
  var preferred: ColorScheme? {
    didSet {
      // A film that is dark from its start is black before this.
      if oldValue == .dark, preferred != .dark, runtime.background == .black { blackens = true }
      darken(preferred ?? scheme)
    }
  }

  private func darken(_ scheme: ColorScheme?) {
    if scheme == .dark, runtime.background == .white {
      (runtime.background, blackens) = (.black, true)
    } else if blackens, scheme != .dark {
      (runtime.background, blackens) = (.white, false)
    }
  }
}
