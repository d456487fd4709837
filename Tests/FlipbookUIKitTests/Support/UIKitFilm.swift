import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation

/// Runs a view of UIKit's through film time.
@MainActor
final class UIKitFilm {
  let runtime: ViewRuntime
  private(set) var list: DisplayList

  /// - Parameters:
  ///   - environment: The traits of the film.
  ///   - insets: The screen's own insets at the top and the bottom, in points.
  ///   - make: Makes the view; its window has the film's size.
  init(
    size: CGSize = CGSize(width: 200, height: 200), insets: UIEdgeInsets = .zero,
    environment: EnvironmentValues = EnvironmentValues(),
    controller make: @escaping @MainActor () -> UIViewController
  ) {
    // Layers and views that tests before this one made without a film leave changes that wait for its end.
    SceneContext.current.nextScene().enter()
    FilmScreen.size = size
    FilmScreen.scale = 1
    runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: size, environment: environment, background: .white, resources: TestRendering.resources
      ) {
        UIKitScene(.controller(make))
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
      }
    }
    list = runtime.displayList(at: 0)
  }

  /// A film of one view that fills it.
  convenience init(
    size: CGSize = CGSize(width: 200, height: 200), view make: @escaping @MainActor (UIView) -> Void
  ) {
    self.init(size: size) {
      let controller = UIViewController()
      make(controller.view)
      return controller
    }
  }

  /// Goes to a film time through the frames before it, at 60 a second.
  func go(to time: TimeInterval) {
    var next = runtime.now + 1.0 / 60
    while next < time - 1e-9 {
      _ = runtime.displayList(at: next)
      next += 1.0 / 60
    }
    list = runtime.displayList(at: time)
  }

  static let resources = TestRendering.resources

  static func bitmap(_ list: DisplayList) throws -> Bitmap { try TestRendering.bitmap(of: list) }

  func bitmap() throws -> Bitmap { try Self.bitmap(list) }

  /// The colour of a pixel, as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try bitmap()[x, y] }
}
