import FlipbookDrawing
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor struct PlaygroundPageTests {
  private func pixel(_ run: @escaping @MainActor () -> Void) throws -> UInt32 {
    FilmScreen.size = CGSize(width: 100, height: 100)
    FilmScreen.scale = 1
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 100), background: .white, resources: UIKitFilm.resources
      ) { _playgroundContent(run) }
    }
    return try UIKitFilm.bitmap(runtime.displayList(at: 0))[50, 50]
  }

  @Test("a playground shows its live view: a view, a controller or a view of SwiftUI's")
  func liveViews() throws {
    let view = try pixel {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      PlaygroundPage.current.liveView = view
    }
    let controller = try pixel {
      let controller = UIViewController()
      controller.view.backgroundColor = .blue
      PlaygroundPage.current.liveView = controller
    }
    #expect(view == 0xffff_0000 && controller == 0xff00_00ff)
    #expect(try pixel { PlaygroundPage.current.setLiveView(Color(red: 0, green: 1, blue: 0)) } == 0xff00_ff00)
  }
}
