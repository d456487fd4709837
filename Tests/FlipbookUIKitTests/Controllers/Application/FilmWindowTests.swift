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

  @Test("views and controllers that are put into it, and windows in front, are reported")
  func reports() {
    #expect(warnings { UIApplication.shared.windows.first?.addSubview(UIView()) } == ["window.film"])
    #expect(
      warnings {
        UIApplication.shared.windows.first?.rootViewController?.present(UIViewController(), animated: false)
      } == [UnsupportedRegister.code])
    let record = Record()
    #expect(
      warnings {
        record.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        record.window?.isHidden = false
      } == [UnsupportedRegister.code])
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
}
