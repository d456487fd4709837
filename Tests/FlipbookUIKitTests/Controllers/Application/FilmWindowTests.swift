import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTestSupport
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// The window that stands for a film of SwiftUI.
@MainActor
@Suite struct FilmWindowTests {
  private final class Record {
    var window: UIWindow?
    var taps = 0
  }

  private func warnings(_ run: @escaping @MainActor () -> Void) -> [String] {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      SceneContext.current.nextScene().enter()
      let runtime = ViewRuntime.withoutCurrent {
        ViewRuntime(
          size: CGSize(width: 120, height: 200), background: .white, resources: TestRendering.resources
        ) { Color.red.onAppear { run() } }
      }
      _ = runtime.displayList(at: 0)
      _ = runtime.displayList(at: 1)
    }
    return collector.diagnostics.map(\.code)
  }

  @Test("the scene has a key window, as public code asks for it")
  func keyWindow() {
    let record = Record()
    let codes = warnings {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      record.window = scene?.windows.first { $0.isKeyWindow }
    }
    #expect(record.window != nil && record.window?.rootViewController != nil)
    #expect(codes.isEmpty)
  }

  @Test("the scene's delegate is one of the system's, which has the window")
  func sceneDelegate() {
    let record = Record()
    let codes = warnings {
      let scene = UIApplication.shared.connectedScenes.first
      record.window = (scene?.delegate as? any UIWindowSceneDelegate)?.window
    }
    #expect(record.window != nil && record.window === UIApplication.shared.filmWindow)
    #expect(codes.isEmpty)
  }

  /// A film of SwiftUI with a white button in the middle, which counts.
  private func film(_ record: Record) -> ViewRuntime {
    SceneContext.current.nextScene().enter()
    FilmScreen.size = CGSize(width: 120, height: 200)
    FilmScreen.scale = 1
    return ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 120, height: 200), background: .white, resources: TestRendering.resources
      ) { Color.blue.onTapGesture { record.taps += 1 } }
    }
  }

  private func pixel(_ runtime: ViewRuntime, _ x: Int, _ y: Int, at time: TimeInterval) throws -> UInt32 {
    try TestRendering.bitmap(of: runtime.displayList(at: time))[x, y]
  }

  private func tap(_ runtime: ViewRuntime, _ point: CGPoint) {
    runtime.whileCurrent {
      let touch = runtime.touches.begin(TouchEvent(.began, time: runtime.now, location: point))
      touch.handle(TouchEvent(.ended, time: runtime.now, location: point))
    }
  }

  @Test("views in it are in front of the film's, animate, and have their own touches alone")
  func views() throws {
    let record = Record()
    let runtime = film(record)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    runtime.whileCurrent {
      box.backgroundColor = .red
      UIApplication.shared.windows.first?.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 50 }
    }
    #expect(try pixel(runtime, 15, 40, at: 0) == 0xffff_0000)
    #expect(try pixel(runtime, 15, 40, at: 0.5) == 0xff00_7aff)
    #expect(try pixel(runtime, 40, 40, at: 0.5) == 0xffff_0000)
    // The window itself lets touches through.
    tap(runtime, CGPoint(x: 60, y: 150))
    _ = runtime.displayList(at: 1.5)
    #expect(record.taps == 1)
    tap(runtime, CGPoint(x: 80, y: 40))
    _ = runtime.displayList(at: 2.5)
    #expect(record.taps == 1)
  }

  @Test("its controller presents others, and windows in front are shown")
  func front() throws {
    let record = Record()
    let runtime = film(record)
    runtime.whileCurrent {
      let page = UIViewController()
      page.view.backgroundColor = .green
      page.modalPresentationStyle = .fullScreen
      UIApplication.shared.windows.first?.rootViewController?.present(page, animated: false)
    }
    #expect(try pixel(runtime, 60, 100, at: 0.2) == 0xff00_ff00)
    runtime.whileCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.backgroundColor = .black
      window.isHidden = false
      record.window = window
    }
    #expect(try pixel(runtime, 20, 20, at: 0.4) == 0xff00_0000)
    #expect(try pixel(runtime, 60, 100, at: 0.4) == 0xff00_ff00)
  }

  @Test("it has the insets of the device's screen")
  func insets() {
    SceneContext.current.nextScene().enter()
    FilmScreen.insets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    #expect(
      UIApplication.shared.keyWindow?.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    SceneContext.current.nextScene().enter()
    #expect(UIApplication.shared.keyWindow?.safeAreaInsets == .zero)
  }

  /// A film of SwiftUI that is red in the dark and blue in the light.
  private func schemeFilm(_ change: @escaping @MainActor (UIWindow) -> Void) -> ViewRuntime {
    SceneContext.current.nextScene().enter()
    FilmScreen.size = CGSize(width: 120, height: 200)
    FilmScreen.scale = 1
    return ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 120, height: 200), background: .white, resources: TestRendering.resources
      ) {
        SchemeBoard().onAppear {
          ViewRuntime.current?.runLoop.post(at: 0.5) {
            if let window = UIApplication.shared.windows.first { change(window) }
          }
        }
      }
    }
  }

  private struct SchemeBoard: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { scheme == .dark ? Color.red : Color.blue }
  }

  @Test("the film's views have the style that the window, its controller or that one's view is given")
  func style() throws {
    let changes: [@MainActor (UIWindow) -> Void] = [
      { $0.overrideUserInterfaceStyle = .dark },
      { $0.rootViewController?.overrideUserInterfaceStyle = .dark },
      { $0.rootViewController?.view.overrideUserInterfaceStyle = .dark },
    ]
    for change in changes {
      let runtime = schemeFilm(change)
      let before = try pixel(runtime, 60, 100, at: 0.2)
      let after = try pixel(runtime, 60, 100, at: 1)
      #expect(before & 0xFF00_0000 == 0xFF00_0000 && after != before)
      #expect(after >> 16 & 0xFF > 0xF0 || after & 0xFF > 0xF0, "\(String(after, radix: 16))")
    }
  }

  @Test("a style that is taken away leaves the film's own")
  func styleTakenAway() throws {
    let runtime = schemeFilm { window in
      window.overrideUserInterfaceStyle = .dark
      ViewRuntime.current?.runLoop.post(at: 1.5) { window.overrideUserInterfaceStyle = .unspecified }
    }
    let before = try pixel(runtime, 60, 100, at: 0.2)
    #expect(try pixel(runtime, 60, 100, at: 1) != before)
    #expect(try pixel(runtime, 60, 100, at: 2) == before)
  }
}
